// The course of a game: who led when, how near each side was to winning after every turn, and when it was decided.
import type { GameCount } from './game-count.ts';

/**
 * A side's standing is its part of Σ 1/d² over all sides, d being the points it lacks, plus one. What chance of winning goes with a
 * standing nobody decrees: every game says for each of these steps how often it was had and led to the win (`standing` histograms),
 * and how late the later winner last stood below it (`below`). So the step that means 80 % is read from the very games reported on.
 */
export const STEPS = 20;

/** Parts of a game that "when" is told in. */
export const PARTS = 20;

/** The step of `side` among the points of all sides, from 0 to STEPS − 1. */
export function standingOf(
  points: ArrayLike<number>,
  from: number,
  sides: number,
  side: number,
  target: number,
): number {
  let sum = 0;
  let own = 0;
  for (let other = 0; other < sides; other++) {
    const lacks = Math.max(0, target - points[from + other]) + 1;
    const part = 1 / (lacks * lacks);
    sum += part;
    if (other === side) own = part;
  }
  return Math.min(STEPS - 1, Math.floor((own / sum) * STEPS));
}

/** Was the later winner behind somebody after half of the turns? */
export function wasBehindHalfWay({ course, sides, turns, winner }: GameCount): boolean {
  const from = (Math.floor(turns / 2) - 1) * sides;
  if (winner < 0 || from < 0) return false;
  for (let side = 0; side < sides; side++) if (course[from + side] > course[from + winner]) return true;
  return false;
}

/** Adds a game with one winner: by step how often a side stood there, and how often it then won. */
export function addStandings(count: GameCount, seen: number[], won: number[]): void {
  const { course, sides, winner, t } = count;
  for (let from = 0; from < course.length; from += sides) {
    for (let side = 0; side < sides; side++) {
      const step = standingOf(course, from, sides, side, t.target);
      seen[step]++;
      if (side === winner) won[step]++;
    }
  }
}

/**
 * Adds a game with one winner: by step × (PARTS + 1) + part, in which part of the game the winner stood below that step for the last
 * time; part 0 means never after the first turn.
 */
export function addBelow(count: GameCount, below: number[]): void {
  const { course, sides, winner, turns, t } = count;
  let settled = STEPS;
  for (let from = course.length - sides, turn = turns - 1; from >= 0 && settled > 0; from -= sides, turn--) {
    const step = standingOf(course, from, sides, winner, t.target);
    const part = 1 + Math.floor((turn * PARTS) / turns);
    for (; settled > step + 1; settled--) below[(settled - 1) * (PARTS + 1) + part]++;
  }
  for (; settled > 0; settled--) below[(settled - 1) * (PARTS + 1)]++;
}
