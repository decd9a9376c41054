// What stands outside the cut: cut marks, the 100 mm ruler and the imprint, as display items in mm.

import type { DisplayItem, Matrix, PathItem, TextItem } from '../display/display-list.ts';
import type { Typefaces } from '../font/typeface.ts';
import { shape } from '../font/shape.ts';
import type { Mark, Strip } from './imposition.ts';

const INK = '#1d1a17';
const LIGHT = '#ffffff';
/** Cut marks must be seen after printing; the case for them asks for 0.15 mm at least. */
const MARK_WIDTH = 0.2;
const CASING_WIDTH = 0.8;
const RULER_LENGTH = 100;
const RULER_WIDTH = 0.2;
export const CAPTION_FONT = 'sans-400';
/** 6 pt, the smallest type of the house. */
const CAPTION_SIZE = 2.117;
const BASELINE = 2.05;
const GAP = 2;

const line = (x1: number, y1: number, x2: number, y2: number, colour: string, width: number): PathItem => ({
  kind: 'path',
  d: `M${mm(x1)} ${mm(y1)}L${mm(x2)} ${mm(y2)}`,
  stroke: { colour, width },
});

const mm = (value: number): string => String(Math.round(value * 1e4) / 1e4);

/** Cut marks; one that lies on the bleed gets a light casing, so that it is seen on any picture. */
export function markItems(marks: readonly Mark[]): readonly DisplayItem[] {
  const draw = (mark: Mark, colour: string, width: number): PathItem =>
    line(mark.x1, mark.y1, mark.x2, mark.y2, colour, width);
  return [
    ...marks.filter((mark) => mark.onInk).map((mark) => draw(mark, LIGHT, CASING_WIDTH)),
    ...marks.map((mark) => draw(mark, INK, MARK_WIDTH)),
  ];
}

/** Strip coordinates (along, across) to the page. */
function stripMatrix({ box, turned }: Strip): Matrix {
  return turned ? [0, -1, 1, 0, box.x, box.y + box.height] : [1, 0, 0, 1, box.x, box.y];
}

const along = ({ box, turned }: Strip): number => (turned ? box.height : box.width);

function captionAt(text: string, x: number, typefaces: Pick<Typefaces, 'get'>): TextItem {
  return {
    kind: 'text',
    x,
    y: BASELINE,
    text,
    font: CAPTION_FONT,
    size: CAPTION_SIZE,
    colour: INK,
    width: captionWidth(text, typefaces),
  };
}

/** Width of a caption in mm. Throws when the caption face is not among the typefaces. */
export function captionWidth(text: string, typefaces: Pick<Typefaces, 'get'>): number {
  const face = typefaces.get(CAPTION_FONT);
  if (face === undefined)
    throw new Error(`Sheet captions are set in ${CAPTION_FONT}; a proof tells first that it is missing.`);
  return shape(face, text).width * CAPTION_SIZE;
}

/** One line in the middle of a strip. */
export function imprintItem(strip: Strip, text: string, typefaces: Pick<Typefaces, 'get'>): DisplayItem {
  const x = (along(strip) - captionWidth(text, typefaces)) / 2;
  return { kind: 'group', matrix: stripMatrix(strip), items: [captionAt(text, x, typefaces)] };
}

/** The longest version of an imprint that fits: `write` is asked with fewer and fewer decks, the rest counted. */
export function fittingImprint(
  strip: Strip,
  decks: readonly string[],
  write: (decks: string) => string,
  typefaces: Pick<Typefaces, 'get'>,
): string {
  for (let shown = decks.length; shown > 0; shown--) {
    const rest = decks.length - shown;
    const text = write(decks.slice(0, shown).join(', ') + (rest === 0 ? '' : ` +${String(rest)}`));
    if (captionWidth(text, typefaces) <= along(strip)) return text;
  }
  return write(`+${String(decks.length)}`);
}

/** A ruler of exactly 100 mm between its end ticks, with its caption. */
export function rulerItem(strip: Strip, caption: string, typefaces: Pick<Typefaces, 'get'>): DisplayItem {
  const start = (along(strip) - RULER_LENGTH - GAP - captionWidth(caption, typefaces)) / 2;
  const foot = strip.turned ? strip.box.width - 0.3 : strip.box.height - 0.3;
  const ticks = Array.from({ length: RULER_LENGTH / 5 + 1 }, (_unused, index) => {
    const height = index % 20 === 0 ? 2.3 : index % 10 === 0 ? 1.9 : index % 2 === 0 ? 1.4 : 0.8;
    return `M${mm(start + index * 5)} ${mm(foot)}L${mm(start + index * 5)} ${mm(foot - height)}`;
  });
  const ruler: PathItem = {
    kind: 'path',
    d: `M${mm(start)} ${mm(foot)}L${mm(start + RULER_LENGTH)} ${mm(foot)}${ticks.join('')}`,
    stroke: { colour: INK, width: RULER_WIDTH },
  };
  return {
    kind: 'group',
    matrix: stripMatrix(strip),
    items: [ruler, captionAt(caption, start + RULER_LENGTH + GAP, typefaces)],
  };
}
