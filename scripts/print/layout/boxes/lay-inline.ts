// Lines of a box with inline content: broken, filled, aligned, each with its height and baseline.
import { shape } from '../../font/shape.ts';
import {
  isText,
  type Box,
  type EdgePiece,
  type Fragment,
  type Line,
  type Piece,
  type PlacedAtom,
  type PlacedText,
  type Run,
  type Setting,
} from '../tree/box.ts';
import { breakLines, hyphenOf, hyphenWidth, type BrokenLine } from '../text/break-lines.ts';
import { edgeInside, edgeMargin, edgeOfInline } from '../tree/inline-edge.ts';
import { contributionOf, intrinsicOf } from './intrinsic.ts';
import { makePieces } from '../text/make-pieces.ts';
import { resolve } from '../css/parse-length.ts';
import { clampWidth, edge, givenWidth, laySized, margin, marginsX, marginsY } from '../tree/sizing.ts';

/** Sets the lines of the box at a content width; its natural height is theirs. */
export function layInline(box: Box, width: number, setting: Setting): number {
  let lines = box.lineCache?.get(width);
  if (lines === undefined) {
    lines = setLines(box, width, setting);
    (box.lineCache ??= new Map()).set(width, lines);
  } else
    for (const line of lines)
      for (const part of line.parts) if (part.kind === 'atom') layAtom(part.box, width, setting);
  box.lines = lines;
  const first = lines[0];
  const last = lines.at(-1);
  box.firstBaseline = first && edge(box, 0) + first.top + first.baseline;
  box.lastBaseline = last && edge(box, 0) + last.top + last.baseline;
  box.naturalWidth = lines.reduce((most, line) => Math.max(most, line.width), 0);
  return last === undefined ? 0 : last.top + last.height;
}

function setLines(box: Box, width: number, setting: Setting): readonly Line[] {
  const pieces = (box.pieces ??= makePieces(box.inline, setting));
  const strut = setting.runOf(box.styled);
  const indent = resolve(box.style.textIndent, width);
  const measure = (piece: Piece): number => {
    if (isText(piece)) return piece.width;
    if (piece.kind === 'atom') return layAtom(piece.box, width, setting);
    return piece.kind === 'break' ? 0 : edgeOfInline(piece);
  };
  const lines: Line[] = [];
  const open: Open[] = [];
  let top = 0;
  for (const broken of breakLines(pieces, width, indent, measure, setting)) {
    const line = fillLine(broken, strut, top, measure, open, setting);
    alignLine(line, box, width, lines.length === 0 ? indent : 0, broken.ends);
    lines.push(line);
    top += line.height;
  }
  return lines;
}

/** Lays a box that stands in a line; the answer is its width with margins. */
function layAtom(box: Box, base: number, setting: Setting): number {
  box.base = base;
  const given = givenWidth(box, base);
  const outside = marginsX(box);
  const { min, max } = intrinsicOf(box, setting);
  const width =
    given ??
    (box.kind === 'drawing'
      ? contributionOf(box, setting).max - outside
      : clampWidth(box, Math.min(max, Math.max(min, base - outside)), base));
  laySized(box, width, undefined, setting);
  return width + outside;
}

interface Open {
  readonly piece: EdgePiece;
  readonly run: Run;
  readonly drop: number;
  x: number;
  first: boolean;
}

function fillLine(
  broken: BrokenLine,
  strut: Run,
  top: number,
  measure: (piece: Piece) => number,
  open: Open[],
  setting: Setting,
): Line {
  const parts: (PlacedText | PlacedAtom)[] = [];
  const fragments: Fragment[] = [];
  let [x, over, under, end] = [0, strut.over, strut.under, 0];
  for (const inline of open) [inline.x, inline.first] = [0, false];
  const close = (inline: Open, right: number, last: boolean): void => {
    fragments.push({
      styled: inline.piece.styled,
      element: inline.piece.element,
      x: inline.x,
      width: right - inline.x,
      run: inline.run,
      first: inline.first,
      last,
    });
  };
  let size = broken.pieces.length;
  while (size > 0 && ['space', 'close'].includes(broken.pieces[size - 1]?.kind ?? '')) size -= 1;
  broken.pieces.forEach((piece, i) => {
    const around = open.at(-1);
    const [run, drop] = [around?.run ?? strut, around?.drop ?? 0];
    if (isText(piece)) {
      if (piece.kind === 'space' && i >= size) return;
      x += i > 0 ? piece.join : 0;
      const previous = parts.at(-1);
      const glued =
        i > 0 &&
        broken.pieces[i - 1]?.kind !== 'atom' &&
        previous?.kind === 'text' &&
        previous.run === piece.run &&
        previous.link === piece.link &&
        previous.element === piece.element;
      parts.push({
        kind: 'text',
        x,
        text: piece.text,
        width: piece.width,
        run: piece.run,
        element: piece.element,
        link: piece.link,
        space: piece.kind === 'space',
        drop,
        glued,
      });
      [over, under] = [Math.max(over, piece.run.over - drop), Math.max(under, piece.run.under + drop)];
    } else if (piece.kind === 'atom') {
      const height = piece.box.height + marginsY(piece.box);
      const rise = riseOf(piece.box, height, run) - drop;
      parts.push({ kind: 'atom', x, rise, width: piece.box.width + marginsX(piece.box), box: piece.box });
      [over, under] = [Math.max(over, rise), Math.max(under, height - rise)];
    } else if (piece.kind === 'open') {
      const own = setting.runOf(piece.styled);
      const lowered =
        piece.styled.style.verticalAlign === 'middle' ? drop - run.xHeight / 2 + (own.over - own.under) / 2 : drop;
      open.push({ piece, run: own, drop: lowered, x: x + edgeMargin(piece.styled.style, 'open'), first: true });
      [over, under] = [Math.max(over, own.over - lowered), Math.max(under, own.under + lowered)];
    } else if (piece.kind === 'close') {
      const inline = open.pop();
      if (inline !== undefined) close(inline, x + edgeInside(piece.styled.style, 'close'), true);
    }
    x += measure(piece);
    end = Math.max(end, x);
  });
  if (broken.hyphen) end = addHyphen(parts, end);
  for (const inline of open) close(inline, end, false);
  return { parts, fragments, runs: undefined, width: end, top, height: over + under, baseline: over };
}

/** How far the top of a box in the line stands above the baseline. */
function riseOf(box: Box, height: number, run: Run): number {
  if (box.style.verticalAlign === 'middle') return run.xHeight / 2 + height / 2;
  const baseline = box.style.clip || box.kind === 'drawing' ? undefined : box.lastBaseline;
  return baseline === undefined ? height : margin(box, 0) + baseline;
}

function addHyphen(parts: (PlacedText | PlacedAtom)[], end: number): number {
  const last = parts.at(-1);
  if (last?.kind !== 'text') return end;
  const hyphen = hyphenOf(last.run);
  const text = last.text + hyphen;
  const width = shape(last.run.face, text).width * last.run.size + last.run.tracking * [...text].length;
  parts[parts.length - 1] = { ...last, text, width };
  return Math.max(end, last.x + Math.max(width, last.width + hyphenWidth(last.run)));
}

function alignLine(line: Line, box: Box, width: number, indent: number, ends: boolean): void {
  const free = width - indent - line.width;
  const { textAlign } = box.style;
  let shift = indent;
  if (textAlign === 'right') shift += free;
  if (textAlign === 'center') shift += free / 2;
  if (shift !== 0) for (const part of [...line.parts, ...line.fragments]) part.x += shift;
  if (textAlign !== 'justify' || ends || free <= 0) return;
  const spaces = line.parts.filter((part) => part.kind === 'text' && part.space).map((part) => part.x);
  if (spaces.length === 0) return;
  const each = free / spaces.length;
  const moved = (x: number): number => x + each * spaces.filter((space) => space < x - 1e-9).length;
  for (const fragment of line.fragments) {
    const right = moved(fragment.x + fragment.width);
    fragment.x = moved(fragment.x);
    fragment.width = right - fragment.x;
  }
  const fresh = new Set(spaces);
  let stretched = false;
  for (const part of line.parts) {
    const space = fresh.has(part.x);
    const x = moved(part.x);
    if (part.kind === 'text' && stretched) part.glued = false;
    stretched = space;
    part.x = x;
  }
}
