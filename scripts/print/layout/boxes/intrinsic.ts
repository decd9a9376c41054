// How wide content would like to be: without any break (max) and with every break taken (min). Border box, mm.
import { isText, type Box, type Piece, type Setting } from '../tree/box.ts';
import { hyphenWidth } from '../text/break-lines.ts';
import { makePieces } from '../text/make-pieces.ts';
import { resolve } from '../css/parse-length.ts';
import { edgesX, givenHeight, givenWidth, clampWidth, marginsX } from '../tree/sizing.ts';
import { edgeOfInline } from '../tree/inline-edge.ts';

export interface Intrinsic {
  readonly min: number;
  readonly max: number;
}

/** What the content of a box asks for, its own width left out of account. */
export function intrinsicOf(box: Box, setting: Setting): Intrinsic {
  return (box.intrinsic ??= measure(box, setting));
}

/** What a box contributes to its container: its given width or its content, limits and margins included. */
export function contributionOf(box: Box, setting: Setting): Intrinsic {
  const outside = marginsX(box);
  const given = givenWidth(box, undefined, box.style.height === 'auto' ? undefined : givenHeight(box, 0, undefined));
  if (given !== undefined) return { min: given + outside, max: given + outside };
  const { min, max } = intrinsicOf(box, setting);
  return { min: clampWidth(box, min, undefined) + outside, max: clampWidth(box, max, undefined) + outside };
}

function measure(box: Box, setting: Setting): Intrinsic {
  const edges = edgesX(box);
  if (box.kind === 'drawing') return { min: edges, max: edges };
  if (box.inline.length > 0) {
    const { min, max } = measureInline((box.pieces ??= makePieces(box.inline, setting)), setting);
    const indent = resolve(box.style.textIndent, 0);
    return { min: min + edges, max: max + indent + edges };
  }
  const parts = box.children.map((child) => contributionOf(child, setting));
  const row = box.kind === 'flex' && box.style.flexDirection.startsWith('row');
  const widest = (key: keyof Intrinsic): number => parts.reduce((most, part) => Math.max(most, part[key]), 0);
  const sum = (key: keyof Intrinsic): number =>
    parts.reduce((total, part) => total + part[key], 0) +
    resolve(box.style.columnGap, 0) * Math.max(0, parts.length - 1);
  if (!row) return { min: widest('min') + edges, max: widest('max') + edges };
  return { min: (box.style.flexWrap === 'nowrap' ? sum('min') : widest('min')) + edges, max: sum('max') + edges };
}

function measureInline(pieces: readonly Piece[], setting: Setting): Intrinsic {
  let [min, max, line, chunk, trailing] = [0, 0, 0, 0, 0];
  const endChunk = (hyphen: number): void => {
    min = Math.max(min, chunk + hyphen);
    chunk = 0;
  };
  const endLine = (): void => {
    max = Math.max(max, line - trailing);
    endChunk(0);
    [line, trailing] = [0, 0];
  };
  pieces.forEach((piece, i) => {
    if (piece.kind === 'break') return endLine();
    const before = pieces[i - 1];
    if (piece.breakBefore !== 'no')
      endChunk(piece.breakBefore === 'hyphen' && before !== undefined && isText(before) ? hyphenWidth(before.run) : 0);
    const width = isText(piece)
      ? piece.width + piece.join
      : piece.kind === 'atom'
        ? contributionOf(piece.box, setting).max
        : edgeOfInline(piece);
    line += width;
    if (piece.kind === 'space') trailing = width;
    else if (piece.kind !== 'close') trailing = 0;
    if (piece.kind !== 'space' || piece.run.style.whiteSpace === 'nowrap') chunk += width;
  });
  endLine();
  return { min, max };
}
