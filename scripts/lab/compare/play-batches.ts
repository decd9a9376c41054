// The games of a comparison: the same plan in batches, each batch a shard of its own, so that two contents can be laid side by side.
import type { Game } from '../../../engine/facts/game.ts';
import type { ShardQueue } from '../shards/queue.ts';
import type { RunPlan } from '../shards/run-cells.ts';
import { keyOfShard } from '../shards/shard.ts';
import type { Shard } from '../shards/shard.ts';
import type { Tally } from '../tally/tally.ts';
import type { Batch } from './differences.ts';

/** Batches of a run: enough for an interval, and of several games each. */
const BATCHES = 100;
const LEAST = 5;

/** Games of each batch of a run of so many games. */
export const gamesOfBatch = (games: number): number => Math.max(LEAST, Math.floor(games / BATCHES));

/** Plays the plan; undefined for batches of which some cell was not played, as after a call-off. */
export async function playBatches(
  game: Game,
  { cells, bots, games, seed }: RunPlan,
  queue: ShardQueue,
  played: (games: number) => void,
  signal: AbortSignal,
): Promise<(Batch | undefined)[]> {
  const size = gamesOfBatch(games);
  const count = Math.max(1, Math.floor(games / size));
  const place = new Map<string, readonly [batch: number, cell: number]>();
  const shards = Array.from({ length: count }, (_, batch) =>
    cells.map(({ options }, cell): Shard => {
      const to = batch === count - 1 ? games : (batch + 1) * size;
      const shard: Shard = { content: game.hash, options, bots, seed, from: batch * size, to };
      place.set(keyOfShard(shard), [batch, cell]);
      return shard;
    }),
  ).flat();
  const found: (Tally | undefined)[][] = Array.from({ length: count }, () => cells.map(() => undefined));
  const done = (shard: Shard, tally: Tally): void => {
    const [batch, cell] = place.get(keyOfShard(shard)) ?? [0, 0];
    found[batch][cell] = tally;
  };
  await queue.play(shards, { played, done }, signal);
  return found.map((tallies) => {
    const whole = tallies.filter((tally) => tally !== undefined);
    return whole.length === cells.length ? whole : undefined;
  });
}
