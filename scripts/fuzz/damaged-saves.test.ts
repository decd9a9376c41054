// One character of a save replaced, put in or left out, thousands of times for each kind of save: none is taken.
import { describe, expect, it } from 'vitest';
import { applyCommand, newCompanion, reviveCompanion, saveCompanion, tablesFor } from '../../engine/companion/index.ts';
import type { Settings } from '../../engine/companion/index.ts';
import {
  SAVE_FAULTS,
  act,
  compile,
  decider,
  listActions,
  loadMatch,
  loadState,
  newGame,
  saveMatch,
  saveState,
  startMatch,
} from '../../engine/index.ts';
import { chooser, playOn } from '../../engine/testing/random-play.ts';
import { realGame } from '../../engine/testing/real-game.ts';

const DAMAGES = 4000;

const t = compile(realGame, { players: 4, michel: true, teams: true });

interface Saved {
  readonly text: string;
  /** Undefined if the text is taken, else the code of the fault. */
  readonly fault: (text: string) => string | undefined;
}

function savedState(seed: number): Saved {
  const s = newGame(t, seed);
  playOn(t, s, seed, 200 + seed);
  return {
    text: saveState(t, s),
    fault: (text) => {
      const loaded = loadState(t, text);
      return loaded.ok ? undefined : loaded.refusal.code;
    },
  };
}

function savedMatch(seed: number): Saved {
  const choose = chooser(seed);
  let match = startMatch(t, seed);
  for (let moves = 0; moves < 30 && match.ok; moves++) {
    const legal = listActions(t, match.value.state);
    match = act(match.value, decider(match.value.state), legal[choose(legal.length)] ?? -1);
  }
  if (!match.ok) throw new Error('no match');
  return {
    text: saveMatch(match.value),
    fault: (text) => {
      const loaded = loadMatch(t, text);
      return loaded.ok ? undefined : loaded.refusal.code;
    },
  };
}

/** Tables of today; those saved before saves were sealed load without a seal. */
function savedTable(seed: number): Saved {
  const settings: Settings = { names: ['Ada', 'Bo', 'Cem'], teams: false, diceFight: false, michel: true, hidden: [] };
  const tables = tablesFor(realGame, settings);
  let state = newCompanion(realGame, seed, settings);
  for (let turn = 0; turn < 6; turn++) {
    const done = applyCommand(tables, state, { do: turn < 3 ? 'deal' : 'roll', seat: turn % 3 }, state.number);
    if (!done.ok) throw new Error(done.refusal.message);
    state = done.value;
  }
  return {
    text: saveCompanion(state),
    fault: (text) => {
      const loaded = reviveCompanion(realGame, text);
      return loaded.ok ? undefined : loaded.fault;
    },
  };
}

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEF-+,.:;[]{}"\\/ \n\tüß\u0000#';

/** The text with one character replaced by another, put in, or left out; white space behind the end is no damage. */
function damaged(text: string, choose: (n: number) => number): string {
  const at = choose(text.length);
  const letter = LETTERS[choose(LETTERS.length)] ?? '0';
  switch (choose(3)) {
    case 0:
      return text.slice(0, at) + (letter === text[at] ? '§' : letter) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + letter + text.slice(at);
    default:
      return text.slice(0, at) + text.slice(at + 1);
  }
}

describe('case 32: damage of one character', () => {
  it.each([
    ['states', savedState],
    ['matches', savedMatch],
    ['companion tables', savedTable],
  ] as const)('to %s is found', (_, make) => {
    const choose = chooser(32);
    const saves = [1, 2, 3, 4].map(make);
    for (const { text, fault } of saves) expect(fault(text)).toBeUndefined();
    const taken: string[] = [];
    for (let round = 0; round < DAMAGES; round++) {
      const { text, fault } = saves[round % saves.length] as Saved;
      const broken = damaged(text, choose);
      const code = fault(broken);
      if (code === undefined) taken.push(broken);
      else if (!SAVE_FAULTS.some((fault) => fault === code)) throw new Error(`${code} is no fault of saves`);
    }
    expect(taken).toEqual([]);
  });
});
