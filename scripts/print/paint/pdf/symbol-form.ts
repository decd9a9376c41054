// Symbols as form XObjects: parts in the current colour set none, so one object serves every colour.

import { keptSegments } from '../../art/path-data.ts';
import type { SymbolArt } from '../../display/display-list.ts';
import { makeContent } from './content.ts';
import type { Painting, SymbolForm } from './painting.ts';
import { pathOperators, segmentOperators } from './shapes.ts';

const CURRENT = 'currentColor';

/** Largest size in mm that a symbol is drawn at, and how exact it must be then, mm. */
const LARGEST = 100;
const EXACT = 0.005;

/** To how many thousandths of its unit a symbol's numbers are worth writing. */
function stepOf([, , width, height]: SymbolArt['viewBox']): number {
  return Math.max(1, 10 ** Math.floor(Math.log10((1000 * EXACT * Math.max(width, height)) / LARGEST)));
}

/** Whether nothing of a symbol can shine through another part of it: one path, filled or stroked. */
export function isOneMark(art: SymbolArt): boolean {
  const marks = art.paths.flatMap(({ fill, stroke }) => [fill, stroke]).filter((mark) => mark !== undefined);
  return marks.length === 1;
}

function paintArt(art: SymbolArt, painting: Painting): ReturnType<ReturnType<typeof makeContent>['finish']> {
  const content = makeContent();
  const step = stepOf(art.viewBox);
  for (const path of art.paths) {
    if (path.fill === undefined && path.stroke === undefined) continue;
    const opacity =
      path.opacity !== undefined && path.opacity < 1 ? painting.shadings.opacity(path.opacity) : undefined;
    const fixed =
      opacity !== undefined ||
      (path.fill !== undefined && path.fill !== CURRENT) ||
      (path.stroke !== undefined && path.stroke.colour !== CURRENT);
    if (fixed) content.save();
    if (opacity !== undefined) {
      content.use('ExtGState', opacity.name, opacity.ref);
      content.op(`/${opacity.name} gs`);
    }
    if (path.fill !== undefined && path.fill !== CURRENT) content.fillColour(path.fill);
    if (path.stroke !== undefined)
      content.strokeStyle(path.stroke, path.stroke.colour === CURRENT ? undefined : path.stroke.colour);
    const evenOdd = path.fillRule === 'evenodd' ? '*' : '';
    const paint = path.stroke === undefined ? `f${evenOdd}` : path.fill === undefined ? 'S' : `B${evenOdd}`;
    const segments = keptSegments(path);
    content.op(`${segments === undefined ? pathOperators(path.d, step) : segmentOperators(segments, step)} ${paint}`);
    if (fixed) content.restore();
  }
  return content.finish();
}

/** The form of a symbol, painted at its first use; undefined when there is no such symbol. */
export function symbolForm(id: string, painting: Painting): SymbolForm | undefined {
  const known = painting.symbols.get(id);
  if (known !== undefined) return known;
  const art = painting.art.symbols.get(id);
  if (art === undefined) return undefined;
  const { stream, resources } = paintArt(art, painting);
  const [x, y, width, height] = art.viewBox;
  const ref = painting.container.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [x, y, x + width, y + height],
    Resources: resources,
  });
  painting.container.endStream(ref, stream);
  const form = {
    name: `I${String(painting.symbols.size + 1)}`,
    ref,
    art,
    fills: art.paths.some((path) => path.fill === CURRENT),
    strokes: art.paths.some((path) => path.stroke?.colour === CURRENT),
  };
  painting.symbols.set(id, form);
  return form;
}
