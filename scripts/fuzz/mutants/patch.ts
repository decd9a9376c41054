// One-line faults kept as unified diffs: read, and applied to a text that may have moved on a little.

export interface Hunk {
  /** Line of the old text where it begins, from 1. */
  readonly line: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface Patch {
  /** What the fault is, one sentence: whatever stands before the diff. */
  readonly says: string;
  /** File, from the root of the project. */
  readonly file: string;
  readonly hunks: readonly Hunk[];
}

/** Reads a unified diff of one file; a text that is none is a RangeError. */
export function parsePatch(text: string): Patch {
  const lines = text.replace(/\n$/, '').split('\n');
  const head = lines.findIndex((line) => line.startsWith('--- '));
  const file = /^\+\+\+ b\/(.+)$/.exec(lines[head + 1] ?? '')?.[1];
  if (head < 1 || file === undefined)
    throw new RangeError('NOT_A_PATCH: a sentence, then --- a/file, +++ b/file and hunks are expected.');
  const hunks: { line: number; before: string[]; after: string[] }[] = [];
  for (const line of lines.slice(head + 2)) {
    const begin = /^@@ -(\d+)/.exec(line);
    if (begin !== null) hunks.push({ line: Number(begin[1]), before: [], after: [] });
    const hunk = hunks.at(-1);
    if (hunk === undefined || begin !== null) continue;
    if (!line.startsWith('+')) hunk.before.push(line.slice(1));
    if (!line.startsWith('-')) hunk.after.push(line.slice(1));
  }
  return { says: lines.slice(0, head).join(' ').trim(), file, hunks };
}

/** Where `wanted` stands in `lines`, nearest to `near` (from 0); −1 if nowhere. */
function placeOf(lines: readonly string[], wanted: readonly string[], near: number): number {
  const places = [...lines.keys()].filter((at) => wanted.every((line, index) => lines[at + index] === line));
  return places.sort((a, b) => Math.abs(a - near) - Math.abs(b - near))[0] ?? -1;
}

/** A hunk without its outermost lines, as long as these are the same before and after. */
function narrowed({ line, before, after }: Hunk): Hunk | undefined {
  const top = before.length > 1 && before[0] === after[0];
  const bottom = before.length > (top ? 2 : 1) && before.at(-1) === after.at(-1);
  if (!top && !bottom) return undefined;
  const cut = (lines: readonly string[]): readonly string[] => lines.slice(top ? 1 : 0, bottom ? -1 : undefined);
  return { line: line + (top ? 1 : 0), before: cut(before), after: cut(after) };
}

/** The text with the patch applied, with less and less of its surroundings if those have changed; undefined if it fits nowhere. */
export function applyPatch(text: string, { hunks }: Patch): string | undefined {
  let lines = text.split('\n');
  for (const hunk of hunks) {
    let fitting: Hunk | undefined = hunk;
    let at = -1;
    while (fitting !== undefined && (at = placeOf(lines, fitting.before, fitting.line - 1)) < 0)
      fitting = narrowed(fitting);
    if (fitting === undefined) return undefined;
    lines = [...lines.slice(0, at), ...fitting.after, ...lines.slice(at + fitting.before.length)];
  }
  return lines.join('\n');
}
