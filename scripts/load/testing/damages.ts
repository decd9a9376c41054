// Damages to a copy of the real content: every one is found, with a place in a file that exists, and never by a crash.
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { CODES } from '../../problem/codes.ts';
import { loadGame } from '../load-game.ts';
import type { Problem } from '../../problem/problem.ts';
import { decodeText } from '../../problem/decode.ts';
import { OPTIONAL } from '../read/file-kind.ts';
import { parseFile } from '../read/parse-file.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CONTENT = join(ROOT, 'content');

/** The copy; whole again after each damage. */
export const copy = mkdtempSync(join(tmpdir(), 'damage-'));
cpSync(CONTENT, copy, { recursive: true });
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const yamlFiles = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? yamlFiles(join(dir, entry.name))
      : entry.name.endsWith('.yaml')
        ? [join(dir, entry.name)]
        : [],
  );
const files = yamlFiles(copy)
  .map((path) => relative(copy, path))
  .sort();
const factFiles = files.filter((file) => !file.startsWith('words'));

/** Runs `check` while one file is other than it was. */
export const withFile = <T>(file: string, text: string | Uint8Array | undefined, check: () => T): T => {
  const path = join(copy, file);
  const before = readFileSync(path);
  if (text === undefined) rmSync(path);
  else writeFileSync(path, text);
  try {
    return check();
  } finally {
    writeFileSync(path, before);
  }
};

/** A file of the copy as it is now. */
export const textOf = (file: string): string => readFileSync(join(copy, file), 'utf8');

/** A problem that somebody can go to and mend. */
const expectWellSaid = (problem: Problem): void => {
  expect(Object.keys(CODES)).toContain(problem.code);
  expect(problem.message).toMatch(/\S/);
  if (problem.code === 'MISSING_FILE') return;
  expect(existsSync(problem.place.file)).toBe(true);
  const lines = readFileSync(problem.place.file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/);
  expect(problem.place.line).toBeLessThanOrEqual(lines.length);
  expect(
    problem.place.source === '' ||
      lines[problem.place.line - 1] === problem.place.source ||
      problem.code === 'NOT_UTF8',
  ).toBe(true);
  expect(problem.place.column).toBeLessThanOrEqual([...problem.place.source].length + 1);
};

/** Files that are as they were need not be parsed again for each damage to another. */
const parsed = new Map<string, ReturnType<typeof parseFile>>();
const parse: typeof parseFile = (file, how) => {
  if (file.fault !== undefined || intact.get(file.name) !== file.text) return parseFile(file, how);
  const key = [file.name, how.schema, how.owner, how.partial].join('\0');
  const known = parsed.get(key) ?? parseFile(file, how);
  parsed.set(key, known);
  return known;
};
const intact = new Map(files.map((file) => [file, decodeText(readFileSync(join(copy, file))).text]));
const loadCopy = (): ReturnType<typeof loadGame> => loadGame(copy, { parse });

type Damage = readonly [name: string, change: (text: string) => string | Uint8Array | undefined];

const inLine = (text: string, pattern: RegExp, to: string): string => text.replace(pattern, to);

/** Damages that every fact file knows; each gives at least one error. */
const EVERYWHERE: readonly Damage[] = [
  ['removed', () => undefined],
  ['emptied', () => ''],
  [
    'cut off in the middle of a name',
    (text) => text.slice(0, text.search(/^ {2,}name|^ {4}title|^start|^ {4}(makes|copies|number)/m) + 8),
  ],
  ['indented with a tab', (text) => inLine(text, /^ {2,}(?=[a-z-])/m, '\t')],
  ['with a doubled key', (text) => inLine(text, /^([a-z-]+):/m, '$1: 1\n$1:')],
  ['with an unknown field', (text) => `${text}\nnonsense: 1\n`],
  ['with one line moved right', (text) => inLine(text, /^ {4}(?=[a-z]+:)|^(?=title)/m, '       ')],
  [
    'as a list',
    (text) =>
      `- ${text
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .join('\n  ')}`,
  ],
  ['as bytes', () => new Uint8Array([137, 80, 78, 71, 0, 255])],
  ['in Latin-1', (text) => Buffer.from(`${text}\n# \u00E4\n`, 'latin1')],
  ['with a second document', (text) => `${text}\n---\na: 1\n`],
  ['with its first id missing', (text) => inLine(text, /\bid: \S+/, 'di: x')],
  ['with its first id wrong', (text) => inLine(text, /\bid: \S+/, 'id: Ä B')],
];

/** How much of the sweep: each file takes every `every`th damage, each damage every `every`th file; and so many damages by chance. */
export interface Sweep {
  readonly every: number;
  readonly runs: number;
}

/** Damages the real content, one file at a time. */
export const describeDamages = ({ every, runs }: Sweep): void => {
  const cases = factFiles.flatMap((file, row) =>
    EVERYWHERE.filter((_, column) => (row + column) % every === 0)
      .filter(([, change]) => change('') !== undefined || !OPTIONAL.includes(basename(file, '.yaml')))
      .map(([name, change]) => [`${file} ${name}`, file, change] as const),
  );
  test('each damage comes to some file, and to each file some damage', () => {
    expect(new Set(cases.map(([, , change]) => change)).size).toBe(EVERYWHERE.length);
    expect(new Set(cases.map(([, file]) => file)).size).toBe(factFiles.length);
  });

  test('loads as it is: no error', () => {
    expect(
      loadGame(copy, { templates: join(ROOT, 'templates') }).problems.filter(({ severity }) => severity === 'error'),
    ).toEqual([]);
  });

  test.each(cases)('%s: found', (_, file, change) => {
    const before = textOf(file);
    const damaged = change(before);
    expect(damaged).not.toBe(before);
    withFile(file, damaged, () => {
      const { game, problems } = loadCopy();
      expect(game).toBeUndefined();
      for (const problem of problems) expectWellSaid(problem);
      expect(
        problems.some(
          ({ place, severity }) => severity === 'error' && (damaged === undefined || place.file.endsWith(file)),
        ),
      ).toBe(true);
    });
  });

  test('any scalar of any file changed to anything: a game or well-said problems, never a crash', () => {
    const line = fc.record({
      file: fc.constantFrom(...files),
      at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      to: fc.constantFrom(
        '',
        '-1',
        '1e9',
        'true',
        '[a]',
        '{a: b}',
        '{a}',
        '"',
        "'",
        '@x',
        '*x',
        '&x',
        '!x',
        '| x',
        '> x',
        '~',
        '~x~',
        '~icon.x~',
        '# x',
        'a # b',
        'a: b',
        '\u0007',
        '\t',
        '\u202E',
        '<<: *a',
        '__proto__',
        'constructor',
        '- x',
        '? x',
        '99999999999999999999',
        'ü'.repeat(500),
      ),
    });
    fc.assert(
      fc.property(line, ({ file, at, to }) => {
        const lines = textOf(file).split('\n');
        const index = Math.floor(at * lines.length);
        lines[index] = (lines[index] ?? '').replace(/(?<=:\s).*|(?<=- ).*|^.*$/, () => to);
        withFile(file, lines.join('\n'), () => loadCopy().problems.forEach(expectWellSaid));
      }),
      { seed: 20, numRuns: runs },
    );
  });

  test('any bytes taken out, doubled or put in: a game or well-said problems, never a crash', () => {
    const cut = fc.record({
      file: fc.constantFrom(...files),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.integer({ min: 0, max: 80 }),
      put: fc.oneof(
        fc.constant(''),
        fc.string({ unit: 'binary', maxLength: 6 }),
        fc.constantFrom('\n', '  ', '\r', ': ', '- ', '\0', '\uFEFF'),
      ),
    });
    fc.assert(
      fc.property(cut, ({ file, at, length, put }) => {
        const text = textOf(file);
        const from = Math.floor(at * text.length);
        withFile(file, text.slice(0, from) + put + text.slice(from + length), () =>
          loadCopy().problems.forEach(expectWellSaid),
        );
      }),
      { seed: 21, numRuns: runs },
    );
  });
};
