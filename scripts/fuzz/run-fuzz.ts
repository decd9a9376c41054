// Many fuzzed games in a row, their ends and what they exercised counted up.
import type { Game } from '../../engine/facts/game.ts';
import { settingOf } from './setting.ts';
import type { Setting } from './setting.ts';
import { playMoves, playRandom } from './play-random.ts';
import type { Failure, Played } from './play-both.ts';
import { shrink } from './shrink.ts';

export interface FuzzOptions {
  readonly seed: number;
  /** Games from number `from` up to, but without, `to`. */
  readonly from: number;
  readonly to: number;
  /** Steps after which a game counts as capped. */
  readonly most: number;
  /** Makes the moves that show a fault few; on by default. */
  readonly shrinking?: boolean;
}

export interface FailedGame extends Failure {
  readonly index: number;
  readonly setting: Setting;
}

export interface FuzzCounts {
  readonly games: number;
  readonly steps: number;
  /** Games won by one seat or team, shared by several, stopped at the cap, and broken off by a fault. */
  readonly won: number;
  readonly drawn: number;
  readonly capped: number;
  readonly crashed: number;
  /** How often each rule, effect or power was exercised or forbade something. */
  readonly exercised: Readonly<Record<string, number>>;
  readonly failed: FailedGame | undefined;
}

export const NOTHING: FuzzCounts = {
  games: 0,
  steps: 0,
  won: 0,
  drawn: 0,
  capped: 0,
  crashed: 0,
  exercised: {},
  failed: undefined,
};

/** Two runs taken together; the failure of the lower game number is kept. */
export function added(a: FuzzCounts, b: FuzzCounts): FuzzCounts {
  const exercised = { ...a.exercised };
  for (const [id, count] of Object.entries(b.exercised)) exercised[id] = (exercised[id] ?? 0) + count;
  const first = [a.failed, b.failed]
    .filter((failed) => failed !== undefined)
    .sort((one, other) => one.index - other.index)[0];
  return {
    games: a.games + b.games,
    steps: a.steps + b.steps,
    won: a.won + b.won,
    drawn: a.drawn + b.drawn,
    capped: a.capped + b.capped,
    crashed: a.crashed + b.crashed,
    exercised,
    failed: first,
  };
}

/** A game is drawn when several sides share the win. */
function classOf(played: Played): 'won' | 'drawn' | 'capped' | 'crashed' {
  if (played.end === 'capped' || played.end === 'crashed') return played.end;
  return played.sides === 1 ? 'won' : 'drawn';
}

/** The same fault in as few moves as can be found. */
function shrunk(game: Game, setting: Setting, failure: Failure): Failure {
  const sameKind = (says: string): string => says.split(/[ .:]/)[0] ?? '';
  const fails = (moves: readonly string[]): boolean => {
    const again = playMoves(game, setting, moves).failure;
    return again?.kind === failure.kind && sameKind(again.says) === sameKind(failure.says);
  };
  return playMoves(game, setting, shrink(failure.moves, fails)).failure ?? failure;
}

/** Plays games from a run; stops at the first fault. `done` hears how many are played. */
export function runFuzz(
  game: Game,
  { seed, from, to, most, shrinking = true }: FuzzOptions,
  done: (games: number) => void = () => undefined,
): FuzzCounts {
  const exercised: Record<string, number> = {};
  const counts = { games: 0, steps: 0, won: 0, drawn: 0, capped: 0, crashed: 0 };
  for (let index = from; index < to; index++) {
    const setting = settingOf(game, seed, index);
    const played = playRandom(game, setting, most, {
      cited: (ids) => {
        for (const id of ids) exercised[id] = (exercised[id] ?? 0) + 1;
      },
    });
    counts.games += 1;
    counts.steps += played.steps;
    counts[classOf(played)] += 1;
    if (played.failure !== undefined)
      return {
        ...counts,
        exercised,
        failed: { ...(shrinking ? shrunk(game, setting, played.failure) : played.failure), index, setting },
      };
    done(counts.games);
  }
  return { ...counts, exercised, failed: undefined };
}
