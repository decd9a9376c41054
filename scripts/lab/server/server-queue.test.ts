// Shards over a real server come to the same hash as here, whoever dies; equal shards are played once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realGame } from '../../../engine/testing/real-game.ts';
import { cellsOf } from '../shards/cells.ts';
import { localQueue } from '../shards/local-queue.ts';
import type { ShardQueue } from '../shards/queue.ts';
import { runCells } from '../shards/run-cells.ts';
import type { RunPlan } from '../shards/run-cells.ts';
import { readAddress } from './address.ts';
import type { ServerAddress } from './address.ts';
import { ServerFault } from './fault.ts';
import { NAMES, PREFIX, labName, saysLabel } from './lab-name.ts';
import { openServer } from './open-server.ts';
import type { Server } from './open-server.ts';
import { jobPlayer } from './play-job.ts';
import { serverQueue } from './server-queue.ts';
import { REDIS_INSTALLED, startRedis } from './testing/redis-server.ts';
import type { RedisServer } from './testing/redis-server.ts';
import { startWorkers } from './start-workers.ts';
import { work } from './work.ts';

const PLAN: RunPlan = { cells: cellsOf(realGame, [2, 4], ['base']), bots: ['random'], games: 60, seed: 3 };
const LEAST = 20;
const never = new AbortController().signal;

function addressOf(url: string): ServerAddress {
  const address = readAddress(url);
  if (address === undefined) throw new Error('the address of the server cannot be read');
  return address;
}

const run = (queue: ShardQueue, plan: RunPlan = PLAN) => runCells(realGame, plan, queue, () => undefined, never);

if (!REDIS_INSTALLED) console.warn('No redis-server is installed: the lab over a server is not tested here.');

describe.skipIf(!REDIS_INSTALLED)('over a server (skipped where no redis-server is installed)', () => {
  let redis: RedisServer;
  let server: Server;
  beforeAll(async () => {
    redis = await startRedis();
    server = await openServer(addressOf(redis.url));
  });
  afterAll(async () => {
    server.close();
    await redis.kill();
  });
  const overServer = (workers = 2, started?: (processes: () => readonly number[]) => void) =>
    serverQueue(server, realGame, { workers, leastGames: LEAST, ...(started && { started }) });

  test('a run comes to what it comes to here, though a process is killed; and again without being played', async () => {
    const here = await run(localQueue(realGame, 1));
    const killed: number[] = [];
    const overKill = overServer(2, (processes) => {
      const watch = setInterval(() => {
        const [first] = processes();
        if (first === undefined) return;
        clearInterval(watch);
        process.kill(first, 'SIGKILL');
        killed.push(first);
      }, 5);
    });
    expect(await run(overKill)).toEqual(here);
    expect(killed).toHaveLength(1);
    // Nobody plays now, so all of it must have been kept.
    expect(await run(overServer(0))).toEqual(here);
  });

  test('shards that two runs ask for at once are played once', async () => {
    const plan = { ...PLAN, seed: 4 };
    let games = 0;
    const workers = startWorkers(server, (await labName(realGame)).queue, realGame, 1, (more) => (games += more));
    const [one, two] = await Promise.all([run(overServer(0), plan), run(overServer(0), plan)]);
    await workers.stop();
    expect(two).toEqual(one);
    expect(games).toBe(plan.games * plan.cells.length);
  });

  test('a run nobody works for says so, and called off takes its shards back', async () => {
    const off = new AbortController();
    const queue = serverQueue(server, realGame, {
      workers: 0,
      leastGames: LEAST,
      alone: (message) => {
        expect(message).toMatch(/^no machine with content \w{12} and code \w{12} works at 127\.0\.0\.1:\d+ yet$/);
        off.abort();
      },
    });
    const cells = await runCells(realGame, { ...PLAN, seed: 5 }, queue, () => undefined, off.signal);
    expect(cells.map(({ tally }) => tally.games)).toEqual(PLAN.cells.map(() => 0));
    expect(await server.redis.llen(`${PREFIX}:${(await labName(realGame)).queue}:wait`)).toBe(0);
  });

  test('work leaves shards of other content to others and says so, and ends when its own are done', async () => {
    const other = { content: '0'.repeat(12), code: '1'.repeat(12) };
    const name = `lab-${other.content}-${other.code}`;
    await server.redis.hset(NAMES, name, '');
    await server.redis.lpush(`${PREFIX}:${name}:wait`, 'shard');
    const said: string[] = [];
    const say = (message: string): void => void said.push(message);
    const nothing = { server, game: realGame, workers: 1, untilEmpty: true, played: () => undefined, signal: never };
    expect(await work({ ...nothing, say })).toBeUndefined();
    expect(said).toEqual([
      `shards of ${saysLabel(other)} wait for another machine; this one has ${saysLabel(await labName(realGame))}`,
    ]);
    expect(await server.redis.llen(`${PREFIX}:${name}:wait`)).toBe(1);
  });

  test('a server that dies midway ends the run, which says so and keeps what is done', async () => {
    const dying = await startRedis();
    const its = await openServer(addressOf(dying.url));
    const queue = serverQueue(its, realGame, { workers: 0, leastGames: LEAST, alone: () => void dying.kill() });
    const cells = await run(queue, { ...PLAN, games: 40 });
    its.close();
    expect(cells.map(({ tally }) => tally.games)).toEqual([0, 0]);
    expect(queue.fault()?.message).toBe(`--queue: the server at 127.0.0.1:${dying.port} went away`);
  });

  test('what cannot be used is told in one line', async () => {
    const locked = await startRedis('--requirepass', 'secret');
    const faultAt = (url: string): Promise<string> =>
      openServer(addressOf(url)).then(
        (open) => (open.close(), 'none'),
        (fault: unknown) => (fault instanceof ServerFault ? fault.message : String(fault)),
      );
    const place = `127.0.0.1:${locked.port}`;
    const wrong = `--queue: ${place} wants another user name or password`;
    expect(await faultAt(`redis://:wrong@${place}`)).toBe(wrong);
    expect(await faultAt(`redis://${place}`)).toBe(wrong);
    expect(await faultAt(`redis://:secret@${place}/3`)).toBe('none');
    expect(await faultAt(`redis://:secret@${place}/99`)).toBe(`--queue: ${place} has no database 99`);
    await locked.kill();
    expect(await faultAt(`redis://${place}`)).toBe(`--queue: nobody answers at ${place} (ECONNREFUSED)`);
  });
});

test('a sandboxed process refuses a shard of other content', () => {
  const shard = { content: 'f'.repeat(64), options: { players: 2 }, bots: ['random'], seed: 1, from: 0, to: 1 };
  expect(() => jobPlayer(realGame)({ data: shard, updateProgress: () => Promise.resolve() })).toThrow(
    `the shard is of content ffffffffffff, and this machine has ${realGame.hash.slice(0, 12)}`,
  );
});
