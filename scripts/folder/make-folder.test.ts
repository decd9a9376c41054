// Folders to write into: every way in which one cannot be made is one sentence, at once, and nothing is left.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderFault, makeFolder } from './make-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'make-folder-'));
  writeFileSync(join(folder, 'file'), 'x');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a folder is made with those above it, topmost first', () => {
  expect(makeFolder(join(folder, 'a/b'))).toEqual([join(folder, 'a'), join(folder, 'a/b')]);
  expect(makeFolder(join(folder, 'a/b'))).toEqual([]);
});

test.each(['a/b/c', '.', 'there'])('nothing speaks against %s, and the disk stays as it was', (name) => {
  mkdirSync(join(folder, 'there'));
  const before = readdirSync(folder);
  expect(folderFault(join(folder, name))).toBeUndefined();
  expect(readdirSync(folder)).toEqual(before);
});

const long = 'x'.repeat(300);

test.each([
  ['file', 'PATH/file" is a file, and should be a folder; name another folder'],
  ['file/below/it', 'PATH/file" is a file, and should be a folder; name another folder'],
  [`a/${long}`, `PATH/a/${long}" has a name that is too long; name another folder`],
])('%s is refused', (name, text) => {
  expect(folderFault(join(folder, name))).toBe(`"${text.replace('PATH', folder)}`);
  expect(readdirSync(folder)).toEqual(['file']);
});

test.skipIf(!existsSync('/proc/self'))('a folder the system does not allow is refused at once', () => {
  expect(folderFault('/proc/x/y')).toBe('"/proc/x/y" cannot be a folder on this disk (ENOENT); name another folder');
  expect(folderFault('/proc')).toMatch(/^"\/proc" .*; name another folder$/);
});

test.skipIf(!existsSync('/dev/full'))('a device is no folder', () => {
  expect(folderFault('/dev/full')).toBe('"/dev/full" is a file, and should be a folder; name another folder');
});

// The root user writes into any folder.
test.skipIf(process.getuid?.() === 0)('a folder nobody may write into is refused', () => {
  mkdirSync(join(folder, 'closed'), { mode: 0o555 });
  expect(folderFault(join(folder, 'closed/a'))).toMatch(/may not be written into by you; name another folder$/);
});
