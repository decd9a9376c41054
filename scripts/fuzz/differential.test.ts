// The proof of the rules: games of every kind through both interpreters, equal after every step, until everything has come up. A long test plays more.
import { expect, it } from 'vitest';
import { ALL_MODES } from './setting.ts';
import { realGame } from '../../engine/testing/real-game.ts';
import { fuzzReport, missed } from './report.ts';
import { NOTHING, added, runFuzz } from './run-fuzz.ts';

/** Every mode four times at least, for so many steps; more games, in slices, while something has not come up. */
const [FEWEST, SLICE, MOST, STEPS] = [4 * ALL_MODES.length, 10, 400, 60];

it('engine and oracle agree on states, legal actions, views and events, and every rule comes up', () => {
  let counts = NOTHING;
  while (counts.games < MOST && counts.failed === undefined && (counts.games < FEWEST || missed(counts).length > 0)) {
    const from = counts.games;
    counts = added(counts, runFuzz(realGame, { seed: 8, from, to: from + SLICE, most: STEPS }));
  }
  expect(counts.failed, fuzzReport(counts)).toBeUndefined();
  expect(missed(counts)).toEqual([]);
  expect(counts.won + counts.drawn + counts.capped).toBe(counts.games);
});
