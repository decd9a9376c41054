// Closed contours of a path: which way they turn, how large they are, and whether one lies in another.
import type { Segment } from './segment.ts';

/** Left, top, right, bottom. */
type Bounds = readonly [number, number, number, number];

export interface Contour {
  readonly segments: readonly Segment[];
  /** Positive when it turns clockwise (y downwards). */
  readonly area: number;
  /** Round the points where segments meet. */
  readonly ends: Bounds;
  /** Round the control points too: nothing of the contour lies outside. */
  readonly hull: Bounds;
  /** Points along it, x and y in turn, close enough to tell inside from outside; made when first asked for. */
  readonly points: () => readonly number[];
}

/** The contours of a path, each closed. */
export function contoursOf(segments: readonly Segment[]): readonly Contour[] {
  const contours: Segment[][] = [];
  for (const segment of segments) {
    if (segment[0] === 'M') contours.push([segment]);
    else contours.at(-1)?.push(segment);
  }
  return contours.map((contour) => measure(contour.at(-1)?.[0] === 'Z' ? contour : [...contour, ['Z']]));
}

function measure(segments: readonly Segment[]): Contour {
  let [x, y, startX, startY, area] = [0, 0, 0, 0, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let [hullLeft, hullTop, hullRight, hullBottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const segment of segments) {
    if (segment[0] === 'Z') {
      area += (x * startY - startX * y) / 2;
      continue;
    }
    const curve = segment[0] === 'C';
    const toX = curve ? segment[5] : segment[1];
    const toY = curve ? segment[6] : segment[2];
    if (curve) {
      const [, x1, y1, x2, y2] = segment;
      area +=
        (3 * (x * (y1 * 2 + y2) - y * (x1 * 2 + x2) + x1 * (y2 + toY) - y1 * (x2 + toX)) +
          6 * (x2 * toY - y2 * toX) +
          x * toY -
          y * toX) /
        20;
      hullLeft = Math.min(hullLeft, x1, x2);
      hullTop = Math.min(hullTop, y1, y2);
      hullRight = Math.max(hullRight, x1, x2);
      hullBottom = Math.max(hullBottom, y1, y2);
    } else if (segment[0] === 'L') area += (x * toY - toX * y) / 2;
    else {
      startX = toX;
      startY = toY;
    }
    left = Math.min(left, toX);
    top = Math.min(top, toY);
    right = Math.max(right, toX);
    bottom = Math.max(bottom, toY);
    x = toX;
    y = toY;
  }
  let points: readonly number[] | undefined;
  return {
    segments,
    area,
    ends: [left, top, right, bottom],
    hull: [Math.min(left, hullLeft), Math.min(top, hullTop), Math.max(right, hullRight), Math.max(bottom, hullBottom)],
    points: () => (points ??= pointsAlong(segments)),
  };
}

/** Ends of lines, and eight points on each curve. */
function pointsAlong(segments: readonly Segment[]): readonly number[] {
  const points: number[] = [];
  let [x, y] = [0, 0];
  for (const segment of segments) {
    if (segment[0] === 'Z') continue;
    if (segment[0] === 'C') {
      const [, x1, y1, x2, y2, x3, y3] = segment;
      for (let i = 1; i <= 8; i += 1) {
        const t = i / 8;
        const u = 1 - t;
        points.push(
          u * u * u * x + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3,
          u * u * u * y + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3,
        );
      }
      x = x3;
      y = y3;
    } else {
      x = segment[1];
      y = segment[2];
      points.push(x, y);
    }
  }
  return points;
}

/** Whether `inner` lies in `outer`, judged by a few points all round it: contours of a picture lie side by side or inside each other, they do not cross. */
export function liesIn(inner: Contour, outer: Contour): boolean {
  const [a, b, c, d] = inner.ends;
  const [left, top, right, bottom] = outer.hull;
  if (a < left || b < top || c > right || d > bottom) return false;
  const [points, around] = [inner.points(), outer.points()];
  const step = 2 * Math.ceil(points.length / 16);
  for (let i = 0; i < points.length; i += step) if (!holds(around, points[i] ?? 0, points[i + 1] ?? 0)) return false;
  return true;
}

function holds(points: readonly number[], x: number, y: number): boolean {
  let inside = false;
  let [x1, y1] = [points.at(-2) ?? 0, points.at(-1) ?? 0];
  for (let i = 0; i < points.length; i += 2) {
    const x2 = points[i] ?? 0;
    const y2 = points[i + 1] ?? 0;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    x1 = x2;
    y1 = y2;
  }
  return inside;
}

/** The same contour run through the other way. */
export function reversed(segments: readonly Segment[]): readonly Segment[] {
  const ends: [number, number][] = [];
  for (const segment of segments)
    if (segment[0] !== 'Z') ends.push(segment[0] === 'C' ? [segment[5], segment[6]] : [segment[1], segment[2]]);
  const last = ends.at(-1);
  if (last === undefined) return segments;
  const out: Segment[] = [['M', last[0], last[1]]];
  for (let i = ends.length - 1; i > 0; i -= 1) {
    const segment = segments[i];
    const [x, y] = ends[i - 1] ?? [0, 0];
    out.push(segment?.[0] === 'C' ? ['C', segment[3], segment[4], segment[1], segment[2], x, y] : ['L', x, y]);
  }
  return [...out, ['Z']];
}
