// What a run needs of whoever plays its shards: workers of this machine, or others behind a server.
import type { Tally } from '../tally/tally.ts';
import type { Shard } from './shard.ts';

export interface QueueEvents {
  /** Games played so far, those of unfinished shards included; for progress only. */
  readonly played: (games: number) => void;
  /** A shard is done. Every shard is told once at most, in any order. */
  readonly done: (shard: Shard, tally: Tally) => void;
}

/**
 * Plays shards. A shard is idempotent: one that was lost with its worker is played again, and comes to the same tally. `play` resolves
 * when all are done or `signal` has called it off, and rejects when a shard failed twice.
 */
export interface ShardQueue {
  /** Games a shard is to have at least, for queues where each costs a way; 1 if not said. */
  readonly leastGames?: number;
  readonly play: (shards: readonly Shard[], events: QueueEvents, signal: AbortSignal) => Promise<void>;
}
