// Nearest names: distance, order, and when a hint dares to guess.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byNearness, editDistance, isNear, nearestHint } from './nearest.ts';

describe('edit distance', () => {
  test.each([
    ['', '', 0],
    ['kapp', 'kappe', 1],
    ['cpa', 'cap', 1],
    ['ring', 'uhr', 4],
    ['a', '', 1],
    ['abcd', 'acbd', 1],
    ['ca', 'abc', 3],
  ])('from "%s" to "%s" is %d', (a, b, distance) => expect(editDistance(a, b)).toBe(distance));

  test('is the same both ways, 0 only for equals, at most the longer length', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe('a hint', () => {
  test('guesses a near name', () => expect(nearestHint('Kapp', ['ring', 'kappe'])).toBe('did you mean "kappe"?'));
  test('lists the names when none is near, nearest first', () =>
    expect(nearestHint('rinse', ['watch', 'ringer'])).toBe('did you mean "ringer"?'));
  test('lists at most eight', () =>
    expect(nearestHint('zzzzzz', 'abcdefghij'.split(''))).toBe('known: a, b, c, d, e, f, g, h, … (10 in all)'));
  test('says when nothing is known', () => expect(nearestHint('x', [])).toBe('none is known'));
  test('never offers the name that was written', () =>
    expect(nearestHint('icon-fist', ['icon-fist', 'icon-fish', 'ring'])).toBe('did you mean "icon-fish"?'));
  test('keeps the order of equals', () => expect(byNearness('x', ['b', 'a'])).toEqual(['b', 'a']));
  test('lets a third of the letters differ', () =>
    expect([isNear('abcdef', 'abcdxx'), isNear('abcdef', 'abcxxx')]).toEqual([true, false]));
});
