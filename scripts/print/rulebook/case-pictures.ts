// The strip of pictures on a case report: what its text speaks of, in the order it does.

import type { Game, Lang, RuleExample } from '../../../engine/game.ts';

/** Pictures shown at most on one strip. */
const LONGEST = 5;

interface Term {
  readonly word: string;
  readonly icon: string;
}

/** Everything in the game that has a name and a picture, longest names first, so that a name inside a longer one is not seen twice. */
export function pictureTerms(game: Game, lang: Lang): readonly Term[] {
  const terms = [
    ...game.cards.map(({ name, picture }) => ({ word: name[lang] ?? '', icon: picture })),
    ...game.gangs.map(({ name, badge }) => ({ word: name[lang] ?? '', icon: badge })),
    ...game.locations.map(({ id, name }) => ({ word: name[lang] ?? '', icon: `room-${id}` })),
  ];
  return terms.filter(({ word }) => word !== '').sort((a, b) => b.word.length - a.word.length || (a.word < b.word ? -1 : 1));
}

/** Icons for an example, each once. A name counts at the start of a word, so that inflected forms (Klinge, Klingen) are found too. */
export function casePictures(example: RuleExample, lang: Lang, terms: readonly Term[]): readonly string[] {
  let text = [example.given, example.does, example.then].map((part) => part[lang] ?? '').join(' ').toLowerCase();
  const found: { at: number; icon: string }[] = [];
  for (const { word, icon } of terms) {
    const at = startOfWord(text, word.toLowerCase());
    if (at < 0) continue;
    found.push({ at, icon });
    text = text.split(word.toLowerCase()).join('·'.repeat(word.length));
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ icon }) => icon))].slice(0, LONGEST);
}

function startOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return at;
  }
  return -1;
}
