// The cards that are measured: real faces of the game, as many as asked for, no two alike.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import { allFaces } from '../../print/faces/all-faces.ts';
import { backOf } from '../../print/faces/back.ts';
import type { DeckFace, CardFace } from '../../print/faces/card-face.ts';

export interface BenchCard {
  readonly front: DeckFace;
  readonly back: CardFace;
}

/** Takes the game's distinct faces round and round; each card prints a file number of its own, so nobody can paint one face twice. */
export function benchCards(game: Game, lang: Lang, count: number): readonly BenchCard[] {
  const faces = allFaces(game, lang);
  const backs = new Map<string, CardFace>();
  return Array.from({ length: count }, (_unused, index) => {
    const face = faces[index % faces.length];
    if (face === undefined) throw new Error('The game has no cards to measure.');
    const number = String(index + 1).padStart(4, '0');
    const back = backs.get(face.deck) ?? backOf(game, face.deck, lang);
    backs.set(face.deck, back);
    return {
      front: { ...face, id: `${face.id}-${number}`, data: { ...face.data, file: `${number} · ${game.version}` } },
      back,
    };
  });
}
