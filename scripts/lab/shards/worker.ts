// A worker thread of the lab: gets the game once, plays the shards it is sent, and sends back tallies.
import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '../../../engine/facts/game.ts';
import type { Tally } from '../tally/tally.ts';
import { playShard } from './play-shard.ts';
import type { Shard } from './shard.ts';

export interface WorkerData {
  readonly game: Game;
}

export type WorkerMessage =
  | { readonly kind: 'played'; readonly games: number }
  | { readonly kind: 'tally'; readonly tally: Tally };

/** Milliseconds between two messages of progress. */
const SAY_EVERY = 100;

const { game } = workerData as WorkerData;
const say = (message: WorkerMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', (shard: Shard) => {
  let said = performance.now();
  const tally = playShard(game, shard, (games) => {
    if (performance.now() - said < SAY_EVERY) return;
    said = performance.now();
    say({ kind: 'played', games });
  });
  say({ kind: 'tally', tally });
});
