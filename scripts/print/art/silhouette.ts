// The silhouette of a symbol: its outer contours alone, filled; the second tone under the ink of an icon (`NAME-fill`).

import type { SymbolArt } from '../display-list.ts';

type Point = readonly [number, number];

/** One closed contour: its path as written, and the polygon through its ends and the middles of its curves. */
interface Contour {
  readonly d: string;
  readonly polygon: readonly Point[];
}

const COMMAND = /([MLCZ])([^MLCZ]*)/g;
const numbers = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number);

/** Points of a cubic at a few places, enough to tell inside from outside. */
function curvePoints([x0, y0]: Point, c: readonly number[]): Point[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = c;
  return [0.25, 0.5, 0.75, 1].map((t) => {
    const u = 1 - t;
    const [a, b, e, f] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return [a * x0 + b * x1 + e * x2 + f * x3, a * y0 + b * y1 + e * y2 + f * y3];
  });
}

/** Splits a path of M L C Z into its contours; a contour left open counts as closed, as filling does. */
function contours(d: string): Contour[] {
  const found: { d: string; polygon: Point[] }[] = [];
  for (const [whole, command, rest] of d.matchAll(COMMAND)) {
    const values = numbers(rest ?? '');
    if (command === 'M') found.push({ d: '', polygon: [] });
    const contour = found.at(-1);
    if (contour === undefined) continue;
    contour.d += whole.trim();
    const step = command === 'C' ? 6 : 2;
    for (let i = 0; i + step <= values.length; i += step) {
      const part = values.slice(i, i + step);
      const last = contour.polygon.at(-1);
      if (command === 'C' && last !== undefined) contour.polygon.push(...curvePoints(last, part));
      else contour.polygon.push([part[0] ?? 0, part[1] ?? 0]);
    }
  }
  return found.filter((contour) => contour.polygon.length > 2);
}

/** Even-odd test; the point must not lie on the outline, which distinct contours of drawings do not share. */
function holds(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  polygon.forEach(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + polygon.length - 1) % polygon.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  });
  return inside;
}

/** Whether `outer` encloses `inner`: most of the inner points lie in it. */
function encloses(outer: Contour, inner: Contour): boolean {
  const held = inner.polygon.filter((point) => holds(outer.polygon, point)).length;
  return held * 2 > inner.polygon.length;
}

/**
 * The silhouette of a symbol under the id `<id>-fill`: every contour that no other encloses, each a path of its own so that opposite
 * directions cannot cancel out. Strokes without a fill stay strokes. Lengths in viewBox units, everything in `currentColor`.
 */
export function silhouette(art: SymbolArt): SymbolArt {
  const filled = art.paths.filter((path) => path.fill !== undefined).flatMap((path) => contours(path.d));
  const outer = filled.filter((contour) => !filled.some((other) => other !== contour && encloses(other, contour)));
  const strokes = art.paths.flatMap((path) => (path.stroke === undefined ? [] : [{ d: path.d, stroke: { ...path.stroke, colour: 'currentColor' as const } }]));
  return { id: `${art.id}-fill`, viewBox: art.viewBox, paths: [...outer.map((contour) => ({ d: contour.d, fill: 'currentColor' as const })), ...strokes] };
}
