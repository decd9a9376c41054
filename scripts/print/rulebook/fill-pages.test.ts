// Filling pages: nothing is lost, nothing overflows, what belongs together stays together, and blank space is spread.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPages, tooHigh, type Strip } from './fill-pages.ts';

const strip = (height: number, more: Partial<Strip> = {}): Strip => ({
  height,
  gap: 0,
  keepWithNext: false,
  breakBefore: false,
  ...more,
});
const counts = (strips: readonly Strip[], room: number): number[] =>
  fillPages(strips, room).map(({ from, to }) => to - from);

const anyStrip = fc.record({
  height: fc.integer({ min: 1, max: 60 }),
  gap: fc.integer({ min: 0, max: 9 }),
  keepWithNext: fc.boolean(),
  breakBefore: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});

describe('filling pages', () => {
  it.each([
    { name: 'nothing fills no page', strips: [], room: 100, pages: [] },
    { name: 'what fits exactly stays on one page', strips: [strip(50), strip(50)], room: 100, pages: [2] },
    { name: 'space above counts between strips', strips: [strip(50), strip(50, { gap: 1 })], room: 100, pages: [1, 1] },
    {
      name: 'space above is dropped at the top of a page',
      strips: [strip(60), strip(100, { gap: 9 })],
      room: 100,
      pages: [1, 1],
    },
    {
      name: 'a heading goes with its text',
      strips: [strip(60), strip(20, { keepWithNext: true }), strip(40)],
      room: 100,
      pages: [1, 2],
    },
    {
      name: 'a forced break begins a page',
      strips: [strip(10), strip(10, { breakBefore: true })],
      room: 100,
      pages: [1, 1],
    },
    {
      name: 'a chain longer than a page is broken inside',
      strips: [strip(60, { keepWithNext: true }), strip(60)],
      room: 100,
      pages: [1, 1],
    },
    {
      name: 'a strip higher than a page stands alone',
      strips: [strip(10), strip(130), strip(10)],
      room: 100,
      pages: [1, 1, 1],
    },
  ])('$name', ({ strips, room, pages }) => {
    expect(counts(strips, room)).toEqual(pages);
  });

  it('spreads blank space instead of leaving all of it on one page', () => {
    // Filled greedily: 80 + 20, then 10 alone before the 95 that fits nowhere else.
    expect(counts([strip(80), strip(20), strip(10), strip(95), strip(5)], 100)).toEqual([1, 2, 2]);
  });

  it('keeps every strip once and in order, and no page is too full', () => {
    fc.assert(
      fc.property(fc.array(anyStrip, { maxLength: 60 }), (strips) => {
        const pages = fillPages(strips, 80);
        expect(pages.flatMap(({ from, to }) => strips.slice(from, to))).toEqual(strips);
        for (const { from, to, height } of pages) {
          expect(to).toBeGreaterThan(from);
          expect(height).toBe(
            strips.slice(from, to).reduce((sum, { height: own, gap }, index) => sum + own + (index > 0 ? gap : 0), 0),
          );
          expect(height).toBeLessThanOrEqual(80);
        }
      }),
    );
  });

  it('parts a pair that belongs together only where its whole chain is higher than a page', () => {
    fc.assert(
      fc.property(fc.array(anyStrip, { maxLength: 40 }), (strips) => {
        for (const { to } of fillPages(strips, 80).slice(0, -1)) {
          if (strips[to - 1]?.keepWithNext !== true || strips[to]?.breakBefore === true) continue;
          let first = to - 1;
          while (first > 0 && strips[first - 1]?.keepWithNext === true && strips[first]?.breakBefore !== true)
            first -= 1;
          let end = to;
          while (strips[end]?.keepWithNext === true && end + 1 < strips.length && strips[end + 1]?.breakBefore !== true)
            end += 1;
          const chain = strips
            .slice(first, end + 1)
            .reduce((sum, { height, gap }, index) => sum + height + (index > 0 ? gap : 0), 0);
          expect(chain).toBeGreaterThan(80);
        }
      }),
    );
  });

  it('uses as few pages as filling each page to the brim does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 70 }), { maxLength: 50 }), (heights) => {
        let pages = heights.length === 0 ? 0 : 1;
        let used = 0;
        for (const height of heights) {
          if (used + height > 70) [pages, used] = [pages + 1, 0];
          used += height;
        }
        expect(
          fillPages(
            heights.map((height) => strip(height)),
            70,
          ),
        ).toHaveLength(pages);
      }),
    );
  });

  it('names the strips that no page can hold', () => {
    expect(tooHigh([strip(100), strip(101), strip(3)], 100)).toEqual([1]);
  });
});
