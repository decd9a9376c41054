// Two texts word by word: what was struck, what was put in, and a few words around.

/** Marks around words that went and words that came, e.g. `~~` and `~~`. */
export interface DiffMarks {
  readonly gone: readonly [string, string];
  readonly come: readonly [string, string];
}

type Part = { readonly kind: 'same' | 'gone' | 'come'; readonly words: readonly string[] };

/** Words that stay on either side of a change; the rest of a longer stretch is `…`. */
const AROUND = 4;

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** Length of the longest common run of words from every pair of places on; scratch space of one comparison. */
function commonFrom(before: readonly string[], after: readonly string[]): readonly Uint32Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row !== undefined)
        row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  return table;
}

/** The stretches of two lists of words in reading order; what went stands before what came. */
function partsOf(before: readonly string[], after: readonly string[]): readonly Part[] {
  const common = commonFrom(before, after);
  const parts: { kind: Part['kind']; words: string[] }[] = [];
  const put = (kind: Part['kind'], word: string | undefined): void => {
    if (word === undefined) return;
    const last = parts.at(-1);
    if (last?.kind === kind) last.words.push(word);
    else parts.push({ kind, words: [word] });
  };
  for (let i = 0, j = 0; i < before.length || j < after.length;) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      put('same', before[i]);
      i += 1;
      j += 1;
    } else if (i < before.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) put('gone', before[i++]);
    else if (j < after.length) put('come', after[j++]);
    else put('gone', before[i++]);
  }
  return parts;
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
