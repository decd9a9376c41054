// Shards over BullMQ on a Redis-compatible server: whoever has this content and this code plays them, on any machine.
import { createHash } from 'node:crypto';
import type { Queue } from 'bullmq';
import type { Game } from '../../../engine/facts/game.ts';
import type { QueueEvents, ShardQueue } from '../shards/queue.ts';
import type { Shard } from '../shards/shard.ts';
import { keyOfShard } from '../shards/shard.ts';
import type { Tally } from '../tally/tally.ts';
import { placeOf } from './address.ts';
import type { ServerFault } from './fault.ts';
import { NAMES, PREFIX, labName, saysLabel } from './lab-name.ts';
import type { Server } from './open-server.ts';
import { bullmq } from './packages.ts';
import { startWorkers } from './start-workers.ts';

/** Games that pay for their way over the network. */
const LEAST_GAMES = 1000;
/** Processes that a shard may cost; then the shard itself is at fault. */
const TRIES = 3;
/** Seconds for which results are kept, so that a run that was broken off goes on where it was. */
const KEPT_SECONDS = 7 * 24 * 3600;
/** Results in the list of news at once; who misses one asks for it. */
const NEWS = 1000;
/** Milliseconds between two looks for shards that were done or lost unheard. */
const LOOK_MS = 3000;
/** Shards in one message. */
const BATCH = 200;

const JOB = {
  attempts: TRIES,
  removeOnComplete: { age: KEPT_SECONDS },
  removeOnFail: true,
} as const;

/** Equal for equal shards: BullMQ takes no second job of an id. */
export const idOfShard = (shard: Shard): string => createHash('sha256').update(keyOfShard(shard)).digest('hex');

export interface ServerQueue extends ShardQueue {
  /** Why the last run was broken off, if the server went away. */
  readonly fault: () => ServerFault | undefined;
}

export interface ServerQueueOptions {
  /** Processes of this machine that play too; 0 leaves it to others. */
  readonly workers: number;
  readonly leastGames?: number;
  /** Told once when nobody is there to play. */
  readonly alone?: (message: string) => void;
  /** Hears of the ids of processes of this machine, before any shard is played. */
  readonly started?: (processes: () => readonly number[]) => void;
}

/**
 * A queue on a server. `play` resolves early when the server goes away: `fault` says so then, and what is done has been told. It
 * rejects when a shard has failed too often. A run called off takes back the shards nobody has begun.
 */
export function serverQueue(server: Server, game: Game, options: ServerQueueOptions): ServerQueue {
  const { workers, leastGames = LEAST_GAMES, alone, started } = options;
  let fault: ServerFault | undefined;
  const play: ShardQueue['play'] = async (shards, events, signal) => {
    const bull = bullmq();
    const label = await labName(game);
    const name = label.queue;
    const settings = { connection: server.connection, prefix: PREFIX };
    const queue: Queue<Shard, Tally> = new bull.Queue(name, { ...settings, streams: { events: { maxLen: NEWS } } });
    const [seconds] = await server.redis.time();
    const news = new bull.QueueEvents(name, { ...settings, lastEventId: `${seconds}000-0` });
    queue.on('error', () => undefined);
    news.on('error', () => undefined);

    const { waiting, finish, progress } = bookOf(shards, events);
    let end: (failure?: Error) => void = () => undefined;
    const ended = new Promise<void>((resolve, reject) => {
      end = (failure) => (failure === undefined ? resolve() : reject(failure));
    });
    // Whoever waits for it comes later.
    ended.catch(() => undefined);
    const take = (id: string, tally: Tally): void => {
      finish(id, tally);
      if (waiting.size === 0) end();
    };
    news.on('completed', ({ jobId, returnvalue }) => take(jobId, returnvalue as unknown as Tally));
    news.on('progress', ({ jobId, data }) => progress(jobId, Number(data)));
    news.on('failed', ({ jobId, failedReason }) => {
      const shard = waiting.get(jobId);
      if (shard !== undefined) end(new Error(`games ${shard.from} to ${shard.to - 1} failed: ${failedReason}`));
    });
    signal.addEventListener('abort', () => end(), { once: true });
    if (signal.aborted || waiting.size === 0) end();
    void server.lost.then((lost) => {
      fault = lost;
      end();
    });

    const look = async (): Promise<void> => {
      for (const ids of batches([...waiting.keys()])) {
        if (signal.aborted) return;
        const missing = ids.flatMap((id) => {
          const data = waiting.get(id);
          return data === undefined ? [] : [{ name: 'shard', data, opts: { ...JOB, jobId: id } }];
        });
        await queue.addBulk(missing);
        const jobs = await Promise.all(ids.map((id) => queue.getJob(id)));
        for (const job of jobs)
          if (job?.finishedOn !== undefined && typeof job.returnvalue === 'object' && job.returnvalue !== null)
            take(job.id ?? '', job.returnvalue);
      }
    };
    let told = false;
    let over = false;
    let looking: NodeJS.Timeout | undefined;
    const lookOften = async (): Promise<void> => {
      try {
        await look();
        if (!told && workers === 0 && (await queue.getWorkersCount()) === 0) {
          told = true;
          alone?.(`no machine with ${saysLabel(label)} works at ${placeOf(server.address)} yet`);
        }
      } catch {
        // The server is away; whether it comes back is watched elsewhere.
      }
      if (!over) looking = setTimeout(() => void lookOften(), LOOK_MS);
    };
    const run = async (): Promise<void> => {
      await news.waitUntilReady();
      await server.redis.hset(NAMES, name, game.hash);
      const here = workers > 0 ? startWorkers(server, name, game, workers) : undefined;
      if (here !== undefined) started?.(here.processes);
      try {
        void lookOften();
        await ended;
      } finally {
        over = true;
        clearTimeout(looking);
        await here?.stop();
        for (const ids of batches([...waiting.keys()]))
          if (fault === undefined) await Promise.all(ids.map((id) => queue.remove(id).catch(() => 0)));
      }
    };
    try {
      await Promise.race([run(), server.lost]);
    } finally {
      await Promise.race([Promise.allSettled([news.close(), queue.close()]), server.lost]);
    }
  };
  return { leastGames, play, fault: () => fault };
}

/** Which shards are waited for, by id, and how many games are played. */
function bookOf(shards: readonly Shard[], { played, done }: QueueEvents) {
  const waiting = new Map(shards.map((shard) => [idOfShard(shard), shard]));
  const running = new Map<string, number>();
  let finished = 0;
  const tell = (): void => played([...running.values()].reduce((sum, games) => sum + games, finished));
  return {
    waiting,
    finish: (id: string, tally: Tally): void => {
      const shard = waiting.get(id);
      if (shard === undefined) return;
      waiting.delete(id);
      running.delete(id);
      finished += shard.to - shard.from;
      done(shard, tally);
      tell();
    },
    progress: (id: string, games: number): void => {
      if (!waiting.has(id)) return;
      running.set(id, games);
      tell();
    },
  };
}

const batches = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) => ids.slice(index * BATCH, (index + 1) * BATCH));
