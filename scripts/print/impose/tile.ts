// Tiling: a drawing larger than the paper, cut into overlapping sheets. Pure arithmetic in mm.

import type { Box } from '../display/document.ts';

export interface TilingJob {
  /** Size of the drawing. */
  readonly width: number;
  readonly height: number;
  /** Size of the paper, portrait. */
  readonly paper: { readonly width: number; readonly height: number; readonly edge: number };
  /** Strip of the drawing that neighbours share, so that they can be glued. */
  readonly overlap: number;
  /** Height kept free on each sheet for imprint and ruler. */
  readonly strip: number;
}

export interface Tile {
  readonly row: number;
  readonly column: number;
  /** The part of the drawing that this sheet shows, in the drawing's coordinates. */
  readonly part: Box;
}

export interface Tiling {
  readonly orientation: 'portrait' | 'landscape';
  readonly page: { readonly width: number; readonly height: number };
  /** Where on each page the part's top left corner lies. */
  readonly origin: { readonly x: number; readonly y: number };
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly Tile[];
}

/** Sheets needed to cover `length` with windows of `view` that overlap. */
function count(length: number, view: number, overlap: number): number {
  return length <= view ? 1 : Math.ceil((length - overlap) / (view - overlap));
}

/** Sheets of even size: each shows an equal share, so that no sheet holds a mere sliver. */
function spans(
  length: number,
  parts: number,
  overlap: number,
): readonly { readonly from: number; readonly size: number }[] {
  const size = (length + (parts - 1) * overlap) / parts;
  return Array.from({ length: parts }, (_unused, index) => ({ from: index * (size - overlap), size }));
}

function tileIn(job: TilingJob, orientation: 'portrait' | 'landscape'): Tiling {
  const { paper } = job;
  const page =
    orientation === 'portrait'
      ? { width: paper.width, height: paper.height }
      : { width: paper.height, height: paper.width };
  const view = { width: page.width - 2 * paper.edge, height: page.height - 2 * paper.edge - job.strip };
  const columns = count(job.width, view.width, job.overlap);
  const rows = count(job.height, view.height, job.overlap);
  const across = spans(job.width, columns, job.overlap);
  const down = spans(job.height, rows, job.overlap);
  const tiles = down.flatMap((tall, row) =>
    across.map((wide, column) => ({
      row,
      column,
      part: { x: wide.from, y: tall.from, width: wide.size, height: tall.size },
    })),
  );
  const [first] = tiles;
  const shown = first?.part ?? { width: 0, height: 0 };
  return {
    orientation,
    page,
    origin: { x: (page.width - shown.width) / 2, y: paper.edge + (view.height - shown.height) / 2 },
    columns,
    rows,
    tiles,
  };
}

/** Tiles a drawing over sheets of paper in the orientation that needs fewer of them, portrait when even. */
export function tile(job: TilingJob): Tiling {
  const portrait = tileIn(job, 'portrait');
  const landscape = tileIn(job, 'landscape');
  return landscape.tiles.length < portrait.tiles.length ? landscape : portrait;
}
