// Two texts word by word: what was struck, what was put in, and a few words around.
import { createRequire } from 'node:module';
import type * as Diff from 'diff';

/** Marks around words that went and words that came, e.g. `~~` and `~~`. */
export interface DiffMarks {
  readonly gone: readonly [string, string];
  readonly come: readonly [string, string];
}

type Part = { readonly kind: 'same' | 'gone' | 'come'; readonly words: readonly string[] };

/** Words that stay on either side of a change; the rest of a longer stretch is `…`. */
const AROUND = 4;

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** The stretches of two lists of words in reading order; what went stands before what came. */
function partsOf(before: readonly string[], after: readonly string[]): readonly Part[] {
  // Loaded only when there is something to show: commands that print and check do without it.
  const { diffArrays } = createRequire(import.meta.url)('diff') as typeof Diff;
  return diffArrays([...before], [...after]).map(({ value, added, removed }) => ({
    kind: added ? 'come' : removed ? 'gone' : 'same',
    words: value,
  }));
}

function shortened(words: readonly string[], first: boolean, last: boolean): string {
  const [head, tail] = [first ? 0 : AROUND, last ? 0 : AROUND];
  if (words.length <= head + tail + 1) return words.join(' ');
  return [...words.slice(0, head), '…', ...words.slice(words.length - tail)].join(' ');
}

/** Both texts on one line with what differs between marks; line breaks count as spaces. */
export function wordDiff(before: string, after: string, { gone, come }: DiffMarks): string {
  const parts = partsOf(wordsOf(before), wordsOf(after));
  return parts
    .map(({ kind, words }, index) => {
      if (kind === 'same') return shortened(words, index === 0, index === parts.length - 1);
      const [open, close] = kind === 'gone' ? gone : come;
      return `${open}${words.join(' ')}${close}`;
    })
    .join(' ');
}
