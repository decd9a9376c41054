// Text → tree. A broken entry is reported, blanked out and read past, so that one fault never hides the next.
import { parseEvents } from 'js-yaml';
import type { SourceFile } from '../../problem/source-file.ts';
import { buildTree } from './build-tree.ts';
import type { Node } from './node.ts';
import { mendOddLines } from './odd-lines.ts';
import type { ProblemAt } from './problem-at.ts';
import { syntaxProblem, type SyntaxProblem } from './syntax-problem.ts';

export interface ParsedTree {
  /** Undefined when the file could not be read at all. */
  readonly root: Node | undefined;
  readonly problems: readonly ProblemAt[];
  /** Ids of entries that were left out as broken: they exist, though nothing else is known of them. */
  readonly brokenIds: readonly string[];
}

const MOST_BROKEN = 100;
const ITEM = /^( *)-(?= |\t|$)/;

/** The range of the list entry that `offset` falls into; undefined when there is no list around it. */
const entryRange = (text: string, offset: number): { readonly start: number; readonly end: number } | undefined => {
  const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((found) => found.index + found[0].length)];
  const lines = starts.map((start, index) => ({
    start,
    text: text.slice(start, starts[index + 1] ?? text.length).replace(/[\r\n]+$/, ''),
  }));
  const indents = lines.flatMap((line) => ITEM.exec(line.text)?.[1]?.length ?? []);
  const outer = indents.length === 0 ? -1 : Math.min(...indents);
  const begins = (line: { readonly text: string }) => ITEM.exec(line.text)?.[1]?.length === outer;
  const endsList = (line: { readonly text: string }) => /^[^\s#-]/.test(line.text) && outer >= 0;
  const at = lines.findLastIndex((line) => line.start <= offset);
  const first = lines.findLastIndex((line, index) => index <= at && begins(line));
  if (first < 0 || lines.slice(first + 1, at + 1).some((line) => endsList(line) && outer > 0)) return undefined;
  const next = lines.findIndex((line, index) => index > first && (begins(line) || endsList(line)));
  return { start: lines[first]?.start ?? 0, end: next < 0 ? text.length : (lines[next]?.start ?? text.length) };
};

const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);

const tabProblem = (text: string): ProblemAt | undefined => {
  const start = text.indexOf('\t');
  if (start < 0) return undefined;
  const lineStart = Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('\r', start)) + 1;
  const indent = text.slice(lineStart, start).trim() === '';
  return {
    code: 'TAB',
    start,
    end: start + 1,
    message: indent ? 'this line is indented with a tab' : 'a tab stands in this line',
    hint: indent ? 'indent with spaces; YAML reads no tabs' : 'write spaces instead of the tab',
  };
};

const tryEvents = (
  text: string,
): { readonly events: ReturnType<typeof parseEvents> } | { readonly problem: SyntaxProblem } => {
  const tab = tabProblem(text);
  if (tab !== undefined) return { problem: tab };
  try {
    return { events: parseEvents(text, {}) };
  } catch (thrown) {
    return { problem: syntaxProblem(text, thrown) };
  }
};

/** The text without the entry at `offset` and all up to `until`, whose ids are noted; undefined when no list is around it. */
const leaveOut = (text: string, offset: number, until: number, brokenIds: string[]): string | undefined => {
  const entry = entryRange(text, offset);
  if (entry === undefined) return undefined;
  const end = Math.max(entry.end, until);
  const ids = text.slice(entry.start, end).matchAll(/^[ \t-]*id[:：\s][ \t]*["']?([^\s"'#]+)/gm);
  brokenIds.push(...Array.from(ids, (found) => found[1] ?? ''));
  return blank(text, entry.start, end);
};

/** Reads a file as far as it can be read. Never throws for what a user can write. */
export const parseTree = (file: SourceFile): ParsedTree => {
  if (file.fault !== undefined)
    return { root: undefined, problems: [{ ...file.fault, end: file.fault.start + 1 }], brokenIds: [] };
  const odd = mendOddLines(file.text);
  const problems: ProblemAt[] = [...odd.problems];
  const brokenIds: string[] = [];
  let text = odd.mended;
  for (const offset of odd.broken) {
    const rest = leaveOut(text, offset, 0, brokenIds);
    if (rest === undefined) return { root: undefined, problems, brokenIds };
    text = rest;
  }
  for (let round = 0; round < MOST_BROKEN; round += 1) {
    const read = tryEvents(text);
    if ('events' in read) {
      const tree = buildTree(text, read.events);
      if (tree.root === undefined && problems.length === 0) {
        problems.push({
          code: 'EMPTY_FILE',
          start: 0,
          end: 1,
          message: `"${file.path}" holds no data`,
          hint: 'fill it, or take it away if it is not needed',
        });
      }
      return {
        root: tree.root,
        problems: [...problems, ...tree.problems],
        brokenIds: [...brokenIds, ...tree.brokenIds],
      };
    }
    problems.push(read.problem);
    const rest = leaveOut(text, read.problem.from ?? read.problem.start, read.problem.until ?? 0, brokenIds);
    if (rest === undefined || rest === text) break;
    text = rest;
  }
  return { root: undefined, problems, brokenIds };
};
