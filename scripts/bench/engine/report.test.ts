// The engine's figures: ratios, rounding, the table; and that both sides play the same game.
import { expect, it } from 'vitest';
import { actionCode, canonical, compile, newGame, step } from '../../../engine/index.ts';
import { canonicalOf } from '../../../engine/oracle/index.ts';
import { sampleGame } from '../../../engine/testing/sample-game.ts';
import { measureGiven, measureOurs } from './our-games.ts';
import { measureOracle, measurePeer, measurePeerListing, peerEnd, recordedMoves } from './peer-games.ts';
import { measureLookahead } from './lookahead.ts';
import { engineReport, engineTable } from './report.ts';

const ours = [2, 4].map((players) => ({
  players,
  movesPerSecond: 4_000_000.4,
  gamesPerSecond: 1200.4,
  games: 9,
  bytesPerState: 1900,
  heapGrowthMegabytes: 0.004,
}));
const peers = {
  players: 4,
  undoOff: { movesPerSecond: 2000, moves: 100 },
  undoOn: { movesPerSecond: 1000.3, moves: 100 },
  rulesAlone: { movesPerSecond: 40_000, moves: 100 },
  listing: { movesPerSecond: 800, moves: 100 },
};

const lookahead = {
  players: 4,
  playoutsPerSecond: 2100.4,
  determinizeMicroseconds: 1.987,
  listingsPerSecond: 9_000_000.4,
};

it('says how many times as many moves a CPU second holds', () => {
  const report = engineReport('1', ours, 12_000_000.4, peers, lookahead);
  expect(report.ratios).toEqual({ boardgameio: 6000, undoOff: 6000, undoOn: 11_996, plainRules: 300, listing: 5000 });
  expect(engineTable(report)).toMatchInlineSnapshot(`
    "Random legal play of whole games, one thread, all legal moves listed before each:
    per CPU second             moves  games  bytes per state  heap growth
    2 players                 4.00 M   1200             1900      0.00 MB
    4 players                 4.00 M   1200             1900      0.00 MB
    boardgame.io, 4 players      800
    given the moves:
    4 players                12.00 M
    boardgame.io                2000
    … with undo                 1000
    its rules alone            40000
    Given the moves 6000 times as many as boardgame.io, 11996 times with its undo; 5000 times where they have to be listed.
    For bots, 4 players: 2100 playouts to the end, 9.00 M lists of moves, a world dealt anew in 1.99 µs."
  `);
});

it('has no ratio of listing where the players differ', () => {
  expect(engineReport('1', ours.slice(0, 1), 1, peers, lookahead).ratios.listing).toBe(0);
});

it.each([{ players: 2 }, { players: 4, michel: true, teams: true }])(
  'boardgame.io plays the recorded moves to the same state: %j',
  (options) => {
    const moves = recordedMoves(sampleGame, options, 3, 120);
    const t = compile(sampleGame, options);
    const s = newGame(t, 3);
    for (const move of moves) step(t, s, actionCode(t, move) ?? -1);
    for (const undo of [true, false])
      expect(canonicalOf(peerEnd(sampleGame, options, undo, moves, 3))).toEqual(canonical(t, s));
    expect(measurePeer(sampleGame, options, false, moves, 3, 0.1).moves).toBeGreaterThan(40);
    expect(measureOracle(sampleGame, options, moves, 3, 0.1).moves).toBeGreaterThan(40);
    expect(measurePeerListing(sampleGame, options, moves, 3, 0.1).moves).toBeGreaterThan(10);
    expect(measureGiven(sampleGame, options, moves, 3, 0.1)).toBeGreaterThan(10_000);
  },
);

it('measures whole games of ours', () => {
  expect(measureOurs(sampleGame, { players: 2 }, 0.05)).toMatchObject({
    players: 2,
    games: expect.any(Number) as number,
  });
});

it('measures what bots get on real games', () => {
  const figures = measureLookahead(sampleGame, { players: 3 }, 0.01);
  expect(figures.players).toBe(3);
  for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0);
});
