// Every bot at every table: whole games, legal choices, equal seeds alike.
import { describe, expect, test } from 'vitest';
import { compile, copyState, newGame, outcomeOf } from '../engine/index.ts';
import type { State, Tables } from '../engine/index.ts';
import { EVERY_MODE, modeName } from '../engine/testing/every-mode.ts';
import { realGame } from '../engine/testing/real-game.ts';
import { BOT_NAMES, BOTS } from './bots.ts';
import type { BotName } from './bots.ts';
import { playTable } from './table.ts';

const TABLES = EVERY_MODE.map((options) => [modeName(options), compile(realGame, options)] as const);

/** A whole game with one bot on every seat. */
function wholeGame(t: Tables, name: BotName, seed: number, limit?: number): { end: State; actions: number[] } {
  const s = newGame(t, seed);
  const players = Array.from({ length: t.seats }, (_, seat) => BOTS[name].sit(t, seat, seed + seat));
  const actions: number[] = [];
  playTable(t, s, players, { seed, limit, onStep: (_s, _seat, action) => void actions.push(action) });
  return { end: s, actions };
}

describe.each(BOT_NAMES)('%s', (name) => {
  test.each(TABLES)('plays whole games and equal ones from equal seeds: %s', (_, t) => {
    const game = wholeGame(t, name, 3);
    expect(outcomeOf(game.end)).toBeDefined();
    expect(wholeGame(t, name, 3, 60).actions).toEqual(game.actions.slice(0, 60));
    expect(wholeGame(t, name, 4, 60).actions).not.toEqual(game.actions.slice(0, 60));
  });
});

test('a choice that is not open is refused, and a table stops at its limit', () => {
  const t = compile(realGame, { players: 2 });
  const s = newGame(t, 1);
  const players = [0, 1].map((seat) => BOTS.random.sit(t, seat, seat));
  const before = copyState(s);
  expect(playTable(t, s, players, { seed: 1, limit: 7 })).toBe(7);
  const stubborn = players.map((player) => ({ ...player, choose: () => t.actions.count }));
  expect(() => playTable(t, before, stubborn, { seed: 1 })).toThrow('ILLEGAL_CHOICE');
});
