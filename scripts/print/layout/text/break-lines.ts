// Pieces to lines: first fit, as browsers break, with hyphens where the language allows and the line needs them.
import { shape } from '../../font/shape.ts';
import { isText, type Piece, type Run, type Setting, type TextPiece } from '../tree/box.ts';

/** Lengths within this many mm count as equal: far below what any printer can show. */
export const EPSILON = 1e-4;

/** A line as a range of pieces, the first possibly without its head and the last possibly without its tail. */
export interface BrokenLine {
  readonly pieces: readonly Piece[];
  /** Set when the line ends in a hyphen that is not part of the text. */
  readonly hyphen: boolean;
  /** Whether a forced break or the end of the paragraph follows. */
  readonly ends: boolean;
}

/** How wide pieces are; `atoms` measures boxes and edges. */
export type Measure = (piece: Piece) => number;

/** Breaks a paragraph into lines at most `width` wide where it can; `indent` shortens the first. */
export function breakLines(
  pieces: readonly Piece[],
  width: number,
  indent: number,
  measure: Measure,
  setting: Setting,
): readonly BrokenLine[] {
  const lines: BrokenLine[] = [];
  let rest: Piece[] = [...pieces];
  while (rest.length > 0) {
    const room = width - (lines.length === 0 ? indent : 0);
    const { line, next } = takeLine(rest, room, measure, setting);
    lines.push(line);
    rest = next;
  }
  return lines;
}

interface Taken {
  readonly line: BrokenLine;
  readonly next: Piece[];
}

function takeLine(pieces: Piece[], room: number, measure: Measure, setting: Setting): Taken {
  let start = 0;
  while (pieces[start]?.kind === 'space') start += 1;
  const places: number[] = [];
  let x = 0;
  for (let i = start; i < pieces.length; i += 1) {
    const piece = pieces[i] as Piece;
    if (piece.kind === 'break')
      return { line: { pieces: pieces.slice(start, i), hyphen: false, ends: true }, next: pieces.slice(i + 1) };
    places[i] = x;
    const wide = (isText(piece) && i > start ? piece.join : 0) + measure(piece);
    const over = piece.kind !== 'space' && piece.kind !== 'close' && x + wide > room + EPSILON;
    if (over) {
      const taken = breakAt(pieces, start, i, places, room, setting);
      if (taken !== undefined) return taken;
    }
    x += wide;
  }
  return { line: { pieces: pieces.slice(start), hyphen: false, ends: true }, next: [] };
}

/** The latest possible end of the line at or before the piece that does not fit; undefined when the line can only overflow. */
function breakAt(
  pieces: Piece[],
  start: number,
  at: number,
  places: readonly number[],
  room: number,
  setting: Setting,
): Taken | undefined {
  let free = at;
  while (free > start && pieces[free]?.breakBefore === 'no') free -= 1;
  for (let i = at; i >= start; i -= 1) {
    const piece = pieces[i];
    if (i < at && i < free) break;
    const split =
      piece?.kind === 'word'
        ? hyphenated(
            piece,
            (places[i] ?? 0) + (i > start ? piece.join : 0),
            room,
            setting,
            wordStartsLine(pieces, start, i),
          )
        : undefined;
    if (split !== undefined)
      return {
        line: { pieces: [...pieces.slice(start, i), split[0]], hyphen: true, ends: false },
        next: [split[1], ...pieces.slice(i + 1)],
      };
  }
  for (let i = at; i > start; i -= 1) {
    const piece = pieces[i];
    if (piece === undefined || piece.breakBefore === 'no') continue;
    const before = pieces[i - 1];
    const softened = piece.breakBefore === 'hyphen';
    const run = before !== undefined && isText(before) ? before.run : undefined;
    if (
      softened &&
      (places[i] ?? 0) + (run === undefined ? 0 : hyphenWidth(run)) > room + EPSILON &&
      hasFreeBreak(pieces, start, i)
    )
      continue;
    return { line: { pieces: pieces.slice(start, i), hyphen: softened, ends: false }, next: pieces.slice(i) };
  }
  return undefined;
}

function hasFreeBreak(pieces: readonly Piece[], start: number, end: number): boolean {
  for (let i = start + 1; i < end; i += 1) if (pieces[i]?.breakBefore !== 'no') return true;
  return false;
}

/** Whether the word has nothing before it on the line: then it may be hyphenated even as a paragraph's last word. */
function wordStartsLine(pieces: readonly Piece[], start: number, at: number): boolean {
  for (let i = start + 1; i <= at; i += 1)
    if (pieces[i]?.breakBefore !== 'no' || pieces[i - 1]?.kind === 'space') return false;
  return true;
}

/** The longest head of the word that fits with a hyphen, and its tail. */
function hyphenated(
  piece: TextPiece,
  x: number,
  room: number,
  setting: Setting,
  alone: boolean,
): [TextPiece, TextPiece] | undefined {
  const { run, text } = piece;
  if (
    run.style.hyphens !== 'auto' ||
    run.style.whiteSpace === 'nowrap' ||
    (!alone && (piece.last || text.length < run.style.hyphenateFrom))
  )
    return undefined;
  const points = setting.hyphenate(text);
  for (let i = points.length - 1; i >= 0; i -= 1) {
    const at = points[i] ?? 0;
    const head = withText(piece, text.slice(0, at), piece.join, piece.breakBefore);
    if (x + head.width + hyphenWidth(run) <= room + EPSILON) return [head, withText(piece, text.slice(at), 0, 'no')];
  }
  return undefined;
}

function withText(piece: TextPiece, text: string, join: number, breakBefore: TextPiece['breakBefore']): TextPiece {
  const shaped = shape(piece.run.face, text);
  return {
    ...piece,
    text,
    shaped,
    join,
    breakBefore,
    width: shaped.width * piece.run.size + piece.run.tracking * shaped.glyphs.length,
  };
}

/** The hyphen a face prints at a break: the true one where the font has it. */
export function hyphenOf(run: Run): string {
  return run.face.fileAt(0).glyphOf(0x2010) === 0 ? '-' : '\u2010';
}

export const hyphenWidth = (run: Run): number => shape(run.face, hyphenOf(run)).width * run.size + run.tracking;
