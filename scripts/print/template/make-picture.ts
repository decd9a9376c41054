// A picture and its silhouette from SVG text, ready-made where a bundle carries them.
import type { Problem } from '../../problem/problem.ts';
import { parseSvg } from '../art/parse-svg.ts';
import { silhouette } from '../art/silhouette.ts';
import type { SymbolArt } from '../display/display-list.ts';
import { READY_PALETTE, READY_PICTURES } from './ready-pictures.ts';
import type { SourceText } from '../../problem/source-place.ts';

type Variables = ReadonlyMap<string, string>;

const fills = new WeakMap<SymbolArt, SymbolArt>();
const usable = new WeakMap<Variables, boolean>();

const paletteKey = (variables: Variables): string => JSON.stringify([...variables]);
const pictureKey = (id: string, { text }: SourceText): string => `${id}\n${text}`;

function readyPicture(id: string, source: SourceText, variables: Variables): SymbolArt | undefined {
  if (READY_PICTURES.size === 0) return undefined;
  if (!usable.has(variables)) usable.set(variables, paletteKey(variables) === READY_PALETTE);
  const ready = usable.get(variables) === true ? READY_PICTURES.get(pictureKey(id, source)) : undefined;
  if (ready === undefined) return undefined;
  const { art, fill } = JSON.parse(ready) as { art: SymbolArt; fill: SymbolArt };
  fills.set(art, fill);
  return art;
}

/** The picture of an SVG text; undefined, with problems told, when there is none in it. `variables` are the palette's custom properties. */
export function makePicture(
  id: string,
  source: SourceText,
  variables: Variables,
  problems: Problem[],
): SymbolArt | undefined {
  return readyPicture(id, source, variables) ?? parseSvg(id, source, variables, problems);
}

/** The silhouette of a picture. */
export const fillOf = (art: SymbolArt): SymbolArt => fills.get(art) ?? silhouette(art);

/** The source text of a `ready-pictures` module with all pictures that have no fault; others are told when they are drawn. */
export function preparePictures(sources: ReadonlyMap<string, SourceText>, variables: Variables): string {
  const entries = [...sources].flatMap(([id, source]) => {
    const problems: Problem[] = [];
    const art = parseSvg(id, source, variables, problems);
    return art === undefined || problems.length > 0
      ? []
      : [JSON.stringify([pictureKey(id, source), JSON.stringify({ art, fill: silhouette(art) })])];
  });
  return `export const READY_PALETTE = ${JSON.stringify(paletteKey(variables))};\nexport const READY_PICTURES = new Map([${entries.join(',\n')}]);\n`;
}
