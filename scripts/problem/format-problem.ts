// Problems as text for people: place, code and sentence, the source line with a caret, one hint.
import type { Problem } from './problem.ts';

const WIDEST_LINE = 120;
const LEAD = 24;

/** Makes control characters visible, so that no content can disturb the terminal. */
const shown = (text: string): string =>
  text.replace(/\t/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);

/** The source line cut to a window around the fault, and where the caret goes (characters from the window's left end). */
const sourceWindow = (source: string, column: number): { readonly line: string; readonly at: number } => {
  const chars = [...source];
  const indent = chars.findIndex((char) => char !== ' ' && char !== '\t');
  const first = Math.max(0, Math.min(indent < 0 ? 0 : indent, column - 1));
  const from = chars.length - first <= WIDEST_LINE ? first : Math.max(first, column - 1 - LEAD);
  const before = from > first ? '…' : '';
  const after = chars.length > from + WIDEST_LINE ? '…' : '';
  return {
    line: before + shown(chars.slice(from, from + WIDEST_LINE).join('')) + after,
    at: [...(before + shown(chars.slice(from, column - 1).join('')))].length,
  };
};

/** One problem as one to three lines, without a line break at the end. */
export const formatProblem = ({ severity, code, place, message, hint }: Problem): string => {
  const head = `${shown(place.file)}:${place.line}:${place.column}  ${code}  ${severity === 'warning' ? 'warning: ' : ''}${shown(message)}`;
  if (place.source.trim() === '') return hint === '' ? head : `${head}\n  ${shown(hint)}`;
  const { line, at } = sourceWindow(place.source, place.column);
  const carets = '^'.repeat(Math.max(1, Math.min(place.length, [...line].length - at)));
  return `${head}\n  ${line}\n  ${' '.repeat(at)}${carets}${hint === '' ? '' : `  ${shown(hint)}`}`;
};

/** All problems, one after the other with an empty line between. */
export const formatProblems = (problems: readonly Problem[]): string => problems.map(formatProblem).join('\n\n');

/** Problems in the order of their files and places, each only once. */
export const sortProblems = (problems: readonly Problem[]): Problem[] => {
  const key = (problem: Problem) =>
    `${problem.place.file}:${problem.place.line}:${problem.place.column}:${problem.code}:${problem.message}`;
  const once = new Map(problems.map((problem) => [key(problem), problem]));
  return [...once.values()].sort(
    (a, b) =>
      (a.place.file < b.place.file ? -1 : a.place.file > b.place.file ? 1 : 0) ||
      a.place.line - b.place.line ||
      a.place.column - b.place.column ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
};
