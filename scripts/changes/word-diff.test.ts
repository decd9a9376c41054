// Word diffs say both texts: striking what went gives the later one, striking what came the earlier one.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

const marks = { gone: ['[-', '-]'], come: ['{+', '+}'] } as const;

it.each([
  ['You may dig.', 'You may not dig.', 'You may {+not+} dig.'],
  ['You may not\ndig.', 'You may dig.', 'You may [-not-] dig.'],
  ['one two', 'one three', 'one [-two-] {+three+}'],
  ['', 'new words', '{+new words+}'],
  ['a b c d e f g h i j', 'a b c d e f g h i k', '… f g h i [-j-] {+k+}'],
  ['x a b c d e f g h i j y', 'v a b c d e f g h i j w', '[-x-] {+v+} a b c d … g h i j [-y-] {+w+}'],
])('from %j to %j', (before, after, told) => {
  expect(wordDiff(before, after, marks)).toBe(told);
});

it('loses no word of either text that differs', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 });
  fc.assert(
    fc.property(words, words, (before, after) => {
      // Framed, and too short for anything to be left out.
      const told = wordDiff(['<', ...before, '>'].join(' '), ['<', ...after, '>'].join(' '), marks);
      if (told.includes('…')) return;
      const tidy = (text: string): string[] => text.split(/\s+/).filter(Boolean);
      const later = tidy(told.replace(/\[-.*?-\]/g, '').replace(/\{\+|\+\}/g, ''));
      const earlier = tidy(told.replace(/\{\+.*?\+\}/g, '').replace(/\[-|-\]/g, ''));
      expect([earlier, later]).toEqual([
        ['<', ...before, '>'],
        ['<', ...after, '>'],
      ]);
    }),
  );
});
