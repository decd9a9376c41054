// How many cards fit a paper, and with how much bleed: the arithmetic along one axis, and the search over grids.

import type { Grid, ImpositionJob, Orientation } from './imposition.ts';

/** Bleed in mm that must be left at the rim of the block, however tight the paper. */
const LEAST_BLEED = 2;
/** Shortest useful cut mark, and its distance from the ink it must not touch. */
export const LEAST_MARK = 1.5;
export const MARK_OFFSET = 0.3;
/** Distance from the trim of a mark that has to lie on the bleed. */
export const MARK_ON_INK_OFFSET = 1;
/** Depth of the strip that ruler and imprint need. */
export const STRIP_DEPTH = 2.8;
/** Length that the ruler with its caption needs along the paper. */
const STRIP_LENGTH = 170;
const EPSILON = 1e-9;

/** One axis of a sheet: where the block begins, and the bleed that stands out at both of its ends. */
export interface Axis {
  readonly start: number;
  readonly length: number;
  readonly bleed: number;
  /** Room between the bleed and the unprintable rim. */
  readonly band: number;
}

/** A way to lay the cards out that fits the paper. */
export interface Fit {
  readonly orientation: Orientation;
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
  readonly across: Axis;
  readonly down: Axis;
}

function axis(paper: number, edge: number, size: number, count: number, job: ImpositionJob): Axis | undefined {
  const length = count * size + (count - 1) * job.gap;
  const start = (paper - length) / 2;
  const room = start - edge;
  const needed = Math.max(Math.min(job.bleed, LEAST_BLEED), job.marks === 'crop' ? LEAST_MARK + MARK_ON_INK_OFFSET : 0);
  if (room + EPSILON < needed) return undefined;
  const bleed = Math.min(job.bleed, room);
  return { start, length, bleed, band: room - bleed };
}

/** Whether the band of one axis can hold cut marks with a strip for ruler and imprint outside them. */
export function holdsStrip(band: number, job: ImpositionJob): boolean {
  return band + EPSILON >= STRIP_DEPTH + (job.marks === 'crop' ? LEAST_MARK + 2 * MARK_OFFSET : MARK_OFFSET);
}

/** Lays one grid on the paper in one orientation; undefined where it does not fit with marks, ruler and imprint. */
export function fitGrid(job: ImpositionJob, orientation: Orientation, grid: Grid): Fit | undefined {
  const { paper, trim } = job;
  const [width, height] = orientation === 'portrait' ? [paper.width, paper.height] : [paper.height, paper.width];
  const across = axis(width, paper.edge, trim.width, grid.columns, job);
  const down = axis(height, paper.edge, trim.height, grid.rows, job);
  if (across === undefined || down === undefined) return undefined;
  const strips =
    (holdsStrip(down.band, job) && width >= STRIP_LENGTH) || (holdsStrip(across.band, job) && height >= STRIP_LENGTH);
  return strips ? { orientation, width, height, grid, across, down } : undefined;
}

/** The grid that holds most cards in one orientation; undefined where not even one card fits. */
function largestIn(job: ImpositionJob, orientation: Orientation): Fit | undefined {
  const longest = Math.max(job.paper.width, job.paper.height);
  let best: Fit | undefined;
  for (let columns = 1; columns * job.trim.width <= longest; columns++) {
    for (let rows = 1; rows * job.trim.height <= longest; rows++) {
      const fit = fitGrid(job, orientation, { columns, rows });
      if (fit !== undefined && (best === undefined || columns * rows > best.grid.columns * best.grid.rows)) best = fit;
    }
  }
  return best;
}

/** The arrangement that holds most cards; portrait where both orientations hold the same. */
export function largestFit(job: ImpositionJob): Fit | undefined {
  const orientations: readonly Orientation[] =
    job.orientation === undefined ? ['portrait', 'landscape'] : [job.orientation];
  let best: Fit | undefined;
  for (const orientation of orientations) {
    const fit = largestIn(job, orientation);
    if (
      fit !== undefined &&
      (best === undefined || fit.grid.columns * fit.grid.rows > best.grid.columns * best.grid.rows)
    )
      best = fit;
  }
  return best;
}
