// Damaged copies of the real content: every damage is found, with a place in a file that exists, and never by a crash.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { CODES } from '../problem/codes.ts';
import { loadGame } from './load-game.ts';
import type { Problem } from '../problem/problem.ts';
import { decodeText } from './read/decode.ts';
import { OPTIONAL } from './read/file-kind.ts';
import { parseFile } from './read/parse-file.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CONTENT = join(ROOT, 'content');

const copy = mkdtempSync(join(tmpdir(), 'damage-'));
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
const withFile = <T>(file: string, text: string | Uint8Array | undefined, check: () => T): T => {
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

const textOf = (file: string): string => readFileSync(join(copy, file), 'utf8');

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
const parse: typeof parseFile = (file, ...how) => {
  const key = JSON.stringify([file.name, file.text, file.fault, ...how]);
  const known = parsed.get(key) ?? parseFile(file, ...how);
  if (intact.get(file.name) === file.text) parsed.set(key, known);
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

const cases = factFiles.flatMap((file) =>
  EVERYWHERE.filter(([, change]) => change('') !== undefined || !OPTIONAL.includes(basename(file, '.yaml'))).map(
    ([name, change]) => [`${file} ${name}`, file, change] as const,
  ),
);

describe('the real content', () => {
  test('loads as it is: no error', () => {
    expect(
      loadGame(copy, { templates: join(ROOT, 'templates') }).problems.filter(({ severity }) => severity === 'error'),
    ).toEqual([]);
  });

  test('is damaged in more than fifty ways', () => expect(cases.length).toBeGreaterThan(50));

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
      { seed: 20, numRuns: 150 },
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
      { seed: 21, numRuns: 150 },
    );
  });
});

describe('npm run check', () => {
  const run = (...args: string[]): { readonly code: number; readonly out: string; readonly err: string } => {
    try {
      return {
        code: 0,
        out: execFileSync(process.execPath, [join(ROOT, 'scripts/run/start.cjs'), 'check', ...args], {
          cwd: ROOT,
          encoding: 'utf8',
          stdio: 'pipe',
        }),
        err: '',
      };
    } catch (thrown) {
      const { status, stdout, stderr } = thrown as { status: number; stdout: string; stderr: string };
      return { code: status, out: stdout, err: stderr };
    }
  };

  test('exits 0 and says so when nothing is wrong', () => {
    const { code, out } = run();
    expect(out).toMatch(/No problems\.\n$/);
    expect(code).toBe(0);
  });

  test.each([
    [
      'an error',
      'gangs.yaml',
      (text: string) => text.replace('copies: 3', 'copies: "3"'),
      /gangs\.yaml:\d+:\d+ {2}WRONG_TYPE /,
    ],
    [
      'a syntax error',
      'actions.yaml',
      (text: string) => text.replace(/flavour: .*/, 'flavour: Gain 1: draw'),
      /actions\.yaml:\d+:\d+ {2}YAML_COLON /,
    ],
    [
      'a warning',
      'words/en/parts.yaml',
      (text: string) => text.replace(/^ +flavour: .*\n/m, ''),
      /parts\.yaml:\d+:\d+ {2}MISSING_TRANSLATION {2}warning: /,
    ],
  ])('exits 1 on %s, without a stack trace', (_, file, change, expected) => {
    withFile(file, change(textOf(file)), () => {
      const { code, out, err } = run('--content', copy);
      expect(out).toMatch(expected);
      expect(out + err).not.toMatch(/\n\s+at /);
      expect(code).toBe(1);
    });
  });

  test('prints one JSON object with --json', () => {
    withFile('parts.yaml', textOf('parts.yaml').replace('copies: 2', 'copies: 0'), () => {
      const { code, out } = run('--content', copy, '--json');
      expect(JSON.parse(out)).toMatchObject({ ok: true, problems: [], leftOut: [{ list: 'parts' }], missing: [] });
      expect(code).toBe(0);
    });
  });

  test.each([
    [['--content', join(copy, 'nope')], 1, /MISSING_FILE/],
    [['--content', join(copy, 'parts.yaml')], 1, /NOT_A_FOLDER/],
    [['--contnt'], 1, /did you mean "--content"\?/],
    [['--help'], 0, /--templates DIR/],
  ])('%j: exit %d', (args, code, expected) => {
    const result = run(...args);
    expect(result.out + result.err).toMatch(expected);
    expect(result.code).toBe(code);
    expect(result.out + result.err).not.toMatch(/\n\s+at /);
  });
});
