// A picture and its silhouette from SVG text, or from what an earlier run has made of the same text.
import type { Problem } from '../../problem/problem.ts';
import type { SourceText } from '../../problem/source-place.ts';
import { parseSvg } from '../art/parse-svg.ts';
import { silhouette } from '../art/silhouette.ts';
import type { SymbolArt } from '../display/display-list.ts';
import { KEPT_WORK, type KeptWork } from './kept-work.ts';

type Variables = ReadonlyMap<string, string>;

const fills = new WeakMap<SymbolArt, SymbolArt>();
const palettes = new WeakMap<Variables, string>();

/** Everything that a picture is made of, as one text. */
function ingredients(id: string, { text }: SourceText, variables: Variables): string {
  let palette = palettes.get(variables);
  if (palette === undefined) palettes.set(variables, (palette = JSON.stringify([...variables])));
  return `picture\n${palette}\n${id}\n${text}`;
}

/**
 * The picture of an SVG text; undefined, with problems told, when there is none in it. `variables` are the palette's custom properties.
 * Only a picture without any fault is kept, so that faults are told in every run.
 */
export function makePicture(
  id: string,
  source: SourceText,
  variables: Variables,
  problems: Problem[],
  kept: KeptWork | undefined = KEPT_WORK,
): SymbolArt | undefined {
  if (kept === undefined) return parseSvg(id, source, variables, problems);
  const from = ingredients(id, source, variables);
  const text = kept.get(from);
  if (text !== undefined) {
    const { art, fill } = JSON.parse(text) as { art: SymbolArt; fill: SymbolArt };
    fills.set(art, fill);
    return art;
  }
  const before = problems.length;
  const art = parseSvg(id, source, variables, problems);
  if (art !== undefined && problems.length === before) kept.put(from, () => JSON.stringify({ art, fill: fillOf(art) }));
  return art;
}

/** The silhouette of a picture. */
export function fillOf(art: SymbolArt): SymbolArt {
  let fill = fills.get(art);
  if (fill === undefined) fills.set(art, (fill = silhouette(art)));
  return fill;
}
