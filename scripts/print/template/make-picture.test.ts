// Pictures read beforehand are those that would be read anyway.
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import type { Problem } from '../../problem/problem.ts';
import { fillOf, makePicture, preparePictures } from './make-picture.ts';

const sources = new Map([
  [
    'icon-house',
    {
      file: 'icons/house.svg',
      text: '<svg viewBox="0 0 9 9"><path d="m1 8h7v-4l-3.5-3-3.5 3z" fill="var(--ink)"/><path d="M2 2l1 1" stroke="currentColor" fill="none"/></svg>',
    },
  ],
  ['icon-broken', { file: 'icons/broken.svg', text: '<svg viewBox="0 0 9 9"><path d="x"/></svg>' }],
]);
const variables = new Map([['--ink', '#102030']]);
const folder = mkdtempSync(join(tmpdir(), 'ready-pictures-'));
const file = join(folder, 'ready.mjs');
writeFileSync(file, preparePictures(sources, variables));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a picture with a fault is not among them: it tells its fault when it is drawn', async () => {
  const { READY_PICTURES } = (await import(pathToFileURL(file).href)) as {
    READY_PICTURES: ReadonlyMap<string, string>;
  };
  expect([...READY_PICTURES.keys()].map((key) => key.split('\n')[0])).toEqual(['icon-house']);
});

test('ready or read: the same picture, the same silhouette, and never with another palette or text', async () => {
  const problems: Problem[] = [];
  const house = sources.get('icon-house')!;
  const read = makePicture('icon-house', house, variables, problems)!;
  vi.resetModules();
  vi.doMock('./ready-pictures.ts', () => import(pathToFileURL(file).href));
  const ready = await import('./make-picture.ts');
  const found = ready.makePicture('icon-house', house, variables, problems)!;
  expect(Object.getOwnPropertyDescriptor(found.paths[0], 'd')?.get).toBeUndefined();
  expect(plain(found)).toEqual(plain(read));
  expect(plain(ready.fillOf(found))).toEqual(plain(fillOf(read)));
  expect(ready.makePicture('icon-house', house, new Map([['--ink', '#ffffff']]), problems)!.paths[0]!.fill).toBe(
    '#ffffff',
  );
  expect(
    ready.makePicture(
      'icon-house',
      { ...house, text: house.text.replace('#102030', 'var(--ink)').replace('9 9', '8 8') },
      variables,
      problems,
    )!.viewBox,
  ).toEqual([0, 0, 8, 8]);
  expect(problems).toEqual([]);
});
