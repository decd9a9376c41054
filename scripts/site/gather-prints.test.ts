// Which printed files go on the site: those of exactly today's content, templates and code; any doubt, and they are made.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MANIFEST } from '../print/output/manifest.ts';
import { ALL, runPrint } from '../print/output/run-print.ts';
import { gatherPrints, wholePrint } from './gather-prints.ts';
import { listPrintFiles } from './print-files.ts';
import { SiteFault } from './site-fault.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
let folder = '';
const at = (path: string): string => join(folder, path);
const folders = () => ({ content: at('content'), templates: at('templates') });
const settings = (prints = 'print') => ({ ...folders(), prints: at(prints), into: at(`into-${String((count += 1))}`) });
let count = 0;

/** Every file below a folder with its bytes, the list aside. */
const tree = (path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== MANIFEST)
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [file.slice(path.length + 1), readFileSync(file, 'latin1')]),
  );

/** A change of a file that is taken back when the work is over. */
function changed<T>(file: string, change: (text: string) => string, work: () => T): T {
  const before = readFileSync(at(file), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(at(file), after);
  try {
    return work();
  } finally {
    writeFileSync(at(file), before);
  }
}

// One language and one paper: the same code in a quarter of the time.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gather-'));
  for (const part of ['content', 'templates']) cpSync(join(ROOT, part), at(part), { recursive: true });
  rmSync(at('content/words/en'), { recursive: true });
  rmSync(at('templates/papers/letter.yaml'));
  expect(runPrint({ ...folders(), out: at('print'), lang: ALL, paper: ALL, only: [] })).toMatchObject({ ok: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('takes a whole print of the same sources byte for byte, and nothing else that lies there', () => {
  writeFileSync(at('print/de/a4/diary.pdf'), 'somebody’s own');
  const { 'de/a4/diary.pdf': own, ...printed } = tree(at('print'));
  expect(own).toBeDefined();
  const wanted = settings();
  expect(gatherPrints(wanted)).toBe('taken');
  expect(tree(wanted.into)).toEqual(printed);
  expect(listPrintFiles(wanted.into)).toHaveLength(Object.keys(printed).length);
  rmSync(at('print/de/a4/diary.pdf'));
});

it('makes files of a number that was changed after the print, and leaves the older print alone', () => {
  const before = tree(at('print'));
  const wanted = settings();
  changed(
    'content/game.yaml',
    (text) => text.replace(/hand-limit: (\d+)/, (_all, limit: string) => `hand-limit: ${String(Number(limit) - 1)}`),
    () => {
      expect(gatherPrints(wanted)).toBe('made');
      // What was made can be taken the next time.
      expect(wholePrint({ ...folders(), prints: wanted.into, into: '' })).toBeDefined();
    },
  );
  const made = tree(wanted.into);
  expect(Object.keys(made)).toEqual(Object.keys(before));
  expect(made['de/a4/rulebook.pdf']).not.toBe(before['de/a4/rulebook.pdf']);
  expect(tree(at('print'))).toEqual(before);
  expect(wholePrint(settings())).toBeDefined();
});

const more = (text: string): string => `${text}\n`;

it.each([
  'content/parts.yaml',
  'content/words/de/print.yaml',
  'templates/palette.css',
  'templates/papers/a4.yaml',
  'templates/icons/fist.svg',
])('takes nothing after a change of %s', (file) => {
  changed(file, more, () => {
    expect(wholePrint(settings())).toBeUndefined();
  });
  expect(wholePrint(settings())).toBeDefined();
});

it('takes nothing of a content folder with one more file, or a folder that is none', () => {
  writeFileSync(at('templates/papers/b4.yaml'), 'id: b4\n');
  expect(wholePrint(settings())).toBeUndefined();
  rmSync(at('templates/papers/b4.yaml'));
  expect(wholePrint({ ...settings(), content: at('nowhere') })).toBeUndefined();
});

const copied = (): string => {
  const name = `copy-${String((count += 1))}`;
  cpSync(at('print'), at(name), { recursive: true });
  return name;
};
const list = (name: string): string => at(`${name}/${MANIFEST}`);

it.each([
  ['no list', (name: string) => rmSync(list(name))],
  ['a list that is none', (name: string) => writeFileSync(list(name), '[]')],
  [
    'an older list, which names no sources',
    (name: string) => writeFileSync(list(name), readFileSync(list(name), 'utf8').replace('"wholeOf"', '"other"')),
  ],
  [
    'an empty list',
    (name: string) =>
      writeFileSync(list(name), readFileSync(list(name), 'utf8').replace(/"files": \{[^}]*\}/, '"files": {}')),
  ],
  ['a file missing', (name: string) => rmSync(at(`${name}/de/a4/tokens.pdf`))],
  ['a file changed', (name: string) => writeFileSync(at(`${name}/de/a4/tokens.pdf`), 'x')],
  [
    'a folder in place of a file',
    (name: string) => {
      rmSync(at(`${name}/de/a4/tokens.pdf`));
      mkdirSync(at(`${name}/de/a4/tokens.pdf`));
    },
  ],
  ['nothing', (name: string) => rmSync(at(name), { recursive: true })],
])('takes nothing of a print with %s', (_what, damage) => {
  const name = copied();
  expect(wholePrint(settings(name))).toBeDefined();
  damage(name);
  expect(wholePrint(settings(name))).toBeUndefined();
});

it('takes nothing of a part, however it came about; a part printed again leaves the whole whole', () => {
  const part = { ...folders(), lang: ALL, paper: ALL, only: ['tokens'] };
  runPrint({ ...part, out: at('part') });
  expect(wholePrint(settings('part'))).toBeUndefined();
  const name = copied();
  runPrint({ ...part, out: at(name) });
  expect(wholePrint(settings(name))).toBeDefined();
  // Tokens of one content among files of another.
  changed('content/game.yaml', more, () => {
    runPrint({ ...part, out: at(name) });
    expect(wholePrint(settings(name))).toBeUndefined();
  });
  expect(wholePrint(settings(name))).toBeUndefined();
});

it('says what print says when there is nothing to take', () => {
  expect(() => gatherPrints({ ...settings('nowhere'), content: at('no-content') })).toThrow(SiteFault);
});
