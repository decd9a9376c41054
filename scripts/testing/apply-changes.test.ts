// Changes shown in CONTRIBUTING.md are made where they fit, once, or not at all.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, test } from 'vitest';
import { applyChanges } from './apply-changes.ts';

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const changed = (before: string, code: string): string => {
  writeFileSync(join(folder, 'a.txt'), before);
  applyChanges(folder, code);
  return readFileSync(join(folder, 'a.txt'), 'utf8');
};

test.each([
  ['adds after a line', 'one\ntwo\n', '--- a.txt\n one\n+and a half\n', 'one\nand a half\ntwo\n'],
  ['adds before a line', 'one\ntwo\n', '--- a.txt\n+half\n one\n', 'half\none\ntwo\n'],
  ['takes away, in two places', 'one\ntwo\nthree\n', '--- a.txt\n-one\n@@\n-three\n+four\n', 'two\nfour\n'],
  ['keeps dollars and empty lines', 'one\n\ntwo\n', '--- a.txt\n one\n+$&\n\n', 'one\n$&\n\ntwo\n'],
])('%s', (_, before, code, after) => expect(changed(before, code)).toBe(after));

test.each([
  ['a line that is not there', 'one\n', '--- a.txt\n two\n+three\n'],
  ['a line that is there twice', 'one\none\n', '--- a.txt\n one\n+two\n'],
  ['a part of a line', 'one two\n', '--- a.txt\n two\n+three\n'],
  ['an addition to nowhere', 'one\n', '--- a.txt\n+two\n'],
  ['no file', 'one\n', ' one\n+two\n'],
  ['a line without its sign', 'one\n', '--- a.txt\none\n+two\n'],
])('refuses %s', (_, before, code) => expect(() => changed(before, code)).toThrow(RangeError));

it('names each file once', () => {
  writeFileSync(join(folder, 'a.txt'), 'one\ntwo\n');
  expect(applyChanges(folder, '--- a.txt\n-one\n@@\n-two\n')).toEqual(['a.txt']);
});
