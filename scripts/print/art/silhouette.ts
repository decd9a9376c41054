// The silhouette of a symbol: its outer contours, filled, without the lines and holes inside. The second tone under the ink.
import type { SymbolArt } from '../display/display-list.ts';
import { contoursOf, liesIn, reversed, type Contour } from './contour.ts';
import { makePath, segmentsOf } from './path-data.ts';

/** The symbol `<id>-fill`: one path of outer contours, and the strokes as they are (a finger drawn as a line casts a shadow too), all in `currentColor`. */
export function silhouette(art: SymbolArt): SymbolArt {
  const contours = art.paths
    .flatMap((path) => (path.fill === undefined ? [] : contoursOf(segmentsOf(path) ?? [])))
    .filter(({ area }) => Math.abs(area) > 1e-9)
    .sort((a, b) => Math.abs(b.area) - Math.abs(a.area));
  const outer: Contour[] = [];
  for (const contour of contours) if (!outer.some((other) => liesIn(contour, other))) outer.push(contour);
  // All contours turn the same way, so that where they overlap nothing is cut out.
  const segments = outer.flatMap((contour) => (contour.area < 0 ? reversed(contour.segments) : contour.segments));
  const strokes = art.paths.flatMap((path) =>
    path.stroke === undefined
      ? []
      : [makePath(segmentsOf(path) ?? [], { stroke: { ...path.stroke, colour: 'currentColor' as const } })],
  );
  return {
    id: `${art.id}-fill`,
    viewBox: art.viewBox,
    paths: [
      ...(segments.length === 0
        ? []
        : [makePath(segments, { fill: 'currentColor' as const, fillRule: 'nonzero' as const })]),
      ...strokes,
    ],
  };
}
