// Marks round a text that say where it came from: they ride through words, templates and layout, so that a fault on paper leads back to its line.
import type { Place } from './problem.ts';

/** First code points of the two private planes: what opens a text, and what closes it. Texts of content may not hold private characters. */
const OPEN = 0xf0000;
const CLOSE = 0x100000;

/** Where a text comes from; where one of its characters stands when that is given. */
export type Origin = (character?: string) => Place;

/** As many places as a plane has room for. */
export const MOST_ORIGINS = 0xfffe;

/** High surrogates of both planes: a quick look whether there is any mark. */
const ANY = /[\udb80-\udbff]/;
const MARK = /[\u{f0000}-\u{10ffff}]/gu;

/** A text with the mark of its place, on each of its lines, as lines are set apart. An empty text stays empty. */
export function markOrigin(text: string, origin: number): string {
  if (text.trim() === '') return text;
  const [open, close] = [String.fromCodePoint(OPEN + origin), String.fromCodePoint(CLOSE + origin)];
  return text.replace(/[^\n]+/g, (line) => open + line + close);
}

export const hasMarks = (text: string): boolean => ANY.test(text);

/** The text alone. */
export const withoutMarks = (text: string): string => text.replace(MARK, '');

/** A stretch of text without marks inside it, and the marks that are open round it, the outermost first. */
export interface MarkedPiece {
  readonly text: string;
  readonly origins: readonly number[];
}

/** Cuts a text at its marks. `open` are the marks open before it and is changed to those open after it. */
export function cutAtMarks(text: string, open: number[]): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  const piece = (end: number): void => {
    if (end > at) pieces.push({ text: text.slice(at, end), origins: [...open] });
  };
  for (const mark of text.matchAll(MARK)) {
    piece(mark.index);
    at = mark.index + mark[0].length;
    const code = mark[0].codePointAt(0) ?? 0;
    if (code < CLOSE) open.push(code - OPEN);
    else if (open.includes(code - CLOSE)) open.length = open.lastIndexOf(code - CLOSE);
  }
  piece(text.length);
  return pieces;
}
