// Imbalances planted in the content are named by the report.
import { availableParallelism } from 'node:os';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Effect, Game, Power } from '../../engine/facts/game.ts';
import { realGame } from '../../engine/testing/real-game.ts';
import type { Goal } from '../load/load-game.ts';
import { answersOf } from './answers/answers.ts';
import type { Answer } from './answers/answers.ts';
import type { FigureId } from './answers/figures.ts';
import { cellsOf } from './shards/cells.ts';
import { localQueue } from './shards/local-queue.ts';
import { runCells } from './shards/run-cells.ts';

const GAMES = 4000;
const none = { de: '', en: '' };

const of = (answers: readonly Answer[], figure: FigureId, thing: string): Answer => {
  const found = answers.find((answer) => answer.figure === figure && answer.of === thing);
  if (found === undefined) throw new Error(`no ${figure} of ${thing}`);
  return found;
};

/** Asks that a figure is no higher than it was, whatever the content asks for. */
const noHigherThan = ({ figure, high }: Answer): Goal => ({
  id: figure,
  says: none,
  low: none,
  high: none,
  healthy: [{ to: high }],
});

/** Twice what a power does. */
const doubled = (power: Power): Power => {
  const twice = Object.fromEntries(
    Object.entries(power).map(([field, value]) => [field, typeof value === 'number' ? value * 2 : (value as unknown)]),
  );
  return twice as unknown as Power;
};

/** Answers of greedy bots at four players. */
async function play(game: Game, goals: readonly Goal[] = []): Promise<readonly Answer[]> {
  const plan = { cells: cellsOf(game, [4], ['base']), bots: ['greedy'], games: GAMES, seed: 5 };
  const cells = await runCells(
    game,
    plan,
    localQueue(game, availableParallelism()),
    () => undefined,
    new AbortController().signal,
  );
  return answersOf(cells, goals, 25)[0].answers;
}

describe('the report names what is planted', () => {
  let before: readonly Answer[] = [];
  beforeAll(async () => {
    before = await play(realGame);
  });

  test('a gang whose power is doubled', async () => {
    const gang = realGame.gangs.find(({ powers }) => powers.some(({ kind }) => kind === 'dig-bonus'));
    if (gang === undefined) throw new Error('no gang digs more');
    const gangs = realGame.gangs.map((one) => (one === gang ? { ...one, powers: one.powers.map(doubled) } : one));
    const was = of(before, 'gang-win', gang.id);
    const after = of(await play({ ...realGame, gangs }, [noHigherThan(was)]), 'gang-win', gang.id);
    expect(after.verdict).toBe('high');
  });

  test('a card that brings half of the game', async () => {
    const card = realGame.cards.find(({ kind }) => kind === 'action');
    const best = [...realGame.cards].sort((a, b) => b.points - a.points)[0];
    const effects: Effect[] = [
      ...Array.from({ length: 4 }, (): Effect => ({ kind: 'take', card: best.id })),
      { kind: 'dig-anywhere', count: 4 },
    ];
    const cards = realGame.cards.map((one) => (one === card ? { ...one, effects } : one));
    const was = of(before, 'card-win', card?.id ?? '');
    const after = of(await play({ ...realGame, cards }, [noHigherThan(was)]), 'card-win', card?.id ?? '');
    expect(after.verdict).toBe('high');
  });
});
