// Tallies of shards add up to the same in any order, and hold whole numbers only.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_GAMES, addTallies } from './tally.ts';
import type { Moments, Tally } from './tally.ts';

const count = fc.integer({ min: 0, max: 1e9 });
const moments: fc.Arbitrary<Moments> = fc.tuple(count, count, count, count, count, count);
const tally: fc.Arbitrary<Tally> = fc.record({
  games: count,
  moments: fc.dictionary(fc.constantFrom('turns', 'gap', 'seat-win/1'), moments),
  histograms: fc.dictionary(fc.constantFrom('turns', 'seen'), fc.array(count, { maxLength: 5 })),
});

describe('tallies', () => {
  test('add up in any order', () =>
    fc.assert(fc.property(tally, tally, (a, b) => void expect(addTallies(a, b)).toEqual(addTallies(b, a)))));

  test('add up in any grouping', () =>
    fc.assert(
      fc.property(
        tally,
        tally,
        tally,
        (a, b, c) => void expect(addTallies(addTallies(a, b), c)).toEqual(addTallies(a, addTallies(b, c))),
      ),
    ));

  test('stay what they are when nothing is added', () =>
    fc.assert(fc.property(tally, (a) => void expect(addTallies(a, NO_GAMES)).toEqual(a))));
});
