// The basic shapes of SVG as path segments.
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

type Point = readonly [number, number];

/** How far the handles of a quarter of an ellipse reach towards its corner. */
const REACH = (4 / 3) * Math.tan(Math.PI / 8);

/** A quarter of an ellipse along the axes, within the corner between both ends. */
function quarter([x1, y1]: Point, [x, y]: Point, [x2, y2]: Point): Segment {
  return ['C', x1 + REACH * (x - x1), y1 + REACH * (y - y1), x2 + REACH * (x - x2), y2 + REACH * (y - y2), x2, y2];
}

function ellipse(cx: number, cy: number, rx: number, ry: number): readonly Segment[] {
  const [left, right, top, bottom] = [cx - rx, cx + rx, cy - ry, cy + ry];
  return [
    ['M', right, cy],
    quarter([right, cy], [right, bottom], [cx, bottom]),
    quarter([cx, bottom], [left, bottom], [left, cy]),
    quarter([left, cy], [left, top], [cx, top]),
    quarter([cx, top], [right, top], [right, cy]),
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
  const arc = (i: 0 | 1 | 2 | 3, from: Point, corner: Point, to: Point): readonly Segment[] =>
    rx[i] > 0 && ry[i] > 0 ? [quarter(from, corner, to)] : [];
  return [
    ['M', x + rx[0], y],
    ['L', right - rx[1], y],
    ...arc(1, [right - rx[1], y], [right, y], [right, y + ry[1]]),
    ['L', right, bottom - ry[2]],
    ...arc(2, [right, bottom - ry[2]], [right, bottom], [right - rx[2], bottom]),
    ['L', x + rx[3], bottom],
    ...arc(3, [x + rx[3], bottom], [x, bottom], [x, bottom - ry[3]]),
    ['L', x, y + ry[0]],
    ...arc(0, [x, y + ry[0]], [x, y], [x + rx[0], y]),
    ['Z'],
  ];
}
