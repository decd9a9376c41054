// The cards that are measured: all of the game, as often as it has copies of them.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import { allFaces } from '../../print/faces/all-faces.ts';
import { backOf } from '../../print/faces/back.ts';
import { CARD_BLEED } from '../../print/faces/lay-face.ts';
import type { DeckFace, CardFace } from '../../print/faces/card-face.ts';

export interface BenchCard {
  readonly front: DeckFace;
  readonly back: CardFace;
}

/** The size of the cards that are measured, that of the game's first one, with its bleed, mm. */
export function benchSize(
  game: Game,
  lang: Lang,
): { readonly width: number; readonly height: number; readonly bleed: number } {
  const [first] = allFaces(game, lang);
  if (first === undefined) throw new Error('The game has no cards to measure.');
  return { ...first.size, bleed: CARD_BLEED };
}

/** Fronts with their backs in the order in which print lays them on sheets. */
export function benchCards(game: Game, lang: Lang): readonly BenchCard[] {
  const backs = new Map<string, CardFace>();
  return allFaces(game, lang).flatMap((front) => {
    const back = backs.get(front.deck) ?? backOf(game, front.deck, lang);
    backs.set(front.deck, back);
    return Array.from({ length: front.copies }, () => ({ front, back }));
  });
}
