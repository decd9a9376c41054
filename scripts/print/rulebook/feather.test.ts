// Feathering: pages are stretched to their foot, in proportion, and never past it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feather } from './feather.ts';
import { fillPages, type Strip } from './fill-pages.ts';

const strip = (height: number, gap: number, breakBefore = false): Strip => ({
  height,
  gap,
  keepWithNext: false,
  breakBefore,
});

describe('feathering', () => {
  it.each([
    {
      name: 'wide gaps take more than narrow ones',
      strips: [strip(40, 9), strip(20, 4), strip(28, 2), strip(99, 0)],
      extra: [0, 4, 2],
    },
    {
      name: 'gaps within a block stay',
      strips: [strip(50, 0), strip(20, 0.8), strip(20, 5), strip(99, 0)],
      extra: [0, 0, 4.2],
    },
    {
      name: 'much blank space is not all given away',
      strips: [strip(20, 0), strip(20, 5), strip(99, 0)],
      extra: [0, 5],
    },
    { name: 'the last page ends where its text ends', strips: [strip(20, 0), strip(20, 5)], extra: [0, 0] },
    {
      name: 'a page before a forced break does too',
      strips: [strip(20, 0), strip(20, 5), strip(20, 0, true)],
      extra: [0, 0],
    },
    { name: 'a page with one strip has nothing to stretch', strips: [strip(60, 5), strip(99, 0)], extra: [0] },
  ])('$name', ({ strips, extra }) => {
    const [first] = fillPages(strips, 100).map((filling) => feather(strips, filling, 100));
    expect(first?.map((mm) => Number(mm.toFixed(6)))).toEqual(extra);
  });

  it('never stretches a page past its foot', () => {
    const any = fc.record({
      height: fc.integer({ min: 1, max: 40 }),
      gap: fc.integer({ min: -2, max: 9 }),
      keepWithNext: fc.boolean(),
      breakBefore: fc.constant(false),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 50 }), (strips) => {
        for (const filling of fillPages(strips, 90)) {
          const extra = feather(strips, filling, 90);
          expect(extra.every((mm) => mm >= 0)).toBe(true);
          expect(filling.height + extra.reduce((sum, mm) => sum + mm, 0)).toBeLessThanOrEqual(
            Math.max(90, filling.height) + 1e-9,
          );
        }
      }),
    );
  });
});
