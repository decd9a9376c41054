// Every bot at every table: whole games, legal choices, equal seeds alike, and no difference that its seat cannot know.
import { describe, expect, test } from 'vitest';
import { compile, copyState, determinize, newGame, outcomeOf } from '../engine/index.ts';
import type { State, Tables } from '../engine/index.ts';
import { EVERY_MODE, modeName } from '../engine/testing/every-mode.ts';
import { realGame } from '../engine/testing/real-game.ts';
import type { Bot, Player } from './bot.ts';
import { BOT_NAMES, BOTS } from './bots.ts';
import { EFFORT, searchingBot } from './search.ts';
import { playTable } from './table.ts';

const TABLES = EVERY_MODE.map((options) => [modeName(options), compile(realGame, options)] as const);
/** Searching as ever, in fewer worlds, so that whole games take no time. */
const QUICK: Bot = searchingBot('search', { ...EFFORT, playouts: 3, depth: 5 });
const ALL = BOT_NAMES.map((name) => [name, name === 'search' ? QUICK : BOTS[name]] as const);

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

describe.each(ALL)('%s', (name, bot) => {
  test('has its name', () => expect(bot.name).toBe(name));

  test.each(TABLES)('plays whole games, equal ones from equal seeds: %s', (_, t) => {
    const game = playGame(t, bot, 3);
    expect(outcomeOf(game.end)).toBeDefined();
    expect(playGame(t, bot, 3, 60).actions).toEqual(game.actions.slice(0, 60));
    expect(playGame(t, bot, 4, 60).actions).not.toEqual(game.actions.slice(0, 60));
  });

  // Who searches deals its world anew, and two worlds alike to the seat are dealt to two others: it plays by chance, not by what is hidden.
  test.skipIf(name === 'search').each(TABLES)('chooses alike in worlds its seat cannot tell apart: %s', (_, t) => {
    const torn: string[] = [];
    const players = Array.from({ length: t.seats }, (_unused, seat) => twins(t, bot, seat, seat, torn));
    playTable(t, newGame(t, 8), players, { seed: 8, limit: 60 });
    expect(torn).toEqual([]);
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

test('who searches says why', () => {
  const t = compile(realGame, { players: 3 });
  const player = QUICK.sit(t, 0, 1);
  const said: string[] = [];
  const players = [0, 1, 2].map((seat) =>
    seat > 0
      ? BOTS.greedy.sit(t, seat, 1)
      : {
          ...player,
          choose(...asked: Parameters<Player['choose']>) {
            const chosen = player.choose(...asked);
            said.push(player.why?.() ?? '');
            return chosen;
          },
        },
  );
  playTable(t, newGame(t, 1), players, { seed: 1, limit: 80 });
  expect(said.some((sentence) => sentence.includes('worlds tried'))).toBe(true);
  for (const sentence of said) expect(sentence).toMatch(/^\S.*\.$/);
});
