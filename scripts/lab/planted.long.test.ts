// Imbalances planted in the content are named by the report.
import { availableParallelism } from 'node:os';
import { beforeAll, describe, expect, test } from 'vitest';
import { canonical, copyInto, correct, startMatch } from '../../engine/index.ts';
import type { State, Tables } from '../../engine/index.ts';
import type { Effect, Game, Power } from '../../engine/facts/game.ts';
import { realGame } from '../../engine/testing/real-game.ts';
import type { Goal } from '../load/load-game.ts';
import { answersOf } from './answers/answers.ts';
import type { Answer } from './answers/answers.ts';
import type { FigureId } from './answers/figures.ts';
import { cellsOf } from './shards/cells.ts';
import { localQueue } from './shards/local-queue.ts';
import { playShard } from './shards/play-shard.ts';
import type { ShardOptions } from './shards/play-shard.ts';
import type { ShardQueue } from './shards/queue.ts';
import { runCells } from './shards/run-cells.ts';

const GAMES = 4000;
const PLAYERS = 4;
/** What a call at the front door came to, which is meant to come to something. */
function valueOf<T>(
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly refusal: { readonly code: string } },
): T {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

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

/** The card that digs most. */
const best = [...realGame.cards].sort((a, b) => b.points - a.points)[0];

/**
 * Gives whoever begins two cards more, as a correction at the table does. They are tools from their pile: two from the deck of a game
 * that drops dozens of cards at the hand limit change nothing that could be found.
 */
function twoMoreForStart(t: Tables, s: State, seed: number): void {
  let match = valueOf(startMatch(t, seed));
  const { start } = canonical(t, match.state);
  for (let more = 0; more < 2; more++)
    match = valueOf(correct(match, { kind: 'card', card: best.id, from: 'pile', to: { hand: start } }));
  copyInto(s, match.state);
}

/** Shards played here, where tables can be changed. */
const changing = (game: Game, options: ShardOptions): ShardQueue => ({
  play: (shards, { done }) => {
    for (const shard of shards)
      done(
        shard,
        playShard(game, shard, () => undefined, options),
      );
    return Promise.resolve();
  },
});

/** Answers of greedy bots at four players. */
async function play(game: Game, goals: readonly Goal[] = [], options?: ShardOptions): Promise<readonly Answer[]> {
  const plan = { cells: cellsOf(game, [PLAYERS], ['base']), bots: ['greedy'], games: GAMES, seed: 5 };
  const cells = await runCells(
    game,
    plan,
    options === undefined ? localQueue(game, availableParallelism()) : changing(game, options),
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

  test('a first player who is given two cards more', async () => {
    const was = of(before, 'seat-win', '1');
    const after = of(await play(realGame, [noHigherThan(was)], { dealt: twoMoreForStart }), 'seat-win', '1');
    expect(after.verdict).toBe('high');
  });

  test('a card that always wins', async () => {
    const card = realGame.cards.find(({ kind }) => kind === 'action');
    const enough = Math.ceil((realGame.targets.find(({ players }) => players === PLAYERS)?.points ?? 0) / best.points);
    const effects: Effect[] = [
      ...Array.from({ length: enough }, (): Effect => ({ kind: 'take', card: best.id })),
      { kind: 'dig-anywhere', count: enough },
    ];
    const cards = realGame.cards.map((one) => (one === card ? { ...one, effects } : one));
    const was = of(before, 'card-win', card?.id ?? '');
    const after = of(await play({ ...realGame, cards }, [noHigherThan(was)]), 'card-win', card?.id ?? '');
    expect(after.verdict).toBe('high');
  });
});
