// Answers from tallies: every figure comes up, goals name figures that there are, and what was planted is named.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { realGame } from '../../../engine/testing/real-game.ts';
import { loadGame } from '../../load/load-game.ts';
import type { Goal } from '../../load/load-game.ts';
import { MODES, cellsOf } from '../shards/cells.ts';
import { playShard } from '../shards/play-shard.ts';
import type { CellTally } from '../shards/run-cells.ts';
import { PARTS, STEPS } from '../tally/course.ts';
import { addTallies } from '../tally/tally.ts';
import type { Moments, Tally } from '../tally/tally.ts';
import { answersOf } from './answers.ts';
import type { Answer } from './answers.ts';
import { decidedAt, decisiveStep } from './decided.ts';
import { FIGURE_IDS } from './figures.ts';

const loaded = loadGame('content');
const goals: readonly Goal[] = loaded.game === undefined ? [] : loaded.goals;

const cells: readonly CellTally[] = cellsOf(realGame, [4], MODES).map((cell) => ({
  ...cell,
  tally: playShard(realGame, {
    content: realGame.hash,
    options: cell.options,
    bots: ['greedy', 'random'],
    seed: 3,
    from: 0,
    to: 2,
  }),
}));
const all = answersOf(cells, goals, 30);

describe('answers', () => {
  test('every figure comes up in some mode', () =>
    expect(
      FIGURE_IDS.filter(
        (id) => !all.some(({ answers }) => answers.some(({ figure }) => figure === id)) && id !== 'decided',
      ),
    ).toEqual([]));

  test('the schema of goals knows the figures, and every goal finds one', () => {
    const schema = JSON.parse(readFileSync('content/schema/balance.schema.json', 'utf8')) as {
      properties: { balance: { items: { properties: { id: { enum: string[] } } } } };
    };
    expect([...schema.properties.balance.items.properties.id.enum].sort()).toEqual([...FIGURE_IDS].sort());
    for (const { id, healthy } of goals) {
      expect(healthy.length).toBeGreaterThan(0);
      const found = all.flatMap(({ answers }) => answers.filter(({ figure }) => figure === id));
      for (const { of = [], except = [] } of healthy)
        for (const thing of [...of, ...except]) expect(found.map((answer) => answer.of)).toContain(thing);
    }
  });

  test('shares of one thing add up to all of it', () => {
    for (const { answers } of all) {
      for (const figure of ['action-share', 'turn-place', 'place-use', 'tool-points', 'tool-source'] as const) {
        const parts = answers.filter((answer) => answer.figure === figure);
        expect(parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(100, 6);
      }
      for (const figure of ['seat-win', 'chair-win'] as const)
        expect(
          answers.filter((answer) => answer.figure === figure).reduce((sum, { value }) => sum + value, 0),
        ).toBeCloseTo(0, 6);
    }
  });

  test('few games are never called healthy', () =>
    expect(
      all.flatMap(({ answers }) => answers.filter(({ verdict }) => verdict !== undefined && verdict !== 'unsure')),
    ).toEqual([]));
});

describe('what is planted is named', () => {
  const [base] = cells;
  const games = 20_000;
  /** Wins of a place in so many games that had a winner. */
  const wins = (share: number): Moments => {
    const won = Math.round(games * share);
    return [games, won * 60, games * 60, won * 3600, won * 3600, games * 3600];
  };
  const judged = (moments: Readonly<Record<string, Moments>>): Answer[] => {
    const tally: Tally = { ...base.tally, games, moments: { ...base.tally.moments, ...moments } };
    return [...answersOf([{ ...base, tally }], goals, 25)[0].answers];
  };
  const verdict = (answers: readonly Answer[], figure: string, of: string) =>
    answers.find((answer) => answer.figure === figure && answer.of === of)?.verdict;

  test('a place that wins too often', () => {
    const answers = judged({
      'seat-win/1': wins(0.31),
      'seat-win/2': wins(0.21),
      'seat-win/3': wins(0.25),
      'seat-win/4': wins(0.23),
    });
    expect(['1', '2', '3'].map((place) => verdict(answers, 'seat-win', place))).toEqual(['high', 'low', 'healthy']);
  });

  test('a gang and a card that win too often', () => {
    // Members in every second game, one each, who win 40 of 100: 1.6 times a fair share.
    const n = games / 2;
    const won = n * 0.4;
    const strong: Moments = [n, won * 240, n * 60, won * 240 * 240, won * 240 * 60, n * 3600];
    const gang = realGame.gangs[0].id;
    const card = realGame.cards.find(({ kind }) => kind === 'action')?.id ?? '';
    const answers = judged({ [`gang-win/${gang}`]: strong, [`card-win/${card}`]: strong });
    expect(verdict(answers, 'gang-win', gang)).toBe('high');
    expect(verdict(answers, 'card-win', card)).toBe('high');
  });
});

describe('when games are decided', () => {
  /** Standing 15 and more wins nine times of ten, less wins half of the time; the winner last stood below it in part 11. */
  const tally: Tally = {
    games: 100,
    moments: {},
    histograms: {
      seen: Array.from({ length: STEPS }, () => 100),
      won: Array.from({ length: STEPS }, (_, step) => (step >= 15 ? 90 : 50)),
      below: Array.from({ length: STEPS * (PARTS + 1) }, (_, at) => (at === 15 * (PARTS + 1) + 11 ? 100 : 0)),
    },
  };

  test('the decisive standing is read from the games', () => {
    expect(decisiveStep(tally)).toBe(15);
    expect(decisiveStep(tally, 0.95)).toBeUndefined();
  });

  test('the part of the game is that in which the winner last stood below', () => {
    expect(decidedAt(tally)).toMatchObject({ games: 100, value: 10.5 / PARTS });
    expect(decidedAt(addTallies(tally, tally))).toMatchObject({ games: 200, value: 10.5 / PARTS });
    expect(decidedAt({ ...tally, histograms: {} }).games).toBe(0);
  });
});
