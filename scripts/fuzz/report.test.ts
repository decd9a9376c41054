// What a run says, and when it counts as sound.
import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '../../engine/index.ts';
import { NOTHING, added } from './run-fuzz.ts';
import type { FuzzCounts } from './run-fuzz.ts';
import { TO_EXERCISE, fuzzReport, isSound, missed } from './report.ts';

const all = Object.fromEntries(TO_EXERCISE.map((id) => [id, 2]));
const good: FuzzCounts = { ...NOTHING, games: 500, steps: 9000, won: 300, drawn: 1, capped: 199, exercised: all };
const failed = {
  kind: 'difference' as const,
  says: 'state turn: engine 2, oracle 1',
  moves: ['search', 'end-turn'],
  index: 3,
  setting: {
    options: { players: 2 },
    seed: 9,
    style: 'eager' as const,
    leaving: false,
    copies: undefined,
    handing: false,
    content: undefined,
  },
};

describe('a run', () => {
  it('is sound when nothing differs and everything came up', () => expect(isSound(good)).toBe(true));
  it('is not when a rule never came up, unless it was short', () => {
    const without: FuzzCounts = { ...good, exercised: { ...all, 'extort.yield': 0 } };
    expect([isSound(without), missed(without)]).toEqual([false, ['extort.yield']]);
    expect(isSound({ ...without, games: 100, won: 100, drawn: 0, capped: 0 })).toBe(true);
  });
  it('is not when games are missing from the count', () => expect(isSound({ ...good, won: 299 })).toBe(false));
  it('is not when something differs, and then prints the moves', () => {
    const bad = { ...good, won: 299, crashed: 1, failed };
    expect(isSound(bad)).toBe(false);
    expect(fuzzReport(bad)).toContain(
      'game 3: difference after 2 moves\n  state turn: engine 2, oracle 1\n  options {"players":2}, cards as printed\n  seed 9\n  moves search end-turn',
    );
  });
  it('must come across every rule id', () => expect(TO_EXERCISE).toEqual(expect.arrayContaining([...RULE_IDS])));
});

it('adds runs up and keeps the first fault', () => {
  const both = added({ ...good, failed: { ...failed, index: 8 } }, { ...good, failed });
  expect([both.games, both.steps, both.exercised.leave, both.failed?.index]).toEqual([1000, 18_000, 4, 3]);
});
