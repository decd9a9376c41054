// The strip of pictures on a case report: who and what its text speaks of, in the order it does.

import { SIDES, type Game, type Lang, type RuleExample } from '../../../engine/facts/game.ts';

/** Pictures shown at most on one strip. */
const LONGEST = 6;

/** Letters that a name may grow by at its end: plural, genitive, dative. */
const LONGEST_ENDING = 2;

/** Signs for the locations that read at 6 mm; a location nobody has drawn for shows the watchtower. */
const ROOM_ICONS: Readonly<Record<string, string>> = {
  'cell-block': 'bars',
  showers: 'shower',
  cafeteria: 'meal',
  'common-room': 'shop',
  infirmary: 'plaster',
  solitary: 'padlock',
};

export interface Term {
  readonly word: string;
  /** Name of a symbol, with its prefix: `icon-spoon`, `portrait-leyla`. */
  readonly symbol: string;
}

/** Everything in the game that has a name and a picture, longest names first, so that a name inside a longer one is not seen twice. */
export function pictureTerms(game: Game, lang: Lang): readonly Term[] {
  const terms = [
    ...game.cards.map(({ name, picture }) => ({ word: name[lang] ?? '', symbol: `icon-${picture}` })),
    ...game.gangs.map(({ name, badge }) => ({ word: name[lang] ?? '', symbol: `icon-${badge}` })),
    ...game.locations.map(({ id, name }) => ({
      word: name[lang] ?? '',
      symbol: `icon-${ROOM_ICONS[id] ?? 'watchtower'}`,
    })),
    ...game.inmates.flatMap(({ sides }) =>
      SIDES.flatMap((side) =>
        firstNames(sides[side].name[lang] ?? '').map((word) => ({ word, symbol: `portrait-${sides[side].portrait}` })),
      ),
    ),
  ];
  return terms
    .filter(({ word }) => word !== '')
    .sort((a, b) => b.word.length - a.word.length || (a.word < b.word ? -1 : 1));
}

/** What an inmate is called at the table: the full name without title and surname. */
const firstNames = (name: string): readonly string[] =>
  name
    .split(' ')
    .slice(0, -1)
    .filter((part) => /^\p{Lu}.*[^.]$/u.test(part));

/** Symbols for an example, each once; a name counts also where it is inflected (Klinge, Klingen). */
export function casePictures(example: RuleExample, lang: Lang, terms: readonly Term[]): readonly string[] {
  let text = [example.given, example.does, example.then]
    .map((part) => part[lang] ?? '')
    .join(' ')
    .toLowerCase();
  const found: { at: number; symbol: string }[] = [];
  for (const { word, symbol } of terms) {
    const at = findWord(text, word.toLowerCase());
    if (at < 0) continue;
    found.push({ at, symbol });
    text = text.split(word.toLowerCase()).join('·'.repeat(word.length));
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ symbol }) => symbol))].slice(0, LONGEST);
}

function findWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const ending = /^\p{L}*/u.exec(text.slice(at + word.length))?.[0] ?? '';
    if (!/[\p{L}\p{N}]/u.test(before) && ending.length <= LONGEST_ENDING) return at;
  }
  return -1;
}
