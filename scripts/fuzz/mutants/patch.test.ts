// Reading and applying the patches of faults.
import { readFileSync, readdirSync } from 'node:fs';
import { reversePatch } from 'diff';
import { expect, it, test } from 'vitest';
import { applyPatch, parsePatch } from './patch.ts';

const text = ['first', 'second', 'the fault is here', 'fourth', 'fifth', ''].join('\n');
const diff = [
  'Says what is wrong.',
  '--- a/engine/rules/some.ts',
  '+++ b/engine/rules/some.ts',
  '@@ -1,5 +1,5 @@',
  ' first',
  ' second',
  '-the fault is here',
  '+the fault was here',
  ' fourth',
  ' fifth',
  '',
].join('\n');
const patch = parsePatch(diff);

it('reads the sentence, the file and the lines', () => {
  const { says, file, diff } = patch;
  expect({ says, file }).toEqual({ says: 'Says what is wrong.', file: 'engine/rules/some.ts' });
  expect(diff.hunks.map(({ oldStart, lines }) => ({ oldStart, lines }))).toEqual([
    { oldStart: 1, lines: [' first', ' second', '-the fault is here', '+the fault was here', ' fourth', ' fifth'] },
  ]);
});

test.each([
  ['as it was', text],
  ['moved down', `new\nlines\n${text}`],
  ['with other lines around', text.replace('second', 'another').replace('fifth', 'last')],
  ['with only the line itself left', 'the fault is here'],
])('is applied to a text %s', (_, now) => expect(applyPatch(now, patch)).toBe(now.replace('is here', 'was here')));

it('reads which walk shows it', () => {
  expect(parsePatch(diff.replace('wrong.', 'wrong.\nWalk: looking'))).toMatchObject({
    says: 'Says what is wrong.',
    walk: 'looking',
  });
  expect(patch.walk).toBeUndefined();
});

it('takes the place nearest to where it was', () => {
  const one = 'the fault is here\n';
  const gone = 'Says.\n--- a/f\n+++ b/f\n@@ -30,1 +30,1 @@\n-the fault is here\n+gone\n';
  expect(applyPatch(`${one}${'\n'.repeat(30)}${one}`, parsePatch(gone))).toBe(`${one}${'\n'.repeat(30)}gone\n`);
});

it('puts a mere insertion only where one of its neighbours still stands', () => {
  const insertion = parsePatch('Says.\n--- a/f\n+++ b/f\n@@ -1,2 +1,3 @@\n one\n+new\n two\n');
  expect(applyPatch('zero\none\ntwo\n', insertion)).toBe('zero\none\nnew\ntwo\n');
  expect(applyPatch('three\nfour\n', insertion)).toBeUndefined();
});

it('does not fit where the line itself has changed', () =>
  expect(applyPatch(text.replace('fault', 'thing'), patch)).toBeUndefined());

it('says what is no patch', () => expect(() => parsePatch('hello')).toThrow('NOT_A_PATCH'));

const FOLDER = new URL('../../../engine/testing/mutants/', import.meta.url);
const shipped = readdirSync(FOLDER).filter((file) => file.endsWith('.patch'));

// Lines put in front and between must not matter, and taking the fault out again must give the text back.
test.each(shipped)('%s fits its file, also after that has moved on', (name) => {
  const fault = parsePatch(readFileSync(new URL(name, FOLDER), 'utf8'));
  const now = readFileSync(new URL(`../../../${fault.file}`, import.meta.url), 'utf8');
  const faulty = applyPatch(now, fault) ?? '';
  expect(faulty).not.toBe('');
  expect(faulty).not.toBe(now);
  expect(applyPatch(faulty, { ...fault, diff: reversePatch(fault.diff) })).toBe(now);
  expect(applyPatch(`// one\n// two\n${now}`, fault)).toBe(`// one\n// two\n${faulty}`);
});
