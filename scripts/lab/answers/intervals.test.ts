// Intervals against known values, and against how often they hold what they should.
import { describe, expect, test } from 'vitest';
import { chooser } from '../../../engine/testing/random-play.ts';
import type { Moments } from '../tally/tally.ts';
import { change, estimate, median, ratio, wilson } from './intervals.ts';

const momentsOf = (pairs: readonly (readonly [number, number])[]): Moments => {
  const sum = (of: (x: number, y: number) => number): number => pairs.reduce((all, [x, y]) => all + of(x, y), 0);
  return [
    pairs.filter(([, y]) => y !== 0).length,
    sum((x) => x),
    sum((_, y) => y),
    sum((x) => x * x),
    sum((x, y) => x * y),
    sum((_, y) => y * y),
  ];
};

describe('Wilson intervals', () => {
  // Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I, method 3; and the rule of three's relatives.
  test.each([
    [81, 263, 0.308, 0.2553, 0.3662],
    [15, 148, 0.1014, 0.0624, 0.1605],
    [0, 20, 0, 0, 0.1611],
    [1, 29, 0.0345, 0.0061, 0.1718],
    [29, 29, 1, 0.883, 1],
  ])('%i of %i', (hits, n, value, low, high) => {
    const found = wilson(hits, n);
    expect(found.value).toBeCloseTo(value, 3);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  test('know nothing of nothing', () => expect(wilson(0, 0)).toEqual({ value: NaN, low: 0, high: 1 }));
});

describe('means and ratios', () => {
  test('a mean has the interval of its sample', () => {
    // Mean 5, variance 10, standard error √2.
    const found = ratio(momentsOf([1, 3, 5, 7, 9].map((x) => [x, 1])));
    expect(found.value).toBe(5);
    expect(found.high - found.value).toBeCloseTo(1.959964 * Math.SQRT2, 5);
    expect(found.value - found.low).toBeCloseTo(1.959964 * Math.SQRT2, 5);
  });

  test('a ratio that is the same in every game is known for certain', () => {
    const found = ratio(momentsOf([1, 2, 3].map((y) => [2 * y, y])));
    expect(found).toEqual({ value: 2, low: 2, high: 2 });
  });

  test('one game says nothing of its like', () =>
    expect(ratio([1, 3, 1, 9, 3, 1])).toMatchObject({ low: -Infinity, high: Infinity }));

  test('yes and no are shares, whatever number stands for yes', () => {
    const hits = (unit: number): Moments =>
      momentsOf(Array.from({ length: 40 }, (_, game) => [game < 13 ? unit : 0, unit]));
    expect(estimate(hits(1))).toEqual(wilson(13, 40));
    expect(estimate(hits(60))).toEqual(wilson(13, 40));
  });

  test('shared wins and games of different weight are not', () => {
    const shared = momentsOf(Array.from({ length: 40 }, (_, game) => [[0, 30, 60][game % 3] ?? 0, 60]));
    expect(estimate(shared)).toEqual(ratio(shared));
    const weighted = momentsOf(Array.from({ length: 40 }, (_, game) => [game % 2, 1 + (game % 2)]));
    expect(estimate(weighted)).toEqual(ratio(weighted));
  });

  test('intervals hold the truth in about 95 of 100 samples', () => {
    const choose = chooser(5);
    let held = 0;
    for (let sample = 0; sample < 1000; sample++) {
      // y is 1 to 4, x is on average half of it.
      const pairs = Array.from({ length: 200 }, () => {
        const y = 1 + choose(4);
        let x = 0;
        for (let i = 0; i < y; i++) x += choose(2);
        return [x, y] as const;
      });
      const { low, high } = ratio(momentsOf(pairs));
      if (low <= 0.5 && 0.5 <= high) held++;
    }
    expect(held).toBeGreaterThan(930);
    expect(held).toBeLessThan(970);
  });
});

describe('medians', () => {
  const histogram = (values: readonly number[]): number[] => {
    const counts = Array.from({ length: Math.max(...values) + 1 }, () => 0);
    for (const value of values) counts[value]++;
    return counts;
  };

  test('of an odd and of an even number', () => {
    expect(median(histogram([1, 5, 9])).value).toBe(5);
    expect(median(histogram([1, 5, 9, 20])).value).toBe(7);
  });

  test('their interval goes by ranks', () => {
    const { low, high } = median(histogram(Array.from({ length: 100 }, (_, i) => i + 1)));
    expect([low, high]).toEqual([40, 61]);
  });

  test('of nothing', () => expect(median([])).toMatchObject({ value: NaN }));
});

test('a change is relative, and as unsure as both', () => {
  const found = change({ value: 110, low: 108, high: 112 }, { value: 100, low: 97, high: 103 });
  expect(found.value).toBeCloseTo(0.1, 10);
  expect(found.high - found.value).toBeCloseTo(1.1 * Math.hypot(2 / 110, 3 / 100), 10);
});
