// A change that changes nothing but chance is taken for one in at most 5 of 100 runs.
import { expect, test } from 'vitest';
import type { Game } from '../../../engine/facts/game.ts';
import { realGame } from '../../../engine/testing/real-game.ts';
import { cellsOf } from '../shards/cells.ts';
import { playShard } from '../shards/play-shard.ts';
import type { Batch } from './differences.ts';
import { differencesOf } from './differences.ts';
import { playBatches } from './play-batches.ts';

const RUNS = 100;
const GAMES = 60;

test('a placebo: “no difference seen” in 95 of 100 seeds', async () => {
  const plan = { cells: cellsOf(realGame, [3], ['base']), bots: ['greedy'], games: GAMES };
  const played = async (game: Game, seed: number): Promise<Batch[]> => {
    const batches = await playBatches(
      game,
      { ...plan, seed },
      {
        play: (shards, { done }) => {
          for (const shard of shards) done(shard, playShard(game, shard));
          return Promise.resolve();
        },
      },
      () => undefined,
      new AbortController().signal,
    );
    return batches.filter((batch) => batch !== undefined);
  };
  let fooled = 0;
  for (let run = 0; run < RUNS; run++) {
    // Other games of the same content: as different as chance alone makes them.
    const [before, after] = [await played(realGame, 2 * run), await played(realGame, 2 * run + 1)];
    const seen = differencesOf(plan.cells, before, after, 25).flatMap(({ differences }) =>
      differences.filter((one) => one.seen),
    );
    if (seen.length > 0) fooled++;
  }
  expect(fooled).toBeLessThanOrEqual(RUNS / 20);
});
