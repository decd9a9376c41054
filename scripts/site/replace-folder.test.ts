// The new folder takes the old one's place whole, or the old one stays.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'replace-folder-'));
});
afterEach(() => {
  rmSync(place, { recursive: true });
});

const fill = (folder: string, file: string): void => {
  mkdirSync(join(place, folder));
  writeFileSync(join(place, folder, file), folder);
};

it('takes the place of an older folder and leaves nothing of it', () => {
  fill('site', 'stale.html');
  fill('next', 'index.html');
  replaceFolder(join(place, 'next'), join(place, 'site'));
  expect(readdirSync(place)).toEqual(['site']);
  expect(readdirSync(join(place, 'site'))).toEqual(['index.html']);
});

it('needs no older folder', () => {
  fill('next', 'index.html');
  replaceFolder(join(place, 'next'), join(place, 'site'));
  expect(readFileSync(join(place, 'site/index.html'), 'utf8')).toBe('next');
});

it('gives the old folder back when there is nothing to put in its place', () => {
  fill('site', 'index.html');
  expect(() => replaceFolder(join(place, 'next'), join(place, 'site'))).toThrow('ENOENT');
  expect(existsSync(join(place, 'site/index.html'))).toBe(true);
  expect(readdirSync(place)).toEqual(['site']);
});
