// The numbers that plates of the board and rows of the player boards speak of, by the names their words use.

import type { Game } from '../../engine/game.ts';

/** Values for `board.action` and `inmates.order-rows` of print.yaml, so that a changed number changes the plates (spoon.steal, heal.one, extort.once). */
export function plateNumbers({ numbers }: Pick<Game, 'numbers'>): Readonly<Record<string, number>> {
  return { spoons: numbers.spoonsStolen, healed: numbers.healed, extortions: numbers.extortionsPerTurn };
}
