// Imposition: cards onto sheets of paper. One pure function from the job to slots, mirrored back slots, cut marks, ruler and imprint.

import { backSlot, type FlipEdge } from './back-slot.ts';
import { cutMarks } from './cut-marks.ts';
import { STRIP_DEPTH, fitGrid, holdsStrip, largestFit, type Axis, type Fit } from './fit-grid.ts';
import type { Grid, ImpositionJob, ImpositionResult, Refusal, Sheet, Slot, Strip } from './imposition.ts';

const refuse = (code: Refusal['code'], message: string, hint: string): ImpositionResult => ({
  ok: false,
  refusal: { code, message, hint },
});

const size = (width: number, height: number): string => `${String(width)} × ${String(height)} mm`;

function refuseFaults(job: ImpositionJob): ImpositionResult | undefined {
  const lengths = [job.trim.width, job.trim.height, job.paper.width, job.paper.height];
  const rims = [job.bleed, job.gap, job.paper.edge];
  if (
    lengths.some((length) => !(length > 0 && Number.isFinite(length))) ||
    rims.some((rim) => !(rim >= 0 && Number.isFinite(rim))) ||
    !(Number.isInteger(job.cards) && job.cards >= 0)
  ) {
    return refuse(
      'SIZE_INVALID',
      'A size of this sheet is not a length in mm, or its number of cards is not a whole number.',
      'Give sizes above 0 mm; bleed, gap and edge may be 0.',
    );
  }
  if (job.backs === 'gutterfold') {
    return refuse(
      'BACKS_NOT_OFFERED',
      'Backs by gutter fold are not offered yet.',
      'Use duplex-long, duplex-short, separate or none.',
    );
  }
  return undefined;
}

const called = ({ called = 'a card' }: ImpositionJob): string => called.charAt(0).toUpperCase() + called.slice(1);

function chooseFit(job: ImpositionJob): Fit | ImpositionResult {
  const largest = largestFit(job);
  if (largest === undefined) {
    return refuse(
      'CARD_TOO_LARGE',
      `${called(job)} of ${size(job.trim.width, job.trim.height)} does not fit ${job.paper.name} with its marks, ruler and imprint.`,
      `Take a larger paper; the other products are printed all the same.`,
    );
  }
  if (job.grid === undefined) return largest;
  const grid = job.grid;
  const name = (g: Grid): string => `${String(g.columns)} × ${String(g.rows)}`;
  const orientations = job.orientation === undefined ? (['portrait', 'landscape'] as const) : [job.orientation];
  const wholeGrid = Number.isInteger(grid.columns) && Number.isInteger(grid.rows) && grid.columns > 0 && grid.rows > 0;
  const fit = wholeGrid
    ? orientations.map((orientation) => fitGrid(job, orientation, grid)).find((found) => found !== undefined)
    : undefined;
  return (
    fit ??
    refuse(
      'GRID_TOO_LARGE',
      `A grid of ${name(grid)} cards of ${size(job.trim.width, job.trim.height)} does not fit ${job.paper.name}.`,
      `The largest grid that fits is ${name(largest.grid)}, ${largest.orientation}.`,
    )
  );
}

/** The slot of one card; its ink ends half-way to a neighbour and at the outer bleed where there is none. */
function slotAt(card: number, row: number, column: number, turn: 0 | 180, fit: Fit, job: ImpositionJob): Slot {
  const inner = Math.min(job.gap / 2, job.bleed);
  const span = (axis: Axis, length: number, index: number, count: number): [number, number, number] => {
    const start = axis.start + index * (length + job.gap);
    const from = start - (index === 0 ? axis.bleed : inner);
    const to = start + length + (index === count - 1 ? axis.bleed : inner);
    return [start, from, to - from];
  };
  const [x, inkX, inkWidth] = span(fit.across, job.trim.width, column, fit.grid.columns);
  const [y, inkY, inkHeight] = span(fit.down, job.trim.height, row, fit.grid.rows);
  return { card, row, column, x, y, ink: { x: inkX, y: inkY, width: inkWidth, height: inkHeight }, turn };
}

function sheetPairs(fit: Fit, job: ImpositionJob): readonly (readonly [Sheet, Sheet])[] {
  const { columns, rows } = fit.grid;
  const per = columns * rows;
  const edge: FlipEdge = job.backs === 'duplex-short' ? 'short' : 'long';
  return Array.from({ length: Math.ceil(job.cards / per) }, (_unused, sheet) => {
    const places = Array.from({ length: Math.min(per, job.cards - sheet * per) }, (_none, index) => ({
      card: sheet * per + index,
      row: Math.floor(index / columns),
      column: index % columns,
    }));
    const front = places.map(({ card, row, column }) => slotAt(card, row, column, 0, fit, job));
    const back = places.map(({ card, row, column }) => {
      const behind = backSlot(row, column, fit.grid, fit.orientation, edge);
      return slotAt(card, behind.row, behind.column, behind.turn, fit, job);
    });
    return [
      { side: 'front', slots: front },
      { side: 'back', slots: back },
    ] as const;
  });
}

function inOrder(pairs: readonly (readonly [Sheet, Sheet])[], job: ImpositionJob): readonly Sheet[] {
  if (job.backs === 'none') return pairs.map(([front]) => front);
  if (job.backs === 'separate') return [...pairs.map(([front]) => front), ...pairs.map(([, back]) => back)];
  return pairs.flat();
}

/** Imprint at the top and ruler at the bottom where the bands are deep enough, else along the left and right sides. */
function strips(fit: Fit, job: ImpositionJob): { readonly imprint: Strip; readonly ruler: Strip } {
  const { edge } = job.paper;
  const level = holdsStrip(fit.down.band, job);
  const far = (level ? fit.height : fit.width) - edge - STRIP_DEPTH;
  const strip = (at: number): Strip =>
    level
      ? { box: { x: edge, y: at, width: fit.width - 2 * edge, height: STRIP_DEPTH }, turned: false }
      : { box: { x: at, y: edge, width: STRIP_DEPTH, height: fit.height - 2 * edge }, turned: true };
  return { imprint: strip(edge), ruler: strip(far) };
}

/**
 * Imposes cards on sheets: nine to an A4 with trims butting, backs mirrored for the flip, marks at both ends of every cut, all ink
 * inside the printable area. Refuses (never overlaps) what does not fit, naming the largest grid that does.
 */
export function impose(job: ImpositionJob): ImpositionResult {
  const fault = refuseFaults(job);
  if (fault !== undefined) return fault;
  const fit = chooseFit(job);
  if ('ok' in fit) return fit;
  const { across, down } = fit;
  return {
    ok: true,
    imposition: {
      orientation: fit.orientation,
      width: fit.width,
      height: fit.height,
      grid: fit.grid,
      block: { x: across.start, y: down.start, width: across.length, height: down.length },
      bleed: {
        x: across.start - across.bleed,
        y: down.start - down.bleed,
        width: across.length + 2 * across.bleed,
        height: down.length + 2 * down.bleed,
      },
      marks: cutMarks(fit, job),
      ...strips(fit, job),
      backs: job.backs,
      sheets: inOrder(sheetPairs(fit, job), job),
    },
  };
}
