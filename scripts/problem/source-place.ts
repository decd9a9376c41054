// From an offset in a source text to a place that a person can open: file, line, column, the line itself.
import type { Place } from './problem.ts';

/** The text of a template or a style sheet, with the path its user knows it by. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** The place of `length` characters at an offset of the source; an offset past the end is its last line. */
export function placeIn(source: SourceText, offset: number, length: number): Place {
  const before = source.text.slice(0, Math.max(0, offset));
  const start = before.lastIndexOf('\n') + 1;
  const end = source.text.indexOf('\n', start);
  const line = source.text.slice(start, end < 0 ? undefined : end).replace(/\r$/, '');
  return {
    file: source.file,
    line: before.split('\n').length,
    column: before.length - start + 1,
    length: Math.max(1, length),
    source: line,
  };
}
