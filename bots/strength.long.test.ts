// Who beats whom, over many games: searching beats greedy, greedy beats chance and every narrow way to play.
import { describe, expect, test } from 'vitest';
import { compile, newGame, winnersOf } from '../engine/index.ts';
import { realGame } from '../engine/testing/real-game.ts';
import { BOTS } from './bots.ts';
import type { BotName } from './bots.ts';
import { STYLE_NAMES } from './styles.ts';
import { playTable } from './table.ts';

const PLAYERS = 4;
const t = compile(realGame, { players: PLAYERS });

/** Share of games won by `name` on every `every`th seat, seats in turn, against `other` on the rest. */
function share(name: BotName, other: BotName, every: number, games: number): number {
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const s = newGame(t, seed);
    const sits = (seat: number): boolean => (seat + seed) % every === 0;
    const players = Array.from({ length: PLAYERS }, (_, seat) => BOTS[sits(seat) ? name : other].sit(t, seat, seed));
    playTable(t, s, players, { seed, limit: 20_000 });
    for (let seat = 0; seat < PLAYERS; seat++) if (sits(seat)) won += (winnersOf(s) >> seat) & 1;
  }
  return won / games;
}

test('greedy beats chance: one against three wins nearly all', () => {
  expect(share('greedy', 'random', PLAYERS, 400)).toBeGreaterThanOrEqual(0.95);
});

// Broken would be a style that wins clearly; what lies within chance of a half is told by the lab.
describe.each(STYLE_NAMES)('%s', (style) => {
  test('does not beat greedy, two against two', () => expect(share(style, 'greedy', 2, 800)).toBeLessThan(0.56));
});

test('searching beats greedy: one against three wins more than its seat', () => {
  expect(share('search', 'greedy', PLAYERS, 100)).toBeGreaterThan(1 / PLAYERS);
});
