// Problems as text for people: place, code and sentence, the source line with a caret, one hint.
import type { Code } from './codes.ts';
import type { Problem } from './problem.ts';

const WIDEST_LINE = 120;
const LEAD = 24;

/** Makes control characters visible, so that no content can disturb the terminal. */
const shown = (text: string): string =>
  text.replace(/\t/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);

const LONGEST_VALUE = 60;

/** Cuts what is quoted in a sentence to sixty characters, beginning and end kept; the path of the file itself stays whole, as it is there to be opened. */
const withShortValues = (sentence: string, file: string): string =>
  sentence.replace(/"([^"]*)"/g, (quoted, value: string) => {
    const chars = [...value];
    if (chars.length <= LONGEST_VALUE || file.includes(value)) return quoted;
    const half = LONGEST_VALUE / 2;
    return `"${chars.slice(0, half).join('')}…${chars.slice(1 - half).join('')}"`;
  });

/** What a terminal draws two cells wide: emoji, Chinese, Japanese and Korean signs, full-width forms. */
const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]/u;

/** Cells of a terminal that a text fills: combining marks none, wide characters two. */
const cellsIn = (text: string): number => {
  let cells = 0;
  for (const char of text) cells += /\p{M}/u.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return cells;
};

/** The source line cut to a window around the fault, and where the caret goes (cells from the window's left end). */
const sourceWindow = (
  source: string,
  column: number,
  length: number,
): { readonly line: string; readonly at: number; readonly under: number } => {
  const chars = [...source];
  const indent = chars.findIndex((char) => char !== ' ' && char !== '\t');
  const first = Math.max(0, Math.min(indent < 0 ? 0 : indent, column - 1));
  const from = chars.length - first <= WIDEST_LINE ? first : Math.max(first, column - 1 - LEAD);
  const before = from > first ? '…' : '';
  const after = chars.length > from + WIDEST_LINE ? '…' : '';
  return {
    line: before + shown(chars.slice(from, from + WIDEST_LINE).join('')) + after,
    at: cellsIn(before + shown(chars.slice(from, column - 1).join(''))),
    under: cellsIn(shown(chars.slice(column - 1, Math.min(column - 1 + length, from + WIDEST_LINE)).join(''))),
  };
};

/** One problem as one to three lines, without a line break at the end. */
export const formatProblem = ({ severity, code, place, message, hint }: Problem): string => {
  const head = `${shown(place.file)}:${place.line}:${place.column}  ${code}  ${severity === 'warning' ? 'warning: ' : ''}${shown(withShortValues(message, place.file))}`;
  const advice = shown(withShortValues(hint, place.file));
  if (place.source.trim() === '') return hint === '' ? head : `${head}\n  ${advice}`;
  const { line, at, under } = sourceWindow(place.source, place.column, place.length);
  const carets = '^'.repeat(Math.max(1, under));
  return `${head}\n  ${line}\n  ${' '.repeat(at)}${carets}${hint === '' ? '' : `  ${advice}`}`;
};

/** As many of one code are shown; the rest is counted. */
export const MOST_SHOWN = 10;

/** The problems one after the other with an empty line between: of each code the first ten, then how many more there are. */
export const formatProblems = (problems: readonly Problem[]): string => {
  const counts = new Map<Code, number>();
  const shownOnes = problems.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= MOST_SHOWN;
  });
  const more = [...counts]
    .filter(([, count]) => count > MOST_SHOWN)
    .map(([code, count]) => `… and ${String(count - MOST_SHOWN)} more ${code}`);
  return [...shownOnes.map(formatProblem), ...(more.length > 0 ? [more.join('\n')] : [])].join('\n\n');
};
