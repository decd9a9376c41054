// What comes from outside: 10,000 foreign actions and 1,000 damaged saves, all refused with a typed error, and nothing changes.
import { describe, expect, it } from 'vitest';
import {
  REFUSAL_CODES,
  SAVE_FAULTS,
  act,
  actionCode,
  apply,
  canonicalText,
  compile,
  copyState,
  decider,
  listActions,
  loadMatch,
  loadState,
  newGame,
  saveMatch,
  saveState,
  startMatch,
  step,
} from '../../engine/index.ts';
import type { Match, Tables } from '../../engine/index.ts';
import { realGame } from '../../engine/testing/real-game.ts';
import { chooser, playOn } from '../../engine/testing/random-play.ts';
import { KEYS, WORDS, foreignValue } from './foreign-values.ts';

const t = compile(realGame, { players: 4, michel: true, teams: true });

/** A state in the middle of a game. */
function midway(seed: number): ReturnType<typeof newGame> {
  const s = newGame(t, seed);
  playOn(t, s, seed, 200 + seed);
  return s;
}

const foreign = (choose: (n: number) => number): unknown => foreignValue(choose, t.actions.count);

describe('case 26: 10,000 foreign actions', () => {
  it('are refused as unknown, and the state stays as it is', () => {
    const choose = chooser(26);
    const states = [1, 2, 3, 4].map(midway);
    const before = states.map(copyState);
    for (let round = 0; round < 10_000; round++) {
      const index = round % states.length;
      const value = foreign(choose) as number;
      expect(step(t, states[index], value)).toBe(1001);
      expect(apply(t, states[index], value)).toMatchObject({ ok: false, refusal: { code: 'UNKNOWN_ACTION' } });
    }
    expect(states).toEqual(before);
  });

  it('are refused by a match too, for any seat, number and outcome', () => {
    const choose = chooser(27);
    const started = startMatch(t, 5);
    if (!started.ok) throw new Error('no match');
    const match: Match = started.value;
    const before = canonicalText(t, match.state);
    const [legal] = listActions(t, match.state);
    for (let round = 0; round < 3000; round++) {
      const [seat, action, expected, outcomes] = [
        [foreign(choose), legal, undefined, {}],
        [decider(match.state), foreign(choose), undefined, {}],
        [decider(match.state), legal, foreign(choose) ?? 'none', {}],
        [decider(match.state), legal, undefined, { dice: [foreign(choose)] }],
      ][round % 4] as [number, number, number | undefined, { dice?: number[] }];
      const done = act(match, seat, action, expected === undefined ? { outcomes } : { expected, outcomes });
      // A seat written as text is foreign too, even if it reads like the right one.
      expect(done.ok).toBe(false);
      if (!done.ok) expect(REFUSAL_CODES).toContain(done.refusal.code);
    }
    expect(canonicalText(t, match.state)).toBe(before);
  });

  it('have no code by name', () => {
    for (const name of [...KEYS, ...WORDS.filter((word) => !['search', 'end-turn', 'dig:spoon'].includes(word))])
      expect(actionCode(t, name)).toBeUndefined();
  });
});

/** A text with one piece of damage: a character changed, dropped or doubled, a stretch cut out, or cut short. */
function damaged(text: string, choose: (n: number) => number): string {
  const at = choose(text.length);
  const other = '0123456789abcdef-,.[]{}":_xE'[choose(28)];
  switch (choose(5)) {
    case 0:
      return text.slice(0, at) + other + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + text[at] + text.slice(at);
    case 3:
      return text.slice(0, at) + text.slice(at + 1 + choose(40));
    default:
      return text.slice(0, at);
  }
}

interface Loader {
  readonly text: string;
  readonly load: (
    text: string,
  ) => { readonly ok: true; readonly text: string } | { readonly ok: false; readonly code: string };
}

const stateLoader = (tables: Tables, seed: number): Loader => ({
  text: saveState(tables, midway(seed)),
  load: (text) => {
    const loaded = loadState(tables, text);
    return loaded.ok ? { ok: true, text: saveState(tables, loaded.value) } : { ok: false, code: loaded.refusal.code };
  },
});

function matchLoader(tables: Tables, seed: number): Loader {
  const choose = chooser(seed);
  let match = startMatch(tables, seed);
  for (let moves = 0; moves < 40 && match.ok; moves++) {
    const legal = listActions(tables, match.value.state);
    match = act(match.value, decider(match.value.state), legal[choose(legal.length)]);
  }
  if (!match.ok) throw new Error('no match');
  return {
    text: saveMatch(match.value),
    load: (text) => {
      const loaded = loadMatch(tables, text);
      return loaded.ok ? { ok: true, text: saveMatch(loaded.value) } : { ok: false, code: loaded.refusal.code };
    },
  };
}

describe('1,000 damaged saves', () => {
  it.each([
    ['of states', stateLoader],
    ['of matches', matchLoader],
  ] as const)('%s are refused with a typed error, or are the same save', (_, loader) => {
    const choose = chooser(8);
    let refused = 0;
    for (let save = 0; save < 10; save++) {
      const { text, load } = loader(t, save + 1);
      expect(load(text)).toEqual({ ok: true, text });
      for (let round = 0; round < 50; round++) {
        const broken = damaged(text, choose);
        const loaded = load(broken);
        if (loaded.ok) expect(JSON.parse(loaded.text)).toEqual(JSON.parse(text));
        else {
          refused += 1;
          expect(SAVE_FAULTS).toContain(loaded.code);
        }
      }
    }
    expect(refused).toBeGreaterThan(450);
  });
});
