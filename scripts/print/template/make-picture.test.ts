// Pictures made by an earlier run are those that would be read anyway.
import { expect, test } from 'vitest';
import type { Problem } from '../../problem/problem.ts';
import { fillOf, makePicture } from './make-picture.ts';
import { memory } from './testing/memory.ts';

const house = {
  file: 'icons/house.svg',
  text: '<svg viewBox="0 0 9 9"><path d="m1 8h7v-4l-3.5-3-3.5 3z" fill="var(--ink)"/><path d="M2 2l1 1" stroke="currentColor" fill="none"/></svg>',
};
const broken = { file: 'icons/broken.svg', text: '<svg viewBox="0 0 9 9"><path d="x"/></svg>' };
const variables = new Map([['--ink', '#102030']]);
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a picture with a fault is not kept: it tells its fault in every run', () => {
  const kept = memory();
  const tell = (): Problem[] => {
    const problems: Problem[] = [];
    makePicture('icon-broken', broken, variables, problems, kept);
    return problems;
  };
  const first = tell();
  kept.next();
  expect(first.length).toBeGreaterThan(0);
  expect(tell()).toEqual(first);
  expect(kept.found).toBe(0);
});

test('kept or read: the same picture, the same silhouette', () => {
  const kept = memory();
  const problems: Problem[] = [];
  const read = makePicture('icon-house', house, variables, problems, kept)!;
  kept.next();
  const found = makePicture('icon-house', house, variables, problems, kept)!;
  expect(kept.found).toBe(1);
  expect(found).not.toBe(read);
  expect(plain(found)).toEqual(plain(read));
  expect(plain(fillOf(found))).toEqual(plain(fillOf(read)));
  expect(problems).toEqual([]);
});

test.each([
  ['another palette', 'icon-house', house, new Map([['--ink', '#ffffff']])],
  ['another text', 'icon-house', { ...house, text: house.text.replace('9 9', '8 8') }, variables],
  ['another name', 'icon-home', house, variables],
] as const)('%s is made anew', (_, id, source, palette) => {
  const kept = memory();
  makePicture('icon-house', house, variables, [], kept);
  kept.next();
  const fresh = makePicture(id, source, palette, []);
  expect(plain(makePicture(id, source, palette, [], kept))).toEqual(plain(fresh));
  expect(kept.found).toBe(0);
});
