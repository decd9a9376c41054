// What a sandboxed process does with a job: it plays the shard, if it has the content the shard was made of.
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import type { Game } from '../../../engine/facts/game.ts';
import { playShard } from '../shards/play-shard.ts';
import type { Shard } from '../shards/shard.ts';
import type { Tally } from '../tally/tally.ts';

/** Milliseconds between two messages of progress: each goes through the server. */
const SAY_EVERY = 500;

/** A job as a sandboxed process sees it. */
export interface ShardJob {
  readonly data: Shard;
  readonly updateProgress: (games: number) => Promise<void>;
}

/** Reads the game that a worker has laid down for its processes. */
export const gameIn = (path: string): Game => deserialize(readFileSync(path)) as Game;

/** Makes the processor of a game. A shard of other content is an Error. */
export const jobPlayer =
  (game: Game) =>
  (job: ShardJob): Tally => {
    const { content } = job.data;
    if (content !== game.hash)
      throw new Error(
        `the shard is of content ${content.slice(0, 12)}, and this machine has ${game.hash.slice(0, 12)}`,
      );
    let said = performance.now();
    return playShard(game, job.data, (games) => {
      if (performance.now() - said < SAY_EVERY) return;
      said = performance.now();
      // A worker that has gone away hears nothing; its process ends with this shard.
      job.updateProgress(games).catch(() => undefined);
    });
  };
