// What a booklet's sheets say beside their pages: dashes where the fold is, and on the first side how to print, fold and staple. mm.

import type { DisplayItem } from '../display/display-list.ts';
import { STRIP_DEPTH } from '../impose/fit-grid.ts';
import type { Paper } from '../impose/imposition.ts';
import { imprintItem } from '../impose/strip-items.ts';
import type { Typefaces } from '../font/typeface.ts';

const INK = '#1d1a17';
const DASHES = { length: 5, width: 0.2, dash: [1, 1] } as const;
/** Between fold and imprint: a fold is never quite exact. */
const IMPRINT_OFFSET = 1;

/** White paper that is needed on each side of the fold. */
export const FOLD_ROOM = IMPRINT_OFFSET + STRIP_DEPTH;

/** Dashes on the fold at head and foot, as far out as printers reach. */
export function foldMarks(paper: Paper): readonly DisplayItem[] {
  const [fold, height] = [paper.height / 2, paper.width];
  const mark = (from: number, to: number): DisplayItem => ({
    kind: 'path',
    d: `M${String(fold)} ${String(from)}L${String(fold)} ${String(to)}`,
    stroke: { colour: INK, width: DASHES.width, dash: DASHES.dash },
  });
  return [mark(paper.edge, paper.edge + DASHES.length), mark(height - paper.edge, height - paper.edge - DASHES.length)];
}

/** One line along the fold, left of it, read from foot to head. */
export function foldImprint(paper: Paper, text: string, typefaces: Pick<Typefaces, 'get'>): DisplayItem {
  const box = {
    x: paper.height / 2 - FOLD_ROOM,
    y: paper.edge,
    width: STRIP_DEPTH,
    height: paper.width - 2 * paper.edge,
  };
  return imprintItem({ box, turned: true }, text, typefaces);
}
