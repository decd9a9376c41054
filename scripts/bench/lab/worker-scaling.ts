// Games per second of wall time with one worker thread and with two, in turns, so that a busy machine disturbs both.
import { cellsOf } from '../../lab/shards/cells.ts';
import { localQueue } from '../../lab/shards/local-queue.ts';
import { runCells } from '../../lab/shards/run-cells.ts';
import type { Game } from '../../../engine/facts/game.ts';

export interface WorkerScaling {
  /** Games of each run. */
  readonly games: number;
  /** Games per second of wall time, the better of two runs. */
  readonly one: number;
  readonly two: number;
}

/** Plays `games` by a bot at `players`, with one worker and with two, twice each; starting the threads counts. */
export async function measureScaling(game: Game, players: number, bot: string, games: number): Promise<WorkerScaling> {
  const plan = { cells: cellsOf(game, [players], ['base']), bots: [bot], games, seed: 1 };
  const best = [0, 0];
  for (let round = 0; round < 2; round++)
    for (const workers of [1, 2]) {
      const start = performance.now();
      await runCells(game, plan, localQueue(game, workers), () => undefined, new AbortController().signal);
      best[workers - 1] = Math.max(best[workers - 1] ?? 0, (1000 * games) / (performance.now() - start));
    }
  const [one = 0, two = 0] = best;
  return { games, one, two };
}
