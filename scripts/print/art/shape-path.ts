// The basic shapes of SVG as path segments.
import { arcToCubics } from './arc.ts';
import { parsePath } from './parse-path.ts';
import type { Segment } from './segment.ts';

type Attributes = Readonly<Record<string, string>>;

/** The outline of a shape element; undefined when an attribute is missing or no number. */
export function shapeSegments(tag: string, attributes: Attributes): readonly Segment[] | undefined {
  const number = (name: string, otherwise = 0): number =>
    attributes[name] === undefined ? otherwise : Number.parseFloat(attributes[name]);
  if (tag === 'path') return parsePath(attributes['d'] ?? '');
  if (tag === 'polyline' || tag === 'polygon') return points(attributes['points'] ?? '', tag === 'polygon');
  if (tag === 'line')
    return checked([
      ['M', number('x1'), number('y1')],
      ['L', number('x2'), number('y2')],
    ]);
  if (tag === 'circle') return checked(ellipse(number('cx'), number('cy'), number('r'), number('r')));
  if (tag === 'ellipse') return checked(ellipse(number('cx'), number('cy'), number('rx'), number('ry')));
  if (tag !== 'rect') return undefined;
  const [width, height] = [number('width'), number('height')];
  const rx = Math.min(number('rx', number('ry')), width / 2);
  const ry = Math.min(number('ry', number('rx')), height / 2);
  return checked(roundedRect(number('x'), number('y'), width, height, [rx, rx, rx, rx], [ry, ry, ry, ry]));
}

const checked = (segments: readonly Segment[]): readonly Segment[] | undefined =>
  segments.every((segment) => segment.every((part) => typeof part === 'string' || Number.isFinite(part)))
    ? segments
    : undefined;

function points(text: string, close: boolean): readonly Segment[] | undefined {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (numbers.length < 4 || numbers.length % 2 !== 0 || !numbers.every(Number.isFinite)) return undefined;
  const segments: Segment[] = [];
  for (let i = 0; i < numbers.length; i += 2)
    segments.push([i === 0 ? 'M' : 'L', numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  return close ? [...segments, ['Z']] : segments;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): readonly Segment[] {
  return [
    ['M', cx + rx, cy],
    ...arcToCubics(cx + rx, cy, rx, ry, 0, false, true, cx - rx, cy),
    ...arcToCubics(cx - rx, cy, rx, ry, 0, false, true, cx + rx, cy),
    ['Z'],
  ];
}

type Corners = readonly [number, number, number, number];

/** A rectangle with elliptical corners, from the top left, clockwise. */
export function roundedRect(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: Corners,
  ry: Corners,
): readonly Segment[] {
  const [right, bottom] = [x + width, y + height];
  const arc = (fromX: number, fromY: number, i: 0 | 1 | 2 | 3, toX: number, toY: number): readonly Segment[] =>
    rx[i] > 0 && ry[i] > 0 ? arcToCubics(fromX, fromY, rx[i], ry[i], 0, false, true, toX, toY) : [];
  return [
    ['M', x + rx[0], y],
    ['L', right - rx[1], y],
    ...arc(right - rx[1], y, 1, right, y + ry[1]),
    ['L', right, bottom - ry[2]],
    ...arc(right, bottom - ry[2], 2, right - rx[2], bottom),
    ['L', x + rx[3], bottom],
    ...arc(x + rx[3], bottom, 3, x, bottom - ry[3]),
    ['L', x, y + ry[0]],
    ...arc(x, y + ry[0], 0, x + rx[0], y),
    ['Z'],
  ];
}
