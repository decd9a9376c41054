// From an offset in a text to a place that a person can open: file, line, column, the line itself. The one way in which lines and columns are counted.
import type { Place } from './problem.ts';

const LINE_BREAK = /\r\n|\n|\r/g;

/** Where the lines of a text begin; kept per source, as one file may have thousands of faults. */
const known = new WeakMap<object, readonly number[]>();

const lineStarts = (source: { readonly text: string }): readonly number[] => {
  let starts = known.get(source);
  if (starts === undefined) {
    starts = [0, ...Array.from(source.text.matchAll(LINE_BREAK), (found) => found.index + found[0].length)];
    known.set(source, starts);
  }
  return starts;
};

/** The index of the line that holds `offset`; an offset past the end is in the last line. */
export const lineIndexAt = (source: { readonly text: string }, offset: number): number => {
  const starts = lineStarts(source);
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Characters (code points) in a piece of text. */
export const charactersIn = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** Where `start` stands (offsets in UTF-16 units); the underline ends at `end` or with the line. Columns and lengths count characters. */
export const placeWithin = (source: { readonly text: string }, file: string, start: number, end: number): Place => {
  const { text } = source;
  const index = lineIndexAt(source, start);
  const starts = lineStarts(source);
  const lineStart = starts[index] ?? 0;
  const next = starts[index + 1];
  const lineEnd =
    next === undefined ? text.length : next - (text[next - 1] === '\n' && text[next - 2] === '\r' ? 2 : 1);
  const from = Math.min(Math.max(start, lineStart), lineEnd);
  const to = Math.min(Math.max(end, from), lineEnd);
  return {
    file,
    line: index + 1,
    column: charactersIn(text.slice(lineStart, from)) + 1,
    length: Math.max(1, charactersIn(text.slice(from, to))),
    source: text.slice(lineStart, lineEnd),
  };
};
