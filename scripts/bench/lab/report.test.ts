// The lab's figures: ratios, rounding, the table; and that every figure is measured on games that are played.
import { expect, it } from 'vitest';
import { BOTS } from '../../../bots/bots.ts';
import { sampleGame } from '../../../engine/testing/sample-game.ts';
import { measureBot, measureHostedBot } from './bot-games.ts';
import { measureNaiveWorlds } from './naive-worlds.ts';
import { labReport, labTable } from './report.ts';

const ahead = { players: 4, playoutsPerSecond: 2104, determinizeMicroseconds: 2, listingsPerSecond: 9e6 };
const rate = (gamesPerSecond: number) => ({ games: 3, gamesPerSecond });

it('says how many times as many games, playouts, worlds and games by the clock there are', () => {
  const bots = [
    { bot: 'random', ours: rate(1302.4), hosted: rate(4) },
    { bot: 'greedy', ours: rate(250), hosted: rate(3.2) },
  ];
  const report = labReport(
    '1',
    bots,
    ahead,
    { playoutsPerSecond: 4, worldsPerSecond: 10_000 },
    { games: 500, one: 200, two: 380 },
  );
  expect(report.bots.map(({ ratio }) => ratio)).toEqual([326, 78.1]);
  expect([report.playouts.ratio, report.determinizations.ratio, report.workers.ratio]).toEqual([526, 50, 1.9]);
  expect(labTable(report)).toMatchInlineSnapshot(`
    "4 players, one thread; naive: boardgame.io is the host (what the bots think is the same), and plain states are cloned whole:
    per CPU second      ours  naive  ratio
    games by random     1300      4    326
    games by greedy      250    3.2   78.1
    playouts            2100      4    526
    determinizations  500000  10000     50
    By the clock, 500 games: 200 a second with one worker, 380 with two, 1.9 times as many."
  `);
});

it('measures the same bots at our table and where boardgame.io is the host', () => {
  const options = { players: 2 };
  const ours = measureBot(sampleGame, options, BOTS.random, 0.02);
  const hosted = measureHostedBot(sampleGame, options, BOTS.random, 0.02);
  for (const { games, gamesPerSecond } of [ours, hosted]) {
    expect(games).toBeGreaterThan(0);
    expect(gamesPerSecond).toBeGreaterThan(0);
  }
});

it('plays naive worlds on to the end', () => {
  for (const figure of Object.values(measureNaiveWorlds(sampleGame, { players: 2 }, 0.01)))
    expect(figure).toBeGreaterThan(0);
});
