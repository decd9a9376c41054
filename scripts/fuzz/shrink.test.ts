// Making lists of moves short.
import { expect, it } from 'vitest';
import fc from 'fast-check';
import { shrink } from './shrink.ts';

it('keeps only what the fault needs, in order', () => {
  const needed = ['3', '50', '77'];
  const fails = (moves: readonly string[]): boolean => needed.every((move) => moves.includes(move));
  expect(
    shrink(
      Array.from({ length: 100 }, (_, index) => String(index)),
      fails,
    ),
  ).toEqual(needed);
});

it('never returns a list that does not fail', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 40 }), (moves) => {
      const most = moves.filter((move) => move === 'b').length;
      const fails = (list: readonly string[]): boolean => list.filter((move) => move === 'b').length >= most;
      expect(shrink(moves, fails)).toEqual(Array.from({ length: most }, () => 'b'));
    }),
  );
});

it('gives up after so many tries', () => {
  let calls = 0;
  shrink(Array.from({ length: 1000 }, String), () => (calls++, false), 50);
  expect(calls).toBe(50);
});
