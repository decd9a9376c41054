// Workers of this machine on a queue: each shard is played in a process of its own, which may die without harm.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import type { Game } from '../../../engine/facts/game.ts';
import { PREFIX } from './lab-name.ts';
import type { Server } from './open-server.ts';
import { bullmq } from './packages.ts';

const PROCESSOR = fileURLToPath(new URL('../../run/play-job.cjs', import.meta.url));

/** A worker that vanishes with a shard loses it after so many milliseconds; and so often a shard may be lost that way. */
const [LOCK_MS, MOST_STALLED] = [30_000, 5];

export interface Workers {
  /** Ids of the processes that play. */
  readonly processes: () => readonly number[];
  /** Ends at once; shards in work go back to the queue. */
  readonly stop: () => Promise<void>;
}

/** Starts so many workers; `played` hears of every shard that is done here. */
export function startWorkers(
  server: Server,
  queue: string,
  game: Game,
  workers: number,
  played: (games: number) => void = () => undefined,
): Workers {
  const { Worker } = bullmq();
  const folder = mkdtempSync(join(tmpdir(), 'lab-'));
  const path = join(folder, 'game');
  writeFileSync(path, serialize(game));
  const worker = new Worker<{ readonly from: number; readonly to: number }>(queue, PROCESSOR, {
    connection: server.connection,
    prefix: PREFIX,
    concurrency: workers,
    lockDuration: LOCK_MS,
    stalledInterval: LOCK_MS / 2,
    maxStalledCount: MOST_STALLED,
    // Ctrl-C is for this process alone, which ends its own.
    workerForkOptions: { detached: true, env: { ...process.env, GRAB_DICH_FREI_GAME: path } },
  });
  // What ails the connection is noticed and told by whoever opened the server.
  worker.on('error', () => undefined);
  worker.on('completed', ({ data }) => played(data.to - data.from));
  const { childPool } = worker as unknown as { readonly childPool: ChildPool };
  const processes = (): number[] => Object.keys(childPool.retained).map(Number);
  return {
    processes,
    stop: async () => {
      const gone = server.redis.status !== 'ready';
      if (!gone) await worker.pause(true);
      for (const id of [...processes(), ...childPool.getAllFree().map(({ pid }) => pid)]) kill(id);
      // A shard whose process has died goes back to the queue before the worker is closed.
      await Promise.race([worker.close(gone), server.lost]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Processes of a worker, which BullMQ keeps to itself. */
interface ChildPool {
  readonly retained: Readonly<Record<string, unknown>>;
  readonly getAllFree: () => readonly { readonly pid: number }[];
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
