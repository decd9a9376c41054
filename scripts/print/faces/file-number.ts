// The file number at a card's foot: its place among all faces of the game, and the version of the content.

import { boxOf, type BoxCard, type Game, type Lang } from '../../../engine/facts/game.ts';
import { speakPrint } from '../speak.ts';

/** E.g. `Akte 007 · 0.1.0`; the number counts faces from 1 in the order of the box, so equal cards share it. */
export function fileNumber(game: Game, lang: Lang, { card }: BoxCard): string {
  const number = boxOf(game).findIndex((other) => other.card === card) + 1;
  return speakPrint(game, lang)('cards.file', { number: String(number).padStart(3, '0'), version: game.version });
}
