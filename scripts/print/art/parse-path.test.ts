// Path data of every kind becomes M, L, C and Z, and stays where it was.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IDENTITY, parseSvgTransform, rotation, translation } from './matrix.ts';
import { multiply } from '../display/matrix.ts';
import { parsePath } from './parse-path.ts';
import type { Segment } from './segment.ts';
import { shapeSegments } from './shape-path.ts';
import { writePath } from './write-path.ts';

const write = (d: string): string | undefined => {
  const segments = parsePath(d);
  return segments && writePath(segments, IDENTITY);
};

test.each([
  ['M1 2l3 4h5v-6H0V0z', 'M1 2L4 6L9 6L9 0L0 0L0 0Z'],
  ['m1,2 3,4 5,6', 'M1 2L4 6L9 12'],
  ['M0 0C1 1 2 1 3 0S5-1 6 0', 'M0 0C1 1 2 1 3 0C4 -1 5 -1 6 0'],
  ['M0 0Q3 3 6 0T12 0', 'M0 0C2 2 4 2 6 0C8 -2 10 -2 12 0'],
  ['M0 0s1 1 2 2', 'M0 0C0 0 1 1 2 2'],
  ['M.5.5-1e1.25', 'M0.5 0.5L-10 0.25'],
  ['M1 1zl1 1', 'M1 1ZL2 2'],
  ['M0 0A5 5 0 0 1 5 5', 'M0 0C2.7614 0 5 2.2386 5 5'],
  ['M0 0a5 5 0 015 5', 'M0 0C2.7614 0 5 2.2386 5 5'],
  ['M0 0A0 5 0 0 1 5 5', 'M0 0L5 5'],
  ['m0 0a5 5 0 015 5t4 0', 'M0 0C2.7614 0 5 2.2386 5 5C5 5 6.3333 5 9 5'],
  ['', ''],
])('%s', (d, expected) => expect(write(d)).toBe(expected));

test.each([
  'L',
  'M1',
  'M0 0X1 1',
  'M0 0L1',
  '1 2',
  'M0 0Z1',
  'L1 1',
  'M0 0R1 1 2 2',
  'M0 0r1 1',
  'M0 0A5 5 0 2 1 5 5',
  'M0 0,',
])('"%s" is no path', (d) => expect(parsePath(d)).toBeUndefined());

/** Points along a path: ends, and eight on each curve. */
function points(segments: readonly Segment[]): readonly (readonly [number, number])[] {
  const out: [number, number][] = [];
  for (const segment of segments) {
    const [x0, y0] = out.at(-1) ?? [0, 0];
    if (segment[0] === 'M' || segment[0] === 'L') out.push([segment[1], segment[2]]);
    if (segment[0] !== 'C') continue;
    const [, x1, y1, x2, y2, x3, y3] = segment;
    for (let i = 1; i <= 8; i += 1) {
      const [t, u] = [i / 8, 1 - i / 8];
      out.push([
        u ** 3 * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t ** 3 * x3,
        u ** 3 * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t ** 3 * y3,
      ]);
    }
  }
  return out;
}

describe('curves stay on the shape', () => {
  test('circles and ellipses, within a thousandth of the radius', () => {
    for (const [rx, ry] of [
      [10, 10],
      [10, 4],
    ] as const) {
      for (const [x, y] of points(shapeSegments('ellipse', { cx: '3', cy: '-2', rx: String(rx), ry: String(ry) })!))
        expect(Math.hypot((x - 3) / rx, (y + 2) / ry)).toBeCloseTo(1, 3);
    }
  });

  test('any arc between two points of a circle', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 6.2, noNaN: true }),
        fc.double({ min: 0.05, max: 6.2, noNaN: true }),
        fc.boolean(),
        (from, turn, backwards) => {
          const to = from + (backwards ? -turn : turn);
          const at = (angle: number): string => `${10 * Math.cos(angle)} ${10 * Math.sin(angle)}`;
          const segments = parsePath(`M${at(from)}A10 10 0 ${turn > Math.PI ? 1 : 0} ${backwards ? 0 : 1} ${at(to)}`)!;
          for (const [x, y] of points(segments)) expect(Math.hypot(x, y)).toBeCloseTo(10, 1);
        },
      ),
      { seed: 5 },
    );
  });

  test('circles and ellipses are the same as their arcs', () => {
    const arcs = parsePath('M13 -2A10 4 0 0 1 3 2A10 4 0 0 1 -7 -2A10 4 0 0 1 3 -6A10 4 0 0 1 13 -2Z')!;
    const shape = shapeSegments('ellipse', { cx: '3', cy: '-2', rx: '10', ry: '4' })!;
    expect(writePath(shape, IDENTITY)).toBe(writePath(arcs, IDENTITY));
    const corner = parsePath('M4 1A3 2 0 0 1 7 3')!;
    const rect = shapeSegments('rect', { x: '-5', y: '1', width: '12', height: '9', rx: '3', ry: '2' })!;
    expect(writePath(rect, IDENTITY)).toContain(writePath(corner, IDENTITY).slice('M4 1'.length));
  });

  test('rounded rectangles have the corners asked for', () => {
    expect(writePath(shapeSegments('rect', { x: '1', y: '1', width: '8', height: '4', rx: '9' })!, IDENTITY)).toContain(
      'M5 1L5 1',
    );
    expect(writePath(shapeSegments('rect', { width: '8', height: '4' })!, IDENTITY)).toBe('M0 0L8 0L8 4L0 4L0 0Z');
  });
});

test('transforms apply from right to left', () => {
  expect(parseSvgTransform('translate(10 5) rotate(90)')).toEqual(multiply(translation(10, 5), rotation(90)));
  expect(parseSvgTransform('rotate(90, 1, 1)')!.map((value) => Math.round(value * 1e9) / 1e9)).toEqual([
    0, 1, -1, 0, 2, 0,
  ]);
  expect(parseSvgTransform('matrix(1 0 0 1 2 3)')).toEqual([1, 0, 0, 1, 2, 3]);
  expect(parseSvgTransform('spin(3)')).toBeUndefined();
});
