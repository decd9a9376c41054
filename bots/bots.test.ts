// Every bot at some tables, and between them all bots at every one; each bot at each table in bots.long.test.ts.
import { expect, test } from 'vitest';
import { compile, copyState, newGame } from '../engine/index.ts';
import { realGame } from '../engine/testing/real-game.ts';
import type { Player, Reason } from './bot.ts';
import { BOTS } from './bots.ts';
import { playTable } from './table.ts';
import { ALL, QUICK, TABLES, testBot } from './testing/every-bot.ts';

// Each bot takes every so-manieth table, the next bot the one after: no table is left out.
ALL.forEach(([name, bot], index) =>
  testBot(
    name,
    bot,
    TABLES.filter((_table, at) => at % ALL.length === index || (name === 'greedy' && at % 3 === 0)),
  ),
);

test('every table has its bot', () => {
  const taken = new Set(ALL.flatMap((_bot, index) => TABLES.filter((_table, at) => at % ALL.length === index)));
  expect(taken.size).toBe(TABLES.length);
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
  const said: (Reason | undefined)[] = [];
  const players = [0, 1, 2].map((seat) =>
    seat > 0
      ? BOTS.greedy.sit(t, seat, 1)
      : {
          ...player,
          choose(...asked: Parameters<Player['choose']>) {
            const chosen = player.choose(...asked);
            said.push(player.why?.());
            return chosen;
          },
        },
  );
  playTable(t, newGame(t, 1), players, { seed: 1, limit: 80 });
  const tried = said.flatMap((why) => (why?.kind === 'tried' ? [why] : []));
  expect(tried.length).toBeGreaterThan(0);
  for (const { tries, of, chance } of tried)
    expect([tries > 0, tries <= of, chance >= 0, chance <= 1]).toEqual([true, true, true, true]);
  expect(said).not.toContain(undefined);
});
