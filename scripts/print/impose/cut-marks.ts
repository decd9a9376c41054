// Cut marks: one at each end of the sheet for every cut, in line with the trim and never inside a trimmed card.

import {
  LEAST_MARK,
  MARK_OFFSET,
  MARK_ON_INK_OFFSET,
  STRIP_DEPTH,
  holdsStrip,
  type Axis,
  type Fit,
} from './fit-grid.ts';
import type { ImpositionJob, Mark } from './imposition.ts';

/** Longest mark in mm; longer ones only take room. */
const LONGEST_MARK = 4;

/** Positions of the cuts along one axis, mm: the trims' edges, once where neighbours share a cut. */
export function cuts(axis: Axis, size: number, gap: number, count: number): readonly number[] {
  const positions: number[] = [];
  for (let index = 0; index < count; index++) {
    const start = axis.start + index * (size + gap);
    if (index === 0 || gap > 0) positions.push(start);
    positions.push(start + size);
  }
  return positions;
}

/** From where to where a mark runs, as distances from the paper's edge, at the ends of one axis. */
export function markSpan(
  axis: Axis,
  strip: boolean,
  edge: number,
): { readonly from: number; readonly to: number; readonly onInk: boolean } {
  const outer = edge + (strip ? STRIP_DEPTH + MARK_OFFSET : 0);
  const inner = axis.start - axis.bleed - MARK_OFFSET;
  if (inner - outer >= LEAST_MARK) return { from: Math.max(outer, inner - LONGEST_MARK), to: inner, onInk: false };
  return { from: edge, to: axis.start - MARK_ON_INK_OFFSET, onInk: true };
}

/** All marks of a sheet; none for `marks: none`. */
export function cutMarks(fit: Fit, job: ImpositionJob): readonly Mark[] {
  if (job.marks === 'none') return [];
  const { across, down, width, height, grid } = fit;
  const level = markSpan(across, holdsStrip(across.band, job) && !holdsStrip(down.band, job), job.paper.edge);
  const upright = markSpan(down, holdsStrip(down.band, job), job.paper.edge);
  const vertical = cuts(across, job.trim.width, job.gap, grid.columns).flatMap((x) => [
    { x1: x, y1: upright.from, x2: x, y2: upright.to, onInk: upright.onInk },
    { x1: x, y1: height - upright.from, x2: x, y2: height - upright.to, onInk: upright.onInk },
  ]);
  const horizontal = cuts(down, job.trim.height, job.gap, grid.rows).flatMap((y) => [
    { x1: level.from, y1: y, x2: level.to, y2: y, onInk: level.onInk },
    { x1: width - level.from, y1: y, x2: width - level.to, y2: y, onInk: level.onInk },
  ]);
  return [...vertical, ...horizontal];
}
