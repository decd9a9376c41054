// Names by id, of whatever carries one.
import type { Game, Lang, Words } from './game.ts';

const hasLang = (texts: Readonly<Record<Lang, unknown>>, lang: unknown): lang is Lang =>
  typeof lang === 'string' && Object.hasOwn(texts, lang);

/** The words of a language; undefined for one that nobody speaks here. */
export const wordsIn = (game: Game, lang: Lang): Words | undefined =>
  hasLang(game.words, lang) ? game.words[lang] : undefined;

/** How a seat is called by whoever asks; without a name of text it is its number. */
export function sayName(seatName: (seat: number) => string, seat: number): string {
  const name: unknown = typeof seatName === 'function' ? seatName(seat) : undefined;
  return typeof name === 'string' ? name : String(seat);
}

/** The name of a card, location, gang or background; further cell blocks get their number. The id itself if nothing has it. */
export function nameOfId(game: Game, id: string, lang: Lang): string {
  const [plain = id, block] = id.split('#');
  const found = [game.cards, game.locations, game.gangs, game.backgrounds].flatMap((list) =>
    list.filter((entry) => entry.id === plain),
  );
  const names = found[0]?.name ?? {};
  const name = hasLang(names, lang) ? names[lang] : plain;
  return block === undefined ? name : `${name} ${block}`;
}
