// Greedy chooses by what its seat knows alone, says why, and beats chance.
import { describe, expect, test } from 'vitest';
import { actionId, compile, copyInto, copyState, determinize, newGame, winnersOf } from '../engine/index.ts';
import type { State, Tables } from '../engine/index.ts';
import { EVERY_MODE, modeName } from '../engine/testing/every-mode.ts';
import { realGame } from '../engine/testing/real-game.ts';
import { give, scene, set } from '../engine/testing/scene.ts';
import type { Player, Reason } from './bot.ts';
import { BOTS } from './bots.ts';
import { WEIGHT_NAMES, weightSays } from './greedy/weights.ts';
import { playTable } from './table.ts';

const STATES = 60;

/** Asks a player in three worlds that its seat cannot tell apart; counts how often, and where the answers differ. */
function doubting(t: Tables, seat: number, player: Player, seen: { asked: number; torn: number }): Player {
  const other = new Int32Array(t.layout.size);
  return {
    ...player,
    choose(world, legal, count) {
      const kept = copyState(world);
      const chosen = player.choose(world, legal, count);
      for (const seed of [1, 2]) {
        copyInto(other, kept);
        determinize(t, other, seat, seed + seen.asked * 3, player.memory);
        if (player.choose(other, legal, count) !== chosen) seen.torn++;
      }
      seen.asked++;
      return chosen;
    },
  };
}

describe.each(EVERY_MODE.map((options) => [modeName(options), compile(realGame, options)] as const))('%s', (_, t) => {
  test('greedy chooses alike in all worlds its seat might be sitting in', () => {
    const seen = { asked: 0, torn: 0 };
    for (let seed = 0; seen.asked < STATES; seed++) {
      const s = newGame(t, seed);
      const players = Array.from({ length: t.seats }, (_unused, seat) =>
        doubting(t, seat, BOTS.greedy.sit(t, seat, seed), seen),
      );
      playTable(t, s, players, { seed });
    }
    expect(seen.torn).toBe(0);
  });
});

test('greedy beats chance: one of four wins nearly every game', () => {
  const t = compile(realGame, { players: 4 });
  const GAMES = 24;
  let won = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const s = newGame(t, seed);
    const players = [0, 1, 2, 3].map((seat) => BOTS[seat === seed % 4 ? 'greedy' : 'random'].sit(t, seat, seed));
    playTable(t, s, players, { seed });
    won += (winnersOf(s) >> (seed % 4)) & 1;
  }
  expect(won / GAMES).toBeGreaterThanOrEqual(0.95);
});

test('who holds enough tools to win takes no more, and goes digging', () => {
  const on = scene({ players: 2 }, 1, realGame);
  const { t, s } = on;
  const spoon = realGame.spoon;
  const enough = 4;
  const points = realGame.cards.find(({ id }) => id === spoon)!.points! * enough;
  const cafeteria = realGame.locations.find(({ actions }) => actions.includes('steal-spoon'))!.id;
  set(on, 0, { at: cafeteria, points: t.target - points });
  for (let i = 0; i < enough; i++) give(on, 0, spoon);
  const done: string[] = [];
  const players = [0, 1].map((seat) => BOTS.greedy.sit(t, seat, 1));
  playTable(t, s, players, {
    seed: 1,
    limit: 40,
    onStep: (_s, seat, action) => void (seat === 0 && done.push(actionId(t, action))),
  });
  expect(done.slice(0, 4).filter((id) => /steal-spoon|search|buy/.test(id))).toEqual([]);
  expect(done).toContain(`dig:${spoon}`);
});

test('greedy says why it chose: what it promises more than the second best', () => {
  const t = compile(realGame, { players: 3 });
  const said: (Reason | undefined)[] = [];
  const players = [0, 1, 2].map((seat) => {
    const player = BOTS.greedy.sit(t, seat, 1);
    return {
      ...player,
      choose(world: State, legal: Int32Array, count: number) {
        const chosen = player.choose(world, legal, count);
        const why = player.why?.();
        said.push(why);
        if (why?.kind === 'best') {
          expect(legal.subarray(0, count)).toContain(why.next);
          expect(why.next).not.toBe(chosen);
        }
        return chosen;
      },
    };
  });
  playTable(t, newGame(t, 1), players, { seed: 1, limit: 60 });
  expect(said.length).toBeGreaterThan(20);
  for (const why of said) expect(why?.kind === 'best' ? why.ahead : -1).toBeGreaterThanOrEqual(0);
});

test('every weight says what it stands for', () => {
  for (const weight of WEIGHT_NAMES) expect(weightSays(weight)).toMatch(/^[A-Z].*\.$/);
});

test('greedy keeps no hand full of weapons where dice decide: two play to an end', () => {
  const t = compile(realGame, { players: 2, diceFight: true });
  for (let seed = 0; seed < 12; seed++) {
    const s = newGame(t, seed);
    const players = [0, 1].map((seat) => BOTS.greedy.sit(t, seat, seed));
    playTable(t, s, players, { seed, limit: 3000 });
    expect([seed, winnersOf(s) > 0]).toEqual([seed, true]);
  }
});
