// Contours: their size by a formula, their turn, and who lies in whom.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contoursOf, liesIn, reversed } from './contour.ts';
import { parsePath } from './parse-path.ts';
import type { Segment } from './segment.ts';

const contours = (d: string) => contoursOf(parsePath(d)!);
const number = fc.integer({ min: -50, max: 50 });
const segment = fc.oneof(
  fc.tuple(fc.constant('L' as const), number, number),
  fc.tuple(fc.constant('C' as const), number, number, number, number, number, number),
) satisfies fc.Arbitrary<Segment>;
const contour = fc
  .tuple(number, number, fc.array(segment, { minLength: 1, maxLength: 6 }))
  .map(([x, y, rest]): readonly Segment[] => [['M', x, y], ...rest, ['Z']]);

/** The area of the polygon through a thousand points of every curve. */
function sampled(segments: readonly Segment[]): number {
  const points: [number, number][] = [];
  for (const one of segments) {
    if (one[0] === 'Z') continue;
    if (one[0] !== 'C') points.push([one[1], one[2]]);
    else {
      const [x, y] = points.at(-1)!;
      for (let i = 1; i <= 1000; i += 1) {
        const [t, u] = [i / 1000, 1 - i / 1000];
        points.push(
          [0, 1].map(
            (axis) =>
              u ** 3 * [x, y][axis]! +
              3 * u * u * t * (one[1 + axis] as number) +
              3 * u * t * t * (one[3 + axis] as number) +
              t ** 3 * (one[5 + axis] as number),
          ) as [number, number],
        );
      }
    }
  }
  return points.reduce(
    (sum, [x, y], i) => sum + (x * points[(i + 1) % points.length]![1] - points[(i + 1) % points.length]![0] * y) / 2,
    0,
  );
}

describe('area', () => {
  it('is that of the polygon through very many points', () => {
    fc.assert(
      fc.property(contour, (segments) => {
        expect(contoursOf(segments)[0]!.area).toBeCloseTo(sampled(segments), 1);
      }),
      { seed: 3 },
    );
  });

  it('changes its sign, and nothing else, when the contour is run through the other way', () => {
    fc.assert(
      fc.property(contour, (segments) => {
        expect(contoursOf(reversed(segments))[0]!.area).toBeCloseTo(-contoursOf(segments)[0]!.area, 6);
      }),
      { seed: 3 },
    );
  });
});

describe('a contour', () => {
  it('begins at every move and is closed', () => {
    expect(contours('M0 0L1 0L1 1M5 5L6 5L6 6Z').map(({ segments }) => segments)).toEqual([
      [['M', 0, 0], ['L', 1, 0], ['L', 1, 1], ['Z']],
      [['M', 5, 5], ['L', 6, 5], ['L', 6, 6], ['Z']],
    ]);
  });

  it('lies in a curve that bulges beyond the points where its segments meet', () => {
    const [ring, dot] = contours('M0 50C0 -15 100 -15 100 50C100 115 0 115 0 50ZM40 5L60 5L60 95L40 95Z');
    expect([liesIn(dot!, ring!), liesIn(ring!, dot!)]).toEqual([true, false]);
  });

  it('does not lie in one that it only touches with its box', () => {
    const [corner, square] = contours('M0 0L100 0L0 100ZM70 70L90 70L90 90L70 90Z');
    expect(liesIn(square!, corner!)).toBe(false);
  });
});
