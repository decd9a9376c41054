// The cards that are measured: all of the game, as often as it has copies of them.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import { allFaces } from '../../print/faces/all-faces.ts';
import { backOf } from '../../print/faces/back.ts';
import type { DeckFace, CardFace } from '../../print/faces/card-face.ts';

export interface BenchCard {
  readonly front: DeckFace;
  readonly back: CardFace;
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
