// Shards over a real server come to the same hash as here, whoever dies; equal shards are played once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realGame } from '../../../engine/testing/real-game.ts';
import { cellsOf } from '../shards/cells.ts';
import { localQueue } from '../shards/local-queue.ts';
import type { ShardQueue } from '../shards/queue.ts';
import { runCells } from '../shards/run-cells.ts';
import type { RunPlan } from '../shards/run-cells.ts';
import { readAddress } from './address.ts';
import { openServer } from './open-server.ts';
import type { Server } from './open-server.ts';
import { serverQueue } from './server-queue.ts';
import { REDIS_INSTALLED, startRedis } from './testing/redis-server.ts';
import type { RedisServer } from './testing/redis-server.ts';

const PLAN: RunPlan = { cells: cellsOf(realGame, [2, 4], ['base']), bots: ['random'], games: 60, seed: 3 };
const LEAST = 20;
const never = new AbortController().signal;

const run = (queue: ShardQueue, plan: RunPlan = PLAN) => runCells(realGame, plan, queue, () => undefined, never);

if (!REDIS_INSTALLED) console.warn('No redis-server is installed: the lab over a server is not tested here.');

describe.skipIf(!REDIS_INSTALLED)('over a server (skipped where no redis-server is installed)', () => {
  let redis: RedisServer;
  let server: Server;
  beforeAll(async () => {
    redis = await startRedis();
    const address = readAddress(redis.url);
    if (address === undefined) throw new Error('the address of the server cannot be read');
    server = await openServer(address);
  });
  afterAll(async () => {
    server.close();
    await redis.kill();
  });
  const overServer = (workers = 2, started?: (processes: () => readonly number[]) => void) =>
    serverQueue(server, realGame, { workers, leastGames: LEAST, ...(started && { started }) });

  test('a run comes to what it comes to here, and again without being played', async () => {
    const here = await run(localQueue(realGame, 1));
    expect(await run(overServer())).toEqual(here);
    // Nobody plays now, so all of it must have been kept.
    expect(await run(overServer(0))).toEqual(here);
  });
});
