// Shards on all cores of this machine: one worker thread per core, each with one shard at a time.
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Game } from '../../../engine/facts/game.ts';
import type { Tally } from '../tally/tally.ts';
import type { QueueEvents, ShardQueue } from './queue.ts';
import type { Shard } from './shard.ts';
import type { WorkerData, WorkerMessage } from './worker.ts';

/** Commands start from kept bundles; so do threads, which cannot read TypeScript by themselves. */
const START = fileURLToPath(new URL('../../run/start.cjs', import.meta.url));

/** A worker is lost at most so often over one shard; then the shard itself is at fault. */
const TRIES = 2;

export type StartWorker = (game: Game) => Worker;

export const startWorker: StartWorker = (game) =>
  new Worker(START, { argv: ['lab/shards/worker'], workerData: { game } satisfies WorkerData });

/** One shard on a worker; rejects when the worker dies before it has sent a tally. */
const playOn = (worker: Worker, shard: Shard, played: (games: number) => void): Promise<Tally> =>
  new Promise((resolve, reject) => {
    let why = 'it ended';
    const failed = (error: Error): void => void (why = error.message);
    const ended = (): void => reject(new Error(`a worker died over games ${shard.from} to ${shard.to - 1}: ${why}`));
    const heard = (message: WorkerMessage): void => {
      if (message.kind === 'played') return played(message.games);
      worker.off('message', heard).off('error', failed).off('exit', ended);
      resolve(message.tally);
    };
    worker.on('message', heard).on('error', failed).on('exit', ended);
    worker.postMessage(shard);
  });

/** A queue of `workers` threads, which start with the first shard and end with the last. `start` makes one. */
export const localQueue = (game: Game, workers: number, start: StartWorker = startWorker): ShardQueue => ({
  play: async (shards, events, signal) => {
    const alive = new Set<Worker>();
    const called = (): void => void [...alive].map((worker) => worker.terminate());
    signal.addEventListener('abort', called);
    const take = shards[Symbol.iterator]();
    const running = new Map<Shard, number>();
    let finished = 0;
    const tell = (): void => events.played([...running.values()].reduce((sum, games) => sum + games, finished));

    const newWorker = (): Worker => {
      const worker = start(game);
      alive.add(worker);
      worker.once('exit', () => alive.delete(worker));
      return worker;
    };
    const lane = async (): Promise<void> => {
      let worker: Worker | undefined;
      for (const shard of take) {
        for (let tries = 1; !signal.aborted; tries++) {
          if (worker === undefined || !alive.has(worker)) worker = newWorker();
          try {
            const tally = await playOn(worker, shard, (games) => {
              running.set(shard, games);
              tell();
            });
            finish(shard, tally, events);
            break;
          } catch (fault) {
            running.delete(shard);
            if (tries === TRIES && !signal.aborted) throw fault;
          }
        }
        if (signal.aborted) break;
      }
    };
    const finish = (shard: Shard, tally: Tally, { done }: QueueEvents): void => {
      running.delete(shard);
      finished += shard.to - shard.from;
      done(shard, tally);
      tell();
    };
    try {
      await Promise.all(Array.from({ length: Math.min(workers, shards.length) }, lane));
    } finally {
      signal.removeEventListener('abort', called);
      await Promise.all([...alive].map((worker) => worker.terminate()));
    }
  },
});
