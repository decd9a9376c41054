// One-line faults kept as unified diffs: read, and applied to a text that may have moved on a little.
import { applyPatch as applyDiff, parsePatch as parseDiff, type StructuredPatch, type StructuredPatchHunk } from 'diff';

export interface Patch {
  /** What the fault is, one sentence: the first line. */
  readonly says: string;
  /** The walk that shows it, from a line `Walk: <name>`; undefined if a kept game does. */
  readonly walk: string | undefined;
  /** File, from the root of the project. */
  readonly file: string;
  readonly diff: StructuredPatch;
}

/** Reads a unified diff of one file; a text that is none is a RangeError. */
export function parsePatch(text: string): Patch {
  const head = text.search(/^--- /m);
  const [diff, ...more] = head < 1 ? [] : parseDiff(text.slice(head));
  const file = /^b\/(.+)$/.exec(diff?.newFileName ?? '')?.[1];
  if (diff === undefined || file === undefined || more.length > 0)
    throw new RangeError('NOT_A_PATCH: a sentence, then --- a/file, +++ b/file and hunks are expected.');
  const says = text.slice(0, head).trim();
  const walk = /^Walk: (.+)$/m.exec(says)?.[1];
  return {
    says: says
      .replace(/^Walk: .+$/m, '')
      .trim()
      .replace(/\n/g, ' '),
    walk,
    file,
    diff,
  };
}

/** A hunk with so many lines around its change at most; a mere insertion keeps one, or it would fit anywhere. */
function narrowed(hunk: StructuredPatchHunk, around: number): StructuredPatchHunk {
  const changed = [...hunk.lines.keys()].filter((index) => !(hunk.lines[index] ?? '').startsWith(' '));
  const least = hunk.lines.some((line) => line.startsWith('-')) ? around : Math.max(around, 1);
  const top = Math.max(0, (changed[0] ?? 0) - least);
  const lines = hunk.lines.slice(top, (changed.at(-1) ?? 0) + least + 1);
  const oldLines = lines.filter((line) => !line.startsWith('+')).length;
  return { ...hunk, oldStart: hunk.oldStart + top, oldLines, lines };
}

/**
 * The text with the patch applied, each hunk where it fits nearest to its old line, with less and less of its
 * surroundings if those have changed; undefined if it fits nowhere.
 */
export function applyPatch(text: string, { diff }: Patch): string | undefined {
  const most = Math.max(0, ...diff.hunks.map(({ lines }) => lines.length));
  for (let around = most; around >= 0; around -= 1) {
    const changed = applyDiff(text, { ...diff, hunks: diff.hunks.map((hunk) => narrowed(hunk, around)) });
    if (changed !== false) return changed;
  }
  return undefined;
}
