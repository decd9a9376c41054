// The same games here and on two workers with one killed come to the same tallies; a run called off keeps what is done. Longer runs in local-queue.long.test.ts.
import { describe, expect, test } from 'vitest';
import { realGame } from '../../../engine/testing/real-game.ts';
import { cellsOf } from './cells.ts';
import { localQueue, startWorker } from './local-queue.ts';
import type { StartWorker } from './local-queue.ts';
import { playShard } from './play-shard.ts';
import { runCells } from './run-cells.ts';
import type { RunPlan } from './run-cells.ts';
import { keyOfShard, shardsOf, sizeOfShards } from './shard.ts';

/** Points that end a game soon. */
const target = 6;
const cells = cellsOf(realGame, [2], ['base', 'michel']).map((cell) => ({
  ...cell,
  options: { ...cell.options, target },
}));
const PLAN: RunPlan = { cells, bots: ['greedy'], games: 2, seed: 7 };
const never = new AbortController().signal;

const run = (workers: number, start?: StartWorker) =>
  runCells(realGame, PLAN, localQueue(realGame, workers, start), () => undefined, never);

describe('a run', () => {
  test('is the sum of its shards on two workers with one of them killed', async () => {
    const alone = await runCells(
      realGame,
      PLAN,
      {
        play: async (shards, { done }) => {
          for (const shard of [...shards].reverse()) done(shard, playShard(realGame, shard));
        },
      },
      () => undefined,
      never,
    );
    expect(alone.map(({ tally }) => tally.games)).toEqual(PLAN.cells.map(() => PLAN.games));
    let started = 0;
    const afterKill = await run(2, (game) => {
      const worker = startWorker(game);
      // Dies with a shard in its hands: the first one waits for it before it starts.
      if (++started === 1) void worker.terminate();
      return worker;
    });
    expect(afterKill).toEqual(alone);
    expect(started).toBe(3);
  });

  test('says which games cost two workers their lives', async () => {
    const start: StartWorker = (game) => {
      const worker = startWorker(game);
      void worker.terminate();
      return worker;
    };
    await expect(run(1, start)).rejects.toThrow('a worker died over games 0 to 0');
  });

  test('called off keeps the shards that are done', async () => {
    const off = new AbortController();
    const shards = shardsOf({ content: realGame.hash, options: { players: 2, target }, bots: ['greedy'], seed: 1 }, 32);
    const kept: number[] = [];
    await localQueue(realGame, 1).play(
      shards,
      {
        played: () => undefined,
        done: (shard, { games }) => {
          kept.push(shard.from);
          expect(games).toBe(shard.to - shard.from);
          off.abort();
        },
      },
      off.signal,
    );
    expect(kept).toEqual([0]);
  });
});

describe('shards', () => {
  test('cover every game once, in sizes that follow from the number of games alone', () => {
    for (const games of [1, 15, 16, 17, 400, 16_000, 20_500]) {
      const shards = shardsOf({ content: 'c', options: { players: 2 }, bots: ['greedy'], seed: 1 }, games);
      expect(shards.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i))).toEqual(
        Array.from({ length: games }, (_, i) => i),
      );
      expect(Math.max(...shards.map(({ from, to }) => to - from))).toBe(sizeOfShards(games));
    }
  });

  test('have as many games as a queue asks for, if there are so many', () => {
    const cell = { content: 'c', options: { players: 2 }, bots: ['greedy'], seed: 1 };
    for (const games of [1, 999, 1000, 1999, 2000, 20_500]) {
      const shards = shardsOf(cell, games, 1000);
      expect(shards.map(({ to }) => to)).toEqual([...shards.slice(1).map(({ from }) => from), games]);
      for (const { from, to } of shards) expect(to - from).toBeGreaterThanOrEqual(Math.min(games, 1000));
    }
  });

  test('have equal keys for equal work', () => {
    const shard = { content: 'c', bots: ['greedy'], seed: 1, from: 0, to: 5 };
    expect(keyOfShard({ ...shard, options: { players: 4, teams: true } })).toBe(
      keyOfShard({ ...shard, options: { teams: true, players: 4 } }),
    );
    expect(keyOfShard({ ...shard, options: { players: 4 } })).not.toBe(
      keyOfShard({ ...shard, options: { players: 5 } }),
    );
  });
});
