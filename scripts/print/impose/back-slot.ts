// Where a card's back goes on the back of its sheet, and which way up, for each paper orientation and flip edge.

import type { Grid, Orientation } from './imposition.ts';

export type FlipEdge = 'long' | 'short';

export interface BackSlot {
  readonly row: number;
  readonly column: number;
  /** 180 where the flip turns the sheet upside down. */
  readonly turn: 0 | 180;
}

/** Whether turning the sheet about this edge swaps left and right (else it swaps top and bottom). */
export function flipsSideways(orientation: Orientation, edge: FlipEdge): boolean {
  return (orientation === 'portrait') === (edge === 'long');
}

/**
 * The slot on the back page that meets a front slot once the sheet is turned about an edge. Turned about an upright edge, columns
 * swap; turned about a level edge, rows swap and the back stands on its head, so that the cut card's back is upright.
 */
export function backSlot(row: number, column: number, grid: Grid, orientation: Orientation, edge: FlipEdge): BackSlot {
  return flipsSideways(orientation, edge)
    ? { row, column: grid.columns - 1 - column, turn: 0 }
    : { row: grid.rows - 1 - row, column, turn: 180 };
}
