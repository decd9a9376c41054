// What holds for every bot at every table: whole games, legal choices, equal seeds alike, and no difference that its seat cannot know.
import { describe, expect, test } from 'vitest';
import { compile, copyState, determinize, newGame, outcomeOf } from '../../engine/index.ts';
import type { State, Tables } from '../../engine/index.ts';
import { EVERY_MODE, modeName } from '../../engine/testing/every-mode.ts';
import { realGame } from '../../engine/testing/real-game.ts';
import type { Bot, Player } from '../bot.ts';
import { BOT_NAMES, BOTS } from '../bots.ts';
import { EFFORT, searchingBot } from '../search.ts';
import { playTable } from '../table.ts';

export type NamedTable = readonly [name: string, t: Tables];

/** A table for every number of players and mode. */
export const TABLES: readonly NamedTable[] = EVERY_MODE.map(
  (options) => [modeName(options), compile(realGame, options)] as const,
);
/** Searching as ever, in fewer worlds, so that whole games take no time. */
export const QUICK: Bot = searchingBot('search', { ...EFFORT, playouts: 3, depth: 5 });
/** Every bot by name. */
export const ALL = BOT_NAMES.map((name) => [name, name === 'search' ? QUICK : BOTS[name]] as const);

/** More actions than any game here takes, so that one that does not end is seen. */
const MOST = 10_000;

/** A game with the bot on one seat, greedy on the others: a table of spoon thieves alone would run out of spoons and never end. */
function playGame(t: Tables, bot: Bot, seed: number, limit = MOST): { end: State; actions: number[] } {
  const s = newGame(t, seed);
  const players = Array.from({ length: t.seats }, (_, seat) => (seat === 0 ? bot : BOTS.greedy).sit(t, seat, seed));
  const actions: number[] = [];
  playTable(t, s, players, { seed, limit, onStep: (_s, _seat, action) => void actions.push(action) });
  return { end: s, actions };
}

/** Two players alike in one: each is asked in a world of its own that the seat cannot tell from the other. */
function twins(t: Tables, bot: Bot, seat: number, seed: number, torn: string[]): Player {
  const [one, two] = [bot.sit(t, seat, seed), bot.sit(t, seat, seed)];
  let asked = 0;
  return {
    memory: one.memory,
    choose(world, legal, count) {
      const other = copyState(world);
      determinize(t, other, seat, seed + ++asked, two.memory);
      const chosen = one.choose(world, legal, count);
      if (two.choose(other, legal, count) !== chosen) torn.push(`${bot.name}, seat ${seat}, choice ${asked}`);
      return chosen;
    },
    hear(raw) {
      one.hear(raw);
      two.hear(raw);
    },
  };
}

/** What every bot has to do, at these tables. */
export function testBot(name: string, bot: Bot, tables: readonly NamedTable[]): void {
  describe(name, () => {
    test('has its name', () => expect(bot.name).toBe(name));

    test.each(tables)('plays whole games, equal ones from equal seeds: %s', (_, t) => {
      const game = playGame(t, bot, 3);
      expect(outcomeOf(game.end)).toBeDefined();
      expect(playGame(t, bot, 3, 60).actions).toEqual(game.actions.slice(0, 60));
      expect(playGame(t, bot, 4, 60).actions).not.toEqual(game.actions.slice(0, 60));
    });

    // Who searches deals its world anew, and two worlds alike to the seat are dealt to two others: it plays by chance, not by what is hidden.
    test.skipIf(name === 'search').each(tables)('chooses alike in worlds its seat cannot tell apart: %s', (_, t) => {
      const torn: string[] = [];
      const players = Array.from({ length: t.seats }, (_unused, seat) => twins(t, bot, seat, seat, torn));
      playTable(t, newGame(t, 8), players, { seed: 8, limit: 60 });
      expect(torn).toEqual([]);
    });
  });
}
