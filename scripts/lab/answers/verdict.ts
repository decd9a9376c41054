// Whether a figure is healthy: its interval against the range that the content asks for.
import type { Goal, HealthyRange } from '../../load/load-game.ts';
import type { Estimate } from './intervals.ts';

/** `unsure`: the interval crosses an edge, so more games would be needed to say. */
export const VERDICTS = ['low', 'high', 'unsure', 'healthy'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Fewer games than this say nothing, however well they agree. */
export const FEWEST_GAMES = 30;

/** What a figure is of. */
export interface Subject {
  readonly players: number;
  readonly mode: string;
  /** What of: a gang, a card, a place; undefined where the figure is of the game. */
  readonly of: string | undefined;
}

const fits = <T>(list: readonly T[] | undefined, value: T | undefined): boolean =>
  list === undefined || (value !== undefined && list.includes(value));

/** The first range of the goal that is for this subject. */
export const rangeFor = (goal: Goal, { players, mode, of }: Subject): HealthyRange | undefined =>
  goal.healthy.find(
    (range) =>
      fits(range.players, players) &&
      fits(range.modes, mode) &&
      fits(range.of, of) &&
      !(range.except !== undefined && of !== undefined && range.except.includes(of)),
  );

/** Judges an estimate of so many games. */
export function judge(
  { low, high }: Estimate,
  games: number,
  { from = -Infinity, to = Infinity }: HealthyRange,
): Verdict {
  if (games < FEWEST_GAMES) return 'unsure';
  if (high < from) return 'low';
  if (low > to) return 'high';
  return low >= from && high <= to ? 'healthy' : 'unsure';
}
