// The picture of a hand card by its id.

import type { Game } from '../../../engine/facts/game.ts';

/**
 * Name of the picture of the hand card `id`.
 * @throws Error when there is no such card; a checked `Game` has none of these.
 */
export function pictureOf(game: Game, id: string): string {
  const card = game.cards.find((candidate) => candidate.id === id);
  if (card === undefined) throw new Error(`No hand card has the id "${id}".`);
  return card.picture;
}
