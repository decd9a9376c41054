// Changes shown in CONTRIBUTING.md, made in a copy: under the name of each file lines to add and to take away, around lines that stand there once.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Change {
  /** From the root of the project. */
  readonly file: string;
  /** Whole lines, as they stand and as they shall stand. */
  readonly from: string;
  readonly to: string;
}

const lines = (block: readonly string[], without: string): string =>
  block
    .filter((line) => !line.startsWith(without))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

/** Reads what stands in a `diff` block: `--- file`, then places parted by `@@`. Anything else is a RangeError. */
export function parseChanges(code: string): readonly Change[] {
  const [before, ...files] = code.split(/^--- /m);
  if (before !== '' || files.length === 0) throw new RangeError('The changes do not begin with the name of a file.');
  return files.flatMap((part) => {
    const [file = '', ...rest] = part.trimEnd().split('\n');
    return rest
      .join('\n')
      .split(/^@@\n/m)
      .map((place) => {
        const block = place.replace(/\n$/, '').split('\n');
        const odd = block.find((line) => !/^(?:[ +-]|$)/.test(line));
        if (odd !== undefined) throw new RangeError(`${file}: "${odd}" is no line of a change.`);
        return { file, from: lines(block, '+'), to: lines(block, '-') };
      });
  });
}

const startsOfLines = (text: string): readonly number[] => [...text.matchAll(/^/gm)].map(({ index }) => index);

/** Makes the changes in a folder and returns the files, each once; RangeError where a file does not say the old lines exactly once. */
export function applyChanges(folder: string, code: string): readonly string[] {
  const changes = parseChanges(code);
  for (const { file, from, to } of changes) {
    const text = readFileSync(join(folder, file), 'utf8');
    const [at, ...more] = startsOfLines(text).filter((start) => from !== '' && text.startsWith(from, start));
    if (at === undefined || more.length > 0) throw new RangeError(`${file} does not say this once:\n${from}`);
    writeFileSync(join(folder, file), text.slice(0, at) + to + text.slice(at + from.length));
  }
  return [...new Set(changes.map(({ file }) => file))];
}
