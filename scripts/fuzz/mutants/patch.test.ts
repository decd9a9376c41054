// Reading and applying the patches of faults.
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
  expect(patch).toEqual({
    says: 'Says what is wrong.',
    file: 'engine/rules/some.ts',
    hunks: [
      {
        line: 1,
        before: ['first', 'second', 'the fault is here', 'fourth', 'fifth'],
        after: ['first', 'second', 'the fault was here', 'fourth', 'fifth'],
      },
    ],
  });
});

test.each([
  ['as it was', text],
  ['moved down', `new\nlines\n${text}`],
  ['with other lines around', text.replace('second', 'another').replace('fifth', 'last')],
  ['with only the line itself left', 'the fault is here'],
])('is applied to a text %s', (_, now) => expect(applyPatch(now, patch)).toBe(now.replace('is here', 'was here')));

it('takes the place nearest to where it was', () => {
  const [one, two] = ['the fault is here\n'.repeat(1), '\n'.repeat(30)];
  expect(
    applyPatch(`${one}${two}${one}`, {
      ...patch,
      hunks: [{ line: 30, before: ['the fault is here'], after: ['gone'] }],
    }),
  ).toBe(`${one}${two}gone\n`);
});

it('does not fit where the line itself has changed', () =>
  expect(applyPatch(text.replace('fault', 'thing'), patch)).toBeUndefined());

it('says what is no patch', () => expect(() => parsePatch('hello')).toThrow('NOT_A_PATCH'));
