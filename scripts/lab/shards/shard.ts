// A shard: a stretch of games of one cell, named so that whoever plays it, whenever, comes to the same tally.
import type { Options } from '../../../engine/index.ts';

/** What decides a tally and nothing else: two shards that read alike are the same work. */
export interface Shard {
  /** Hash of the content it is played with (`Game.hash`). */
  readonly content: string;
  readonly options: Options;
  /** Bots by name: one for all seats, or several that change places from game to game. */
  readonly bots: readonly string[];
  /** Names the run; games of the same number share their chance in every cell. */
  readonly seed: number;
  /** Games `from` to `to` − 1 of the run. */
  readonly from: number;
  readonly to: number;
}

/** A key for queues and caches: equal for equal shards. */
export const keyOfShard = ({ content, options, bots, seed, from, to }: Shard): string =>
  JSON.stringify([content, Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)), bots, seed, from, to]);

/** Games of a full shard, and shards of a short run: little is lost by an interruption, and every core finds work. */
const [MOST, SHARDS] = [1000, 16];

/** Games of a shard in a run of so many; the number of workers must play no part. */
export const sizeOfShards = (games: number): number => Math.min(MOST, Math.max(1, Math.ceil(games / SHARDS)));

/**
 * All games of a cell in shards: none with fewer games than `least`, if there are so many at all. How a run is cut plays no part in what
 * it comes to.
 */
export const shardsOf = (cell: Omit<Shard, 'from' | 'to'>, games: number, least = 1): Shard[] => {
  const size = Math.max(least, sizeOfShards(games));
  const count = least > 1 ? Math.max(1, Math.floor(games / size)) : Math.ceil(games / size);
  return Array.from({ length: count }, (_, index) => ({
    ...cell,
    from: index * size,
    to: index === count - 1 ? games : (index + 1) * size,
  }));
};
