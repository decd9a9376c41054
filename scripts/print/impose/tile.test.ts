// Tiling: the whole drawing is covered, overlaps are as asked, the better orientation wins.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tile, type TilingJob } from './tile.ts';

const A4 = { width: 210, height: 297, edge: 5 };
const job = (width: number, height: number): TilingJob => ({ width, height, paper: A4, overlap: 10, strip: 8 });

describe('tile', () => {
  test.each([
    ['fits one sheet', 200, 279, 'portrait', 1],
    ['fits one sheet on its side', 287, 192, 'landscape', 1],
    ['one millimetre too wide', 201, 279, 'portrait', 2],
    ['the board', 560, 400, 'portrait', 6],
  ])('%s', (_name, width, height, orientation, sheets) => {
    const tiling = tile(job(width, height));
    expect([tiling.orientation, tiling.tiles.length]).toEqual([orientation, sheets]);
  });

  test('covers every drawing with the asked overlap inside the printable area', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 1500 }), fc.integer({ min: 10, max: 1500 }), (width, height) => {
        const tiling = tile(job(width, height));
        for (const { row, column, part } of tiling.tiles) {
          expect(part.width).toBeLessThanOrEqual(tiling.page.width - 10 + 1e-9);
          expect(part.height).toBeLessThanOrEqual(tiling.page.height - 10 - 8 + 1e-9);
          const right = tiling.tiles.find((other) => other.row === row && other.column === column + 1);
          if (right) expect(part.x + part.width - right.part.x).toBeCloseTo(10, 6);
          else expect(part.x + part.width).toBeCloseTo(width, 6);
          const below = tiling.tiles.find((other) => other.column === column && other.row === row + 1);
          if (below) expect(part.y + part.height - below.part.y).toBeCloseTo(10, 6);
          else expect(part.y + part.height).toBeCloseTo(height, 6);
        }
      }),
    );
  });
});
