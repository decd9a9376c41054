// The text of a template or a style sheet, and places in it.
import { placeWithin } from './place-at.ts';
import type { Place } from './problem.ts';

/** The text of a template or a style sheet, with the path its user knows it by. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** The place of `length` UTF-16 units at an offset of the source; an offset past the end is its last line, and the underline ends with the line. */
export const placeIn = (source: SourceText, offset: number, length: number): Place =>
  placeWithin(source, source.file, Math.max(0, offset), Math.max(0, offset) + Math.max(1, length));
