// The silhouette of a symbol: its outer contours, filled, without the lines and holes inside. The second tone under the ink.
import type { SymbolArt } from '../display-list.ts';
import { IDENTITY } from './matrix.ts';
import { parsePath, type Segment } from './parse-path.ts';
import { writePath } from './write-path.ts';

interface Contour { readonly segments: readonly Segment[]; readonly points: readonly (readonly [number, number])[]; readonly area: number; readonly bounds: readonly [number, number, number, number] }

/** The symbol `<id>-fill`: one path of outer contours, and the strokes as they are (a finger drawn as a line casts a shadow too), all in `currentColor`. */
export function silhouette(art: SymbolArt): SymbolArt {
  const contours = art.paths
    .filter(({ fill }) => fill !== undefined)
    .flatMap(({ d }) => splitContours(parsePath(d) ?? []))
    .map(measured)
    .filter(({ area }) => Math.abs(area) > 1e-9)
    .sort((a, b) => Math.abs(b.area) - Math.abs(a.area));
  const outer: Contour[] = [];
  for (const contour of contours) {
    const inside = outer.some((other) => within(contour.bounds, other.bounds) && probes(contour).every((point) => holds(other.points, point)));
    if (!inside) outer.push(contour.area < 0 ? measured(reversed(contour.segments)) : contour);
  }
  // All contours turn the same way, so that where they overlap nothing is cut out.
  const d = outer.map(({ segments }) => writePath(segments, IDENTITY)).join('');
  const strokes = art.paths.flatMap((path) => (path.stroke === undefined ? [] : [{ d: path.d, stroke: { ...path.stroke, colour: 'currentColor' as const } }]));
  return { id: `${art.id}-fill`, viewBox: art.viewBox, paths: [...(d === '' ? [] : [{ d, fill: 'currentColor' as const, fillRule: 'nonzero' as const }]), ...strokes] };
}

function splitContours(segments: readonly Segment[]): readonly (readonly Segment[])[] {
  const contours: Segment[][] = [];
  for (const segment of segments) {
    if (segment[0] === 'M') contours.push([segment]);
    else contours.at(-1)?.push(segment);
  }
  return contours.map((contour) => (contour.at(-1)?.[0] === 'Z' ? contour : [...contour, ['Z']]));
}

/** Points along a contour, close enough to tell inside from outside. */
function measured(segments: readonly Segment[]): Contour {
  const points: [number, number][] = [];
  for (const segment of segments) {
    const [x0, y0] = points.at(-1) ?? [0, 0];
    if (segment[0] === 'M' || segment[0] === 'L') points.push([segment[1], segment[2]]);
    if (segment[0] !== 'C') continue;
    const [, x1, y1, x2, y2, x3, y3] = segment;
    for (let i = 1; i <= 8; i += 1) {
      const [t, u] = [i / 8, 1 - i / 8];
      points.push([u * u * u * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3, u * u * u * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3]);
    }
  }
  const area = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { segments, points, area, bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}

/** A few points all round a contour: contours of a picture lie side by side or inside each other, they do not cross. */
const probes = ({ points }: Contour): Contour['points'] => points.filter((_, i) => i % Math.ceil(points.length / 8) === 0);

const within = ([a, b, c, d]: Contour['bounds'], [e, f, g, h]: Contour['bounds']): boolean => a >= e && b >= f && c <= g && d <= h;

function holds(points: Contour['points'], [x, y]: readonly [number, number]): boolean {
  let inside = false;
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

function reversed(segments: readonly Segment[]): readonly Segment[] {
  const ends: [number, number][] = [];
  for (const segment of segments) if (segment[0] !== 'Z') ends.push([segment.at(-2) as number, segment.at(-1) as number]);
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
