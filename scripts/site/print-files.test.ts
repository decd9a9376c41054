// The printed files the site offers: those print lists, with what it says of them, in order.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MANIFEST } from '../print/output/manifest.ts';
import type { PrintedFile } from '../print/output/printed-file.ts';
import { writeFiles } from '../print/output/write-files.ts';
import { listPrintFiles } from './print-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'print-files-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const file = (lang: string, paper: string, product: string, pages = 2): PrintedFile => ({
  path: `${lang}/${paper}/${product}.pdf`,
  bytes: Buffer.from(`/Type /Pages /Count 99 ${product}`),
  facts: { product, lang, paper, pages, sheets: 1, duplex: 'long-edge' },
});
const FILES = [
  file('de', 'a4', 'zebra'),
  file('de', 'a4', 'tokens', 3),
  file('de', 'a4', 'cards', 17),
  file('de', 'letter', 'board'),
  file('en', 'a4', 'board'),
];
const all = (): boolean => true;
const list = (): readonly string[] => listPrintFiles(folder).map(({ path, pages }) => `${path} ${String(pages)}`);

it('finds files by language and paper, in the order a print is used, unknown ones last', () => {
  writeFiles(folder, FILES, all);
  expect(list()).toEqual([
    'de/a4/cards.pdf 17',
    'de/a4/tokens.pdf 3',
    'de/a4/zebra.pdf 2',
    'de/letter/board.pdf 2',
    'en/a4/board.pdf 2',
  ]);
});

it('says what print says of each, and how large it is', () => {
  writeFiles(folder, FILES, all);
  for (const { path, bytes, facts } of FILES)
    expect(listPrintFiles(folder)).toContainEqual({ path, bytes: bytes.length, ...facts });
});

it('still knows what an earlier run printed when a part is printed again, and nothing of what that removed', () => {
  writeFiles(folder, FILES, all);
  writeFiles(folder, [file('de', 'a4', 'cards', 18)], (path) => path.startsWith('de/a4/'));
  expect(list()).toEqual(['de/a4/cards.pdf 18', 'de/letter/board.pdf 2', 'en/a4/board.pdf 2']);
});

it('offers nothing that print has not listed, and nothing that is gone', () => {
  writeFiles(folder, FILES, all);
  writeFileSync(join(folder, 'de/a4/diary.pdf'), 'somebody’s own');
  rmSync(join(folder, 'de/a4/zebra.pdf'));
  expect(list().join()).not.toMatch(/diary|zebra/);
});

it.each([
  ['a list that is none', (): string => 'x'],
  ['a list of nothing', (): string => '{"files":{},"facts":{"de/a4/cards.pdf":{}}}'],
  ['an older list, which says nothing of its files', (text: string): string => text.replace('"facts"', '"other"')],
  ['facts that are none', (text: string): string => text.replaceAll('"long-edge"', '"sideways"')],
])('is empty with %s', (_what, change) => {
  writeFiles(folder, FILES, all);
  const path = join(folder, MANIFEST);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  expect(listPrintFiles(folder)).toEqual([]);
});

it('is empty where nothing was printed', () => {
  expect(listPrintFiles(join(folder, 'nowhere'))).toEqual([]);
});
