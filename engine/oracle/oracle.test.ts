// The oracle itself: it never changes a state, refuses what is forbidden, and its chance is that of RULINGS.md.
import { describe, expect, it } from 'vitest';
import { sampleGame } from '../testing/sample-game.ts';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { chooser } from '../testing/random-play.ts';
import { drawIndex, nextBits, seedStreams, shuffled } from './chance.ts';
import {
  canonicalOf,
  deciderOf,
  nameOf,
  oracleApply,
  oracleForbids,
  oracleLeave,
  oracleLegal,
  oracleNewGame,
  oracleView,
} from './index.ts';
import type { OracleState } from './index.ts';

/** Freezes a state through and through; a change anywhere would throw. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

describe.each(EVERY_MODE.map((options) => [modeName(options), options] as const))('%s', (_, options) => {
  it('plays on frozen states, and old states stay what they were', () => {
    const choose = chooser(options.players);
    let state: OracleState = frozen(oracleNewGame(sampleGame, options, 5));
    const texts: [OracleState, string][] = [];
    for (let step = 0; step < 150 && state.over === undefined; step++) {
      texts.push([state, JSON.stringify(canonicalOf(state))]);
      const legal = oracleLegal(state);
      expect(legal.length).toBeGreaterThan(0);
      for (let viewer = 0; viewer < options.players; viewer++)
        expect(oracleView(state, viewer).actions.length > 0).toBe(viewer === deciderOf(state));
      state = frozen(oracleApply(state, legal[choose(legal.length)]));
    }
    for (const [old, text] of texts) expect(JSON.stringify(canonicalOf(old))).toBe(text);
  });

  it('refuses what is not legal, naming a rule', () => {
    const state = oracleNewGame(sampleGame, options, 6);
    const legal = new Set(oracleLegal(state).map(nameOf));
    for (const action of state.world.actions) {
      if (legal.has(nameOf(action))) continue;
      expect(oracleForbids(state, action)).toMatch(/^[a-z]+\.[a-z-]+$/);
      expect(() => oracleApply(state, action)).toThrow('FORBIDDEN');
    }
  });
});

it('lets nobody leave twice, or after the end', () => {
  const state = oracleLeave(oracleNewGame(sampleGame, { players: 3 }, 1), 2);
  expect(() => oracleLeave(state, 2)).toThrow('seat 2 cannot leave');
  expect(() => oracleLeave(oracleLeave(state, 1), 0)).toThrow('seat 0 cannot leave');
});

describe('chance', () => {
  it('is sfc32 as written down: the first step of a stream of known words', () => {
    expect(nextBits([1, 2, 3, 4])).toEqual({ out: 7, left: [2, 27, ((3 << 21) >>> 0) + 7, 5] });
  });
  it('draws the high word, and again while the low word would tilt it', () => {
    const { stream, n } = { stream: seedStreams(1).deck, n: 3 };
    const { out, left } = nextBits(stream);
    expect(drawIndex(stream, n)).toEqual({ index: Math.floor((out * n) / 2 ** 32), left });
    // With out = 0 the low word is 0, below 2^32 mod 3 = 1: the draw is thrown away.
    const zero = [0, 0, 9, 0] as const;
    expect(nextBits(zero).out).toBe(0);
    expect(drawIndex(zero, n)).toEqual(drawIndex(nextBits(zero).left, n));
    // 2^32 mod 4 is 0: nothing is ever thrown away.
    expect(drawIndex(zero, 4)).toEqual({ index: 0, left: nextBits(zero).left });
  });
  it('takes a word even for one of one, and none to shuffle one card', () => {
    const stream = seedStreams(3).setup;
    expect(drawIndex(stream, 1)).toEqual({ index: 0, left: nextBits(stream).left });
    expect(shuffled(stream, ['a'])).toEqual({ list: ['a'], left: stream });
    expect([...shuffled(stream, ['a', 'b', 'c']).list].sort()).toEqual(['a', 'b', 'c']);
  });
});
