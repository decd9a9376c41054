// What bots that look ahead can do in a CPU second on our engine: whole playouts, worlds dealt anew, lists of legal moves.
import {
  compile,
  copyInto,
  copyState,
  determinize,
  kindFirst,
  legalActions,
  maxActions,
  newGame,
  playout,
  setUp,
} from '../../../engine/index.ts';
import type { Options } from '../../../engine/index.ts';
import type { Game } from '../../../engine/facts/game.ts';
import { cpuSeconds } from './cpu-seconds.ts';

export interface LookaheadFigures {
  readonly players: number;
  /** Games played from the first turn to the end, kind of action first. */
  readonly playoutsPerSecond: number;
  /** Microseconds to copy a state in the middle of a game and deal it anew. */
  readonly determinizeMicroseconds: number;
  /** Lists of all legal moves, over the states of a game. */
  readonly listingsPerSecond: number;
}

/** Runs `work` for about `seconds` CPU seconds after a third of that to warm up; how often a second it ran. */
function rate(seconds: number, work: () => number): number {
  const runFor = (limit: number): number => {
    const start = cpuSeconds();
    let done = 0;
    let spent = 0;
    while (spent < limit) {
      done += work();
      spent = cpuSeconds() - start;
    }
    return done / spent;
  };
  runFor(seconds / 3);
  return runFor(seconds);
}

/** Measures on one game's tables; all figures in CPU time of one thread. */
export function measureLookahead(game: Game, options: Options, seconds: number): LookaheadFigures {
  const t = compile(game, options);
  const state = newGame(t, 1);
  let seed = 0;
  const playoutsPerSecond = rate(seconds, () => {
    for (let i = 0; i < 20; i++) {
      setUp(t, state, seed++);
      playout(t, state, kindFirst, 1_000_000);
    }
    return 20;
  });
  setUp(t, state, 1);
  const states = Array.from({ length: 64 }, () => {
    playout(t, state, kindFirst, 12);
    return copyState(state);
  });
  const world = copyState(state);
  const worldsPerSecond = rate(seconds / 3, () => {
    for (const one of states) {
      copyInto(world, one);
      determinize(t, world, seed++ % t.seats, seed);
    }
    return states.length;
  });
  const legal = new Int32Array(maxActions(t));
  const listingsPerSecond = rate(seconds / 3, () => {
    let listed = 0;
    for (let round = 0; round < 20; round++)
      for (const one of states) listed += legalActions(t, one, legal) > 0 ? 1 : 0;
    return listed;
  });
  return { players: t.seats, playoutsPerSecond, determinizeMicroseconds: 1e6 / worldsPerSecond, listingsPerSecond };
}
