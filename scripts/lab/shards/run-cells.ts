// A whole run: every cell cut into shards, played through a queue, and the tallies of each cell added up.
import type { Game } from '../../../engine/facts/game.ts';
import { NO_GAMES, addTallies } from '../tally/tally.ts';
import type { Tally } from '../tally/tally.ts';
import type { Cell } from './cells.ts';
import type { ShardQueue } from './queue.ts';
import { keyOfShard, shardsOf } from './shard.ts';

export interface RunPlan {
  readonly cells: readonly Cell[];
  readonly bots: readonly string[];
  /** Games of each cell. */
  readonly games: number;
  readonly seed: number;
}

export interface CellTally extends Cell {
  readonly tally: Tally;
}

/** Plays a plan; what comes out depends on the plan alone, and after a call-off on which shards were done. */
export async function runCells(
  game: Game,
  { cells, bots, games, seed }: RunPlan,
  queue: ShardQueue,
  played: (games: number) => void,
  signal: AbortSignal,
): Promise<CellTally[]> {
  const cellOf = new Map<string, number>();
  const shards = cells.flatMap(({ options }, index) => {
    const list = shardsOf({ content: game.hash, options, bots, seed }, games, queue.leastGames);
    for (const shard of list) cellOf.set(keyOfShard(shard), index);
    return list;
  });
  const tallies: Tally[] = cells.map(() => NO_GAMES);
  await queue.play(
    shards,
    {
      played,
      done: (shard, tally) => {
        const index = cellOf.get(keyOfShard(shard)) ?? -1;
        tallies[index] = addTallies(tallies[index], tally);
      },
    },
    signal,
  );
  return cells.map((cell, index) => ({ ...cell, tally: tallies[index] }));
}
