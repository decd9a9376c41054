// Damaged copies of the project given to the commands themselves: how they end, what they say, and that nothing is written.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let folder = '';
let [content, templates] = ['', ''];
/** Makes the copies that all runs are given; to be called once in a test file. */
export function useCopies(): void {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'exit-codes-'));
    [content, templates] = [join(folder, 'content'), join(folder, 'templates')];
    cpSync(join(ROOT, 'content'), content, { recursive: true });
    cpSync(join(ROOT, 'templates'), templates, { recursive: true });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
}

export function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run/start.cjs', command, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  expect(stdout + stderr).not.toMatch(/^ +at /m);
  return { status, stdout, stderr };
}

export const check = () => run('check', '--content', content, '--templates', templates);
/** The cards alone, as that is quickest. */
export const print = () =>
  run(
    'print',
    '--only',
    'cards',
    '--lang',
    'de',
    '--paper',
    'a4',
    '--content',
    content,
    '--templates',
    templates,
    '--out',
    join(folder, 'print'),
  );
/** An older site lies where the new one would go. */
const older = { 'index.html': 'an older page', 'site-files.json': '{"files":{"index.html":"x"}}' };
function site() {
  const out = join(folder, 'site');
  mkdirSync(out, { recursive: true });
  for (const [name, text] of Object.entries(older)) writeFileSync(join(out, name), text);
  return run('site', '--content', content, '--out', out);
}
const olderSite = () =>
  Object.fromEntries(
    readdirSync(join(folder, 'site')).map((name) => [name, readFileSync(join(folder, 'site', name), 'utf8')]),
  );

/** The problems that stand in what a command says: everything before the last line. */
const problemsIn = (text: string): string => text.trimEnd().split('\n\n').slice(0, -1).join('\n\n');

export interface Fault {
  readonly what: string;
  readonly file: string;
  readonly change: (text: string) => string;
  readonly code: string;
}

/** Faults of every sort that the three commands have to tell alike. */
export const FAULTS: readonly Fault[] = [
  {
    what: 'YAML that cannot be read',
    file: 'content/gangs.yaml',
    change: (text) => text.replace(/^ {4}name: /m, '   name: "'),
    code: 'YAML_INDICATOR',
  },
  {
    what: 'a field that nothing knows',
    file: 'content/game.yaml',
    change: (text) => text.replace('hand-limit:', 'hand-limt:'),
    code: 'UNKNOWN_FIELD',
  },
  {
    what: 'a word misspelt',
    file: 'content/words/de/site.yaml',
    change: (text) => text.replace('\nstart:', '\nstrat:'),
    code: 'UNKNOWN_WORD',
  },
  {
    what: 'a picture that is not there',
    file: 'content/parts.yaml',
    change: (text) => text.replace(/picture: \S+/, 'picture: no-such'),
    code: 'MISSING_PICTURE',
  },
  {
    what: 'a location renamed without its room',
    file: 'content/locations.yaml',
    change: (text) => text.replace('id: infirmary', 'id: sick-bay'),
    code: 'MISSING_PICTURE',
  },
  {
    what: 'a character no font has',
    file: 'content/parts.yaml',
    change: (text) => text.replace(/flavour: \S+/, '$& ☃'),
    code: 'MISSING_GLYPH',
  },
  {
    what: 'a paper with a slip',
    file: 'templates/papers/a4.yaml',
    change: (text) => text.replace(/width: .*/, 'width: wide'),
    code: 'WRONG_TYPE',
  },
  { what: 'a template that draws nothing', file: 'templates/cards/action.hbs', change: () => '', code: 'EMPTY_FACE' },
];

/** Whatever the cards' print left. */
export const clearPrint = (): void => rmSync(join(folder, 'print'), { recursive: true });

/** Each of `faults` is told by check, print and site in the same words, with exit code 1, and nothing is written. */
export function testFaults(faults: readonly Fault[]): void {
  describe.each(faults)('with $what', ({ file, change, code }) => {
    let before = '';
    beforeAll(() => {
      before = readFileSync(join(folder, file), 'utf8');
      const after = change(before);
      expect(after).not.toBe(before);
      writeFileSync(join(folder, file), after);
    });
    afterAll(() => {
      writeFileSync(join(folder, file), before);
    });

    it('check, print and site: 1, with the same problems, and nothing written', () => {
      const checked = check();
      expect([checked.status, checked.stderr]).toEqual([1, '']);
      expect(checked.stdout).toContain(`  ${code}  `);
      const printed = print();
      expect([printed.status, printed.stdout]).toEqual([1, '']);
      expect(problemsIn(printed.stderr)).toBe(problemsIn(checked.stdout));
      expect(existsSync(join(folder, 'print'))).toBe(false);
      // The site has the project's own templates.
      if (!file.startsWith('content/')) return;
      const built = site();
      expect([built.status, built.stdout]).toEqual([1, '']);
      expect(problemsIn(built.stderr)).toBe(problemsIn(checked.stdout).replaceAll(templates, 'templates'));
      expect(olderSite()).toEqual(older);
    });
  });
}
