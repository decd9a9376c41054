// The file number at a card's foot: its place among all faces of the game, and the version of the content.

import type { Background, Game, Gang, HandCard, Lang, StrengthCard } from '../../../engine/facts/game.ts';
import { speakPrint } from '../speak.ts';

/** Anything a card face is made for. */
export type FaceItem = HandCard | Gang | Background | StrengthCard;

/** All things with a face, in data order: hand cards, gangs, backgrounds, strength cards. */
export function faceItems(game: Game): readonly FaceItem[] {
  return [...game.cards, ...game.gangs, ...game.backgrounds, ...game.strengthCards];
}

/** E.g. `Akte 007 · 0.1.0`; the number counts faces from 1 in data order, so equal cards share it. */
export function fileNumber(game: Game, lang: Lang, item: FaceItem): string {
  const number = faceItems(game).indexOf(item) + 1;
  return speakPrint(game, lang)('cards.file', { number: String(number).padStart(3, '0'), version: game.version });
}
