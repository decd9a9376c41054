// What is kept of many games: whole numbers only, so that tallies of shards add up to the same in any order.

/**
 * Of one measure x : y over games: games with y ≠ 0, Σx, Σy, Σx², Σxy, Σy². A mean per game has y = 1; from these six numbers
 * follow mean, share and ratio with their intervals.
 */
export type Moments = readonly [games: number, x: number, y: number, xx: number, xy: number, yy: number];

export const NO_MOMENTS: Moments = [0, 0, 0, 0, 0, 0];

export interface Tally {
  readonly games: number;
  /** By measure (`turns`, `gang-win/moles`). */
  readonly moments: Readonly<Record<string, Moments>>;
  /** Counts by value, from 0 upwards. */
  readonly histograms: Readonly<Record<string, readonly number[]>>;
}

export const NO_GAMES: Tally = { games: 0, moments: {}, histograms: {} };

const longer = (a: readonly number[], b: readonly number[]): readonly number[] =>
  a.length >= b.length ? a.map((count, at) => count + (b[at] ?? 0)) : longer(b, a);

const addMoments = (a: Moments, b: Moments): Moments => [
  a[0] + b[0],
  a[1] + b[1],
  a[2] + b[2],
  a[3] + b[3],
  a[4] + b[4],
  a[5] + b[5],
];

function addRecords<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  add: (a: T, b: T) => T,
): Readonly<Record<string, T>> {
  const sum: Record<string, T> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const before = sum[key];
    sum[key] = before === undefined ? value : add(before, value);
  }
  return sum;
}

/** The tally of both sets of games; in whatever order shards are added, the same numbers come out. */
export const addTallies = (a: Tally, b: Tally): Tally => ({
  games: a.games + b.games,
  moments: addRecords(a.moments, b.moments, addMoments),
  histograms: addRecords(a.histograms, b.histograms, longer),
});
