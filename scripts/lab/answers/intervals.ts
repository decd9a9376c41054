// Intervals that hold the true value in 95 of 100 cases: Wilson for shares, the delta method for means and ratios, order statistics for medians.
import type { Moments } from '../tally/tally.ts';

/** Half the width of a 95 % interval in standard errors. */
export const Z = 1.959963984540054;

export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Share `hits` of `n` (Wilson's score interval); nothing is known of none. */
export function wilson(hits: number, n: number): Estimate {
  if (n === 0) return { value: NaN, low: 0, high: 1 };
  const p = hits / n;
  const zz = (Z * Z) / n;
  const middle = (p + zz / 2) / (1 + zz);
  const half = (Z / (1 + zz)) * Math.sqrt((p * (1 - p)) / n + zz / (4 * n));
  return { value: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * Σx : Σy over `games` games, whose pairs vary together (delta method); a mean is the ratio with y = 1. Games with y = 0 have no
 * part in it.
 */
export function ratio([games, x, y, xx, xy, yy]: Moments): Estimate {
  if (y === 0) return { value: NaN, low: -Infinity, high: Infinity };
  const value = x / y;
  if (games < 2) return { value, low: -Infinity, high: Infinity };
  const spread = Math.max(0, xx - 2 * value * xy + value * value * yy) * (games / (games - 1));
  const half = (Z * Math.sqrt(spread)) / y;
  return { value, low: value - half, high: value + half };
}

/**
 * The best interval for a measure: where every game says yes or no, it is a share and Wilson's holds for few games too. Yes and no may
 * be written as any number and 0.
 */
export function estimate(moments: Moments): Estimate {
  const [games, x, y, xx, xy, yy] = moments;
  const unit = games === 0 ? 0 : y / games;
  const even = yy === unit * y;
  return even && unit > 0 && xx === unit * x && xy === unit * x ? wilson(x / unit, games) : ratio(moments);
}

/** The value that half of the counts lie below, from a histogram; its interval from the ranks between which the true one lies. */
export function median(histogram: readonly number[]): Estimate {
  const n = histogram.reduce((sum, count) => sum + count, 0);
  if (n === 0) return { value: NaN, low: -Infinity, high: Infinity };
  const half = (Z * Math.sqrt(n)) / 2;
  return {
    value: (atRank(histogram, Math.ceil(n / 2)) + atRank(histogram, Math.floor(n / 2) + 1)) / 2,
    low: atRank(histogram, Math.max(1, Math.floor(n / 2 - half))),
    high: atRank(histogram, Math.min(n, Math.ceil(n / 2 + half) + 1)),
  };
}

/** The value of the `rank`-th smallest count, from 1. */
export function atRank(histogram: readonly number[], rank: number): number {
  let seen = 0;
  for (let value = 0; value < histogram.length; value++) {
    seen += histogram[value];
    if (seen >= rank) return value;
  }
  return histogram.length - 1;
}

/** How much larger `a` is than `b`, as a part of `b`, for independent estimates. */
export function change(a: Estimate, b: Estimate): Estimate {
  const value = a.value / b.value - 1;
  const error = (one: Estimate): number => (one.high - one.low) / 2 / one.value;
  const half = (a.value / b.value) * Math.sqrt(error(a) ** 2 + error(b) ** 2);
  return { value, low: value - half, high: value + half };
}

/** An estimate in another unit: `times` as much plus `plus`. */
export const scaled = ({ value, low, high }: Estimate, times: number, plus = 0): Estimate => ({
  value: value * times + plus,
  low: low * times + plus,
  high: high * times + plus,
});
