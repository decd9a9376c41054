// What the contract's calls are made on: a table, a state in the middle of a game, a match, a memory and a companion.
import * as companion from '../../engine/companion/index.ts';
import type { Settings } from '../../engine/companion/index.ts';
import * as engine from '../../engine/index.ts';
import { playOn } from '../../engine/testing/random-play.ts';
import { realGame } from '../../engine/testing/real-game.ts';

export const game = realGame;
export const t = engine.compile(game, { players: 4, michel: true, teams: true });
export const s = engine.newGame(t, 7);
playOn(t, s, 7, 207);
const started = engine.startMatch(t, 5);
if (!started.ok) throw new Error('no match');
export const match = started.value;
const [first = 0] = engine.listActions(t, s);
export const legal = first;
export const memory = engine.makeMemory(t);
const [event] = engine.eventsFor(t, match.dealt, 0);
if (event === undefined) throw new Error('nothing was dealt');
export const told = event;
export const SETTINGS: Settings = {
  names: ['A', 'B', 'C', 'D'],
  teams: false,
  diceFight: false,
  michel: true,
  hidden: [],
};
export const tc = companion.tablesFor(game, SETTINGS);
export const state = companion.newCompanion(game, 3, SETTINGS);

/** All of it as text, to be the same before and after. */
export const asText = (): string =>
  JSON.stringify([engine.hashState(s), engine.saveMatch(match), Array.from(memory), state, t.feed.open, tc.feed.open]);
