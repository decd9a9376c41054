// Whole games by legal chance on our engine: how many moves and games a CPU second holds, and whether memory stays flat.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { actionCode, compile, legalActions, maxActions, newGame, setUp, step } from '../../../engine/index.ts';
import type { Game } from '../../../engine/facts/game.ts';
import type { Options } from '../../../engine/index.ts';
import { cpuSeconds } from './cpu-seconds.ts';

export interface OurFigures {
  readonly players: number;
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly games: number;
  readonly bytesPerState: number;
  /** Heap after the last game less heap after warming up, MB. */
  readonly heapGrowthMegabytes: number;
}

const collectGarbage = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
};

/** Plays for about `seconds` CPU seconds: listing all legal actions, choosing one evenly, doing it checked. */
export function measureOurs(game: Game, options: Options, seconds: number): OurFigures {
  const t = compile(game, options);
  const state = newGame(t, 0);
  const legal = new Int32Array(maxActions(t));
  const gc = collectGarbage();
  let word = 0x2545f491;
  let seed = 0;
  const playGame = (): number => {
    setUp(t, state, seed++);
    for (let moves = 0; ; moves++) {
      const count = legalActions(t, state, legal);
      if (count === 0) return moves;
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      if (step(t, state, legal[(word >>> 0) % count]) !== 0) throw new Error('a legal action was refused');
    }
  };
  const playFor = (limit: number): { readonly moves: number; readonly games: number; readonly spent: number } => {
    const start = cpuSeconds();
    const first = seed;
    let moves = 0;
    let spent = 0;
    while (spent < limit) {
      for (let i = 0; i < 20; i++) moves += playGame();
      spent = cpuSeconds() - start;
    }
    return { moves, games: seed - first, spent };
  };
  playFor(Math.min(1, seconds));
  gc();
  const before = process.memoryUsage().heapUsed;
  const { moves, games, spent } = playFor(seconds);
  gc();
  const heapGrowthMegabytes = (process.memoryUsage().heapUsed - before) / 1e6;
  return {
    players: options.players,
    movesPerSecond: moves / spent,
    gamesPerSecond: games / spent,
    games,
    bytesPerState: state.byteLength,
    heapGrowthMegabytes,
  };
}

/** Does recorded moves over and over for about `seconds` CPU seconds, each checked: what the peer does, which need not look for moves either. Moves per CPU second. */
export function measureGiven(
  game: Game,
  options: Options,
  moves: readonly string[],
  seed: number,
  seconds: number,
): number {
  const t = compile(game, options);
  const state = newGame(t, seed);
  const codes = Int32Array.from(moves, (move) => actionCode(t, move) ?? -1);
  const playFor = (limit: number): number => {
    const start = cpuSeconds();
    let done = 0;
    let spent = 0;
    while (spent < limit) {
      for (let round = 0; round < 20; round++) {
        setUp(t, state, seed);
        for (const code of codes) if (step(t, state, code) !== 0) throw new Error('a recorded move was refused');
      }
      done += 20 * codes.length;
      spent = cpuSeconds() - start;
    }
    return done / spent;
  };
  playFor(seconds / 3);
  return playFor(seconds);
}
