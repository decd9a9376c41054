// Imposition: counts, mirrored backs, marks, rims and refusals, each from a fault that print-and-play tools really had.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { impose } from './impose.ts';
import type { BackMode, Imposition, ImpositionJob, Paper } from './imposition.ts';

const a4: Paper = { id: 'a4', name: 'A4', width: 210, height: 297, edge: 5 };
const letter: Paper = { id: 'letter', name: 'Letter', width: 215.9, height: 279.4, edge: 5 };
const base: ImpositionJob = {
  cards: 9,
  paper: a4,
  trim: { width: 63, height: 88 },
  bleed: 3,
  gap: 0,
  marks: 'crop',
  backs: 'duplex-long',
};

function imposed(change: Partial<ImpositionJob> = {}): Imposition {
  const result = impose({ ...base, ...change });
  if (!result.ok) throw new Error(result.refusal.message);
  return result.imposition;
}

function refused(change: Partial<ImpositionJob>): { code: string; message: string; hint: string } {
  const result = impose({ ...base, ...change });
  if (result.ok) throw new Error('was not refused');
  return result.refusal;
}

/** A sheet as text: rows of card numbers, `-` for an empty slot, `'` for a card on its head. */
function map(sheet: Imposition['sheets'][number], { columns, rows }: Imposition['grid']): string {
  return Array.from({ length: rows }, (_r, row) =>
    Array.from({ length: columns }, (_c, column) => {
      const slot = sheet.slots.find((s) => s.row === row && s.column === column);
      return slot === undefined ? '-' : String(slot.card) + (slot.turn === 180 ? "'" : '');
    }).join(' '),
  ).join(' / ');
}

describe('page counts', () => {
  it.each([
    [0, 0],
    [1, 2],
    [8, 2],
    [9, 2],
    [10, 4],
    [18, 4],
    [19, 6],
    [27, 6],
    [159, 36],
  ])('%i cards give %i pages, never a blank one', (cards, pages) => {
    const { sheets } = imposed({ cards });
    expect(sheets).toHaveLength(pages);
    expect(sheets.every((sheet) => sheet.slots.length > 0)).toBe(true);
  });

  it('any count gives ceil(n / per) sheets, each card on one front and on the back after it', () => {
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.constantFrom<BackMode>('duplex-long', 'duplex-short'),
        fc.constantFrom(a4, letter),
        (cards, backs, paper) => {
          const { sheets, grid } = imposed({ cards, backs, paper });
          expect(sheets).toHaveLength(2 * Math.ceil(cards / (grid.columns * grid.rows)));
          const seen: number[] = [];
          for (let index = 0; index < sheets.length; index += 2) {
            const [front, back] = [sheets[index]!, sheets[index + 1]!];
            expect([front.side, back.side]).toEqual(['front', 'back']);
            expect(back.slots.map((slot) => slot.card)).toEqual(front.slots.map((slot) => slot.card));
            seen.push(...front.slots.map((slot) => slot.card));
          }
          expect(seen).toEqual(Array.from({ length: cards }, (_n, card) => card));
        },
      ),
    );
  });
});

describe('backs', () => {
  it.each([
    ['portrait', 'duplex-long', '2 1 0 / 5 4 3 / 8 7 6'],
    ['portrait', 'duplex-short', "6' 7' 8' / 3' 4' 5' / 0' 1' 2'"],
    ['landscape', 'duplex-long', "4' 5' 6' 7' / 0' 1' 2' 3'"],
    ['landscape', 'duplex-short', '3 2 1 0 / 7 6 5 4'],
  ] as const)('%s, %s: the golden map', (orientation, backs, golden) => {
    const result = imposed({ cards: orientation === 'portrait' ? 9 : 8, orientation, backs });
    expect(map(result.sheets[1]!, result.grid)).toBe(golden);
  });

  it('a last sheet that is partly full backs the same cards', () => {
    const result = imposed({ cards: 11 });
    expect(result.sheets.map((sheet) => map(sheet, result.grid))).toEqual([
      '0 1 2 / 3 4 5 / 6 7 8',
      '2 1 0 / 5 4 3 / 8 7 6',
      '9 10 - / - - - / - - -',
      '- 10 9 / - - - / - - -',
    ]);
  });

  it('turning the sheet brings each back exactly under its front', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom<BackMode>('duplex-long', 'duplex-short'),
        fc.constantFrom('portrait' as const, 'landscape' as const),
        fc.constantFrom(0, 2, 4),
        (cards, backs, orientation, gap) => {
          const result = imposed({ cards, backs, orientation, gap });
          const sideways = (orientation === 'portrait') === (backs === 'duplex-long');
          for (let index = 0; index < result.sheets.length; index += 2) {
            result.sheets[index]!.slots.forEach((front, slot) => {
              const back = result.sheets[index + 1]!.slots[slot]!;
              const [x, y] = sideways ? [result.width - back.x - 63, back.y] : [back.x, result.height - back.y - 88];
              expect(x).toBeCloseTo(front.x, 6);
              expect(y).toBeCloseTo(front.y, 6);
            });
          }
        },
      ),
    );
  });

  it('separate: all fronts, then all backs in the same order', () => {
    expect(
      imposed({ cards: 20, backs: 'separate' }).sheets.map((sheet) => `${sheet.side} ${String(sheet.slots[0]!.card)}`),
    ).toEqual(['front 0', 'front 9', 'front 18', 'back 0', 'back 9', 'back 18']);
  });

  it('none: fronts only', () => {
    expect(imposed({ cards: 20, backs: 'none' }).sheets.map((sheet) => sheet.side)).toEqual([
      'front',
      'front',
      'front',
    ]);
  });
});

describe('geometry', () => {
  it.each([
    ['A4', a4],
    ['Letter', letter],
  ] as const)('%s holds nine, trims exact and butting', (_name, paper) => {
    const { grid, orientation, sheets, block, width, height } = imposed({ paper });
    expect([grid, orientation]).toEqual([{ columns: 3, rows: 3 }, 'portrait']);
    expect([block.width, block.height]).toEqual([189, 264]);
    for (const slot of sheets[0]!.slots) {
      expect(slot.x).toBeCloseTo((width - 189) / 2 + slot.column * 63, 6);
      expect(slot.y).toBeCloseTo((height - 264) / 2 + slot.row * 88, 6);
    }
  });

  it('the outer bleed is 3 mm on A4, and 2.7 mm at the ends of Letter, where the rim begins', () => {
    const rims = (paper: Paper): number[] => {
      const { block, bleed } = imposed({ paper });
      return [block.x - bleed.x, block.y - bleed.y].map((mm) => Math.round(mm * 1000) / 1000);
    };
    expect(rims(a4)).toEqual([3, 3]);
    expect(rims(letter)).toEqual([3, 2.7]);
  });

  it('ink of neighbours never overlaps and leaves no sliver: clipped at the shared cut, or half-way in a gap', () => {
    for (const gap of [0, 2]) {
      const { sheets } = imposed({ gap });
      const slots = sheets[0]!.slots;
      for (const slot of slots) {
        const right = slots.find((other) => other.row === slot.row && other.column === slot.column + 1);
        if (right !== undefined) expect(slot.ink.x + slot.ink.width).toBeCloseTo(right.ink.x, 6);
        const below = slots.find((other) => other.column === slot.column && other.row === slot.row + 1);
        if (below !== undefined) expect(slot.ink.y + slot.ink.height).toBeCloseTo(below.ink.y, 6);
      }
    }
  });

  it('with 10 mm margins A4 upright holds nine cards of 63 × 88 but only six of 63.5 × 88.9', () => {
    const job = { paper: { ...a4, edge: 10 }, bleed: 0, marks: 'none', orientation: 'portrait' } as const;
    expect(imposed(job).grid).toEqual({ columns: 3, rows: 3 });
    expect(imposed({ ...job, trim: { width: 63.5, height: 88.9 } }).grid).toEqual({ columns: 2, rows: 3 });
  });
});

describe('marks, ruler and imprint', () => {
  const papers = fc.constantFrom(a4, letter);
  const trims = fc.constantFrom(
    [63, 88],
    [63.5, 88.9],
    [57.15, 88.9],
    [69.85, 120.65],
    [44.45, 63.5],
    [59, 92],
    [59, 91],
  );

  it('one mark at both sheet ends per cut; all of it inside the rim, none inside a trimmed card', () => {
    fc.assert(
      fc.property(papers, trims, fc.constantFrom(0, 2, 6), (paper, [width = 0, height = 0], gap) => {
        const result = imposed({ paper, trim: { width, height }, gap });
        const { grid, marks } = result;
        const cutCount = (count: number): number => (gap === 0 ? count + 1 : 2 * count);
        expect(marks).toHaveLength(2 * (cutCount(grid.columns) + cutCount(grid.rows)));
        for (const mark of marks) {
          expect(Math.min(mark.x1, mark.x2, mark.y1, mark.y2)).toBeGreaterThanOrEqual(5 - 1e-6);
          expect(Math.max(mark.x1, mark.x2)).toBeLessThanOrEqual(result.width - 5 + 1e-6);
          expect(Math.max(mark.y1, mark.y2)).toBeLessThanOrEqual(result.height - 5 + 1e-6);
          expect(Math.abs(mark.x2 - mark.x1) + Math.abs(mark.y2 - mark.y1)).toBeGreaterThanOrEqual(1.4999);
          const { block } = result;
          const outside = (at: number, from: number, length: number): boolean =>
            at <= from - 0.3 || at >= from + length + 0.3;
          expect(
            [mark.x1, mark.x2].every((x) => outside(x, block.x, block.width)) ||
              [mark.y1, mark.y2].every((y) => outside(y, block.y, block.height)),
          ).toBe(true);
        }
      }),
    );
  });

  it('bleed, ruler and imprint keep to the printable area and out of each other', () => {
    fc.assert(
      fc.property(papers, trims, (paper, [width = 0, height = 0]) => {
        const { bleed, ruler, imprint, marks, ...sheet } = imposed({ paper, trim: { width, height } });
        for (const box of [bleed, ruler.box, imprint.box]) {
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(5 - 1e-6);
          expect(box.x + box.width).toBeLessThanOrEqual(sheet.width - 5 + 1e-6);
          expect(box.y + box.height).toBeLessThanOrEqual(sheet.height - 5 + 1e-6);
        }
        for (const { box } of [ruler, imprint]) {
          const apart = (x: number, y: number, w: number, h: number): boolean =>
            x >= box.x + box.width || x + w <= box.x || y >= box.y + box.height || y + h <= box.y;
          expect(apart(bleed.x, bleed.y, bleed.width, bleed.height)).toBe(true);
          for (const mark of marks)
            expect(
              apart(
                Math.min(mark.x1, mark.x2),
                Math.min(mark.y1, mark.y2),
                Math.abs(mark.x1 - mark.x2),
                Math.abs(mark.y1 - mark.y2),
              ),
            ).toBe(true);
        }
      }),
    );
  });

  it('marks none draws no mark', () => {
    expect(imposed({ marks: 'none' }).marks).toEqual([]);
  });
});

describe('refusals', () => {
  it('a grid too large is refused, naming the largest that fits', () => {
    expect(refused({ grid: { columns: 4, rows: 3 } })).toMatchInlineSnapshot(`
      {
        "code": "GRID_TOO_LARGE",
        "hint": "The largest grid that fits is 3 × 3, portrait.",
        "message": "A grid of 4 × 3 cards of 63 × 88 mm does not fit A4.",
      }
    `);
    expect(refused({ grid: { columns: 3, rows: 3 }, gap: 6, paper: letter })).toMatchInlineSnapshot(`
      {
        "code": "GRID_TOO_LARGE",
        "hint": "The largest grid that fits is 3 × 2, landscape.",
        "message": "A grid of 3 × 3 cards of 63 × 88 mm does not fit Letter.",
      }
    `);
  });

  it('a grid that fits is taken', () => {
    expect(imposed({ grid: { columns: 2, rows: 2 } }).grid).toEqual({ columns: 2, rows: 2 });
  });

  it('a card larger than the paper', () => {
    expect(refused({ trim: { width: 250, height: 400 } })).toMatchInlineSnapshot(`
      {
        "code": "CARD_TOO_LARGE",
        "hint": "Take a larger paper; the other products are printed all the same.",
        "message": "A card of 250 × 400 mm does not fit A4 with its marks, ruler and imprint.",
      }
    `);
  });

  it('gutter fold is not offered yet', () => {
    expect(refused({ backs: 'gutterfold' })).toMatchInlineSnapshot(`
      {
        "code": "BACKS_NOT_OFFERED",
        "hint": "Use duplex-long, duplex-short, separate or none.",
        "message": "Backs by gutter fold are not offered yet.",
      }
    `);
  });

  it.each([{ cards: 1.5 }, { cards: -1 }, { bleed: -1 }, { gap: Number.NaN }, { trim: { width: 0, height: 88 } }])(
    '%o is no size',
    (change) => {
      expect(refused(change).code).toBe('SIZE_INVALID');
    },
  );
});
