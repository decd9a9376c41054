// Verdicts: the whole interval inside is healthy, the whole outside is not, and what crosses an edge wants more games.
import { describe, expect, test } from 'vitest';
import { FEWEST_GAMES, judge, rangeFor } from './verdict.ts';
import type { Verdict } from './verdict.ts';

const between = (low: number, high: number) => ({ value: (low + high) / 2, low, high });

describe('a verdict', () => {
  test.each<readonly [number, number, Verdict]>([
    [2, 3, 'healthy'],
    [1, 5, 'healthy'],
    [0, 0.9, 'low'],
    [5.1, 6, 'high'],
    [0.5, 2, 'unsure'],
    [4, 6, 'unsure'],
    [0, 9, 'unsure'],
  ])('of %f to %f against 1 to 5 is %s', (low, high, verdict) =>
    expect(judge(between(low, high), 1000, { from: 1, to: 5 })).toBe(verdict),
  );

  test('needs games', () => expect(judge(between(2, 3), FEWEST_GAMES - 1, { from: 1, to: 5 })).toBe('unsure'));

  test('knows open ranges', () => {
    expect(judge(between(2, 3), 1000, { from: 1 })).toBe('healthy');
    expect(judge(between(2, 3), 1000, { to: 1 })).toBe('high');
  });
});

test('a goal holds for what its ranges name', () => {
  const none = { de: '', en: '' };
  const goal = {
    id: 'turn-place',
    says: none,
    low: none,
    high: none,
    healthy: [
      { players: [4], modes: ['base'], except: ['yard'], from: 1 },
      { modes: ['teams'], of: ['yard'], from: 2 },
    ],
  };
  const range = (players: number, mode: string, of?: string) => rangeFor(goal, { players, mode, of })?.from;
  expect(range(4, 'base', 'hall')).toBe(1);
  expect(range(4, 'base', 'yard')).toBeUndefined();
  expect(range(5, 'base', 'hall')).toBeUndefined();
  expect(range(6, 'teams', 'yard')).toBe(2);
  expect(range(6, 'teams', 'hall')).toBeUndefined();
  expect(range(6, 'teams')).toBeUndefined();
});
