// The same games on one worker, on two, and with one of two killed come to the same tallies, in every mode.
import { expect, test } from 'vitest';
import { realGame } from '../../../engine/testing/real-game.ts';
import { MODES, cellsOf } from './cells.ts';
import { localQueue, startWorker } from './local-queue.ts';
import type { StartWorker } from './local-queue.ts';
import { runCells } from './run-cells.ts';

const PLAN = { cells: cellsOf(realGame, [4], MODES), bots: ['greedy', 'random'], games: 32, seed: 7 };

const run = (workers: number, start?: StartWorker) =>
  runCells(realGame, PLAN, localQueue(realGame, workers, start), () => undefined, new AbortController().signal);

test('one worker, two, and two of which one dies', async () => {
  const one = await run(1);
  expect(one.map(({ tally }) => tally.games)).toEqual(PLAN.cells.map(() => PLAN.games));
  expect(await run(2)).toEqual(one);
  let started = 0;
  const afterKill = await run(2, (game) => {
    const worker = startWorker(game);
    if (++started === 1) setTimeout(() => void worker.terminate(), 500);
    return worker;
  });
  expect(afterKill).toEqual(one);
  expect(started).toBe(3);
});
