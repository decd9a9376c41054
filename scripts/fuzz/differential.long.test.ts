// The proof of the rules at length: 500 games of every kind in as many processes as there are cores, from another seed than the short proof.
import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { realGame } from '../../engine/testing/real-game.ts';
import { fuzzReport, isSound, missed } from './report.ts';
import { runShared } from './run-shared.ts';

it(
  'engine and oracle agree on states, legal actions, views and events in 500 games, and every rule comes up',
  { timeout: 600_000 },
  async () => {
    const counts = await runShared(
      realGame,
      { seed: 2, from: 0, to: 500, most: 200 },
      () => undefined,
      availableParallelism(),
    );
    expect(counts.failed, fuzzReport(counts)).toBeUndefined();
    expect(missed(counts)).toEqual([]);
    expect([counts.games, counts.crashed]).toEqual([500, 0]);
    expect(counts.won + counts.drawn + counts.capped).toBe(500);
    expect(isSound(counts)).toBe(true);
  },
);
