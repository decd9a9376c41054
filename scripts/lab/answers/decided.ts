// When games were decided: from which part of a game on the later winner's chance stayed at 80 % or more.
import { PARTS, STEPS } from '../tally/course.ts';
import type { Tally } from '../tally/tally.ts';
import { Z } from './intervals.ts';
import type { Estimate } from './intervals.ts';

/** The chance of winning that decides. */
const CHANCE = 0.8;

/** Standings seen less often than this say nothing of their own. */
const FEWEST = 30;

/**
 * The lowest step of standing from which on every step led to the win at least so often (tally/course.ts); undefined where no step did.
 * The table is made of the games reported on.
 */
export function decisiveStep({ histograms }: Tally, chance = CHANCE): number | undefined {
  const { seen = [], won = [] } = histograms;
  let lowest: number | undefined;
  for (let step = STEPS - 1; step > 0; step--) {
    if (seen[step] < FEWEST) continue;
    if (won[step] < chance * seen[step]) break;
    lowest = step;
  }
  return lowest;
}

/** Part of the game, from 0 to 1, after which the winner never fell below the decisive standing: the mean over games. */
export function decidedAt(tally: Tally): Estimate & { readonly games: number } {
  const step = decisiveStep(tally);
  const { below = [] } = tally.histograms;
  const row = step === undefined ? [] : below.slice(step * (PARTS + 1), (step + 1) * (PARTS + 1));
  let [n, sum, squares] = [0, 0, 0];
  row.forEach((count, part) => {
    // Games lie evenly within their part; part 0 is the beginning.
    const at = part === 0 ? 0 : (part - 0.5) / PARTS;
    n += count;
    sum += count * at;
    squares += count * at * at;
  });
  if (n < 2) return { games: 0, value: NaN, low: -Infinity, high: Infinity };
  const value = sum / n;
  const half = Z * Math.sqrt(Math.max(0, squares / n - value * value) / (n - 1));
  return { games: n, value, low: value - half, high: value + half };
}
