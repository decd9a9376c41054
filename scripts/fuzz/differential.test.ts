// The proof of the rules: games of every kind through both interpreters, equal after every step, and everything comes up. A long test plays more.
import { expect, it } from 'vitest';
import { realGame } from '../../engine/testing/real-game.ts';
import { fuzzReport, missed } from './report.ts';
import { runFuzz } from './run-fuzz.ts';

const GAMES = 120;

it(`engine and oracle agree on states, legal actions, views and events in ${String(GAMES)} games, and every rule comes up`, () => {
  const counts = runFuzz(realGame, { seed: 3, from: 0, to: GAMES, most: 200 });
  expect(counts.failed, fuzzReport(counts)).toBeUndefined();
  expect(missed(counts)).toEqual([]);
  expect([counts.games, counts.crashed]).toEqual([GAMES, 0]);
  expect(counts.won + counts.drawn + counts.capped).toBe(GAMES);
});
