// Saves of a state: whole or refused, never half.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hashInts } from '../facts/hash.ts';
import { newGame } from '../play/new-game.ts';
import { compile } from '../tables/compile.ts';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { playOn } from '../testing/random-play.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { checkState } from './check-state.ts';
import { loadState, saveState } from './save.ts';
import { hashState, sameState, copyState } from './state.ts';

const t = compile(sampleGame, { players: 4, michel: true, teams: true });
const s = newGame(t, 3);
playOn(t, s, 3, 333);
const save = saveState(t, s);

describe('a saved state', () => {
  test.each(EVERY_MODE.map((options) => [modeName(options), compile(sampleGame, options)] as const))(
    'comes back as it was: %s',
    (_, tables) => {
      const state = newGame(tables, 5);
      playOn(tables, state, 5, 777);
      const loaded = loadState(tables, saveState(tables, state));
      expect(loaded).toEqual({ ok: true, value: state });
    },
  );
  test.each([
    ['nothing', '', 'NOT_A_SAVE'],
    ['half of it', save.slice(0, save.length / 2), 'NOT_A_SAVE'],
    ['another thing', '{"format":"other"}', 'NOT_A_SAVE'],
    ['a list', '[1]', 'NOT_A_SAVE'],
    ['a later version', save.replace(/"version":\d+/, '"version":9'), 'SAVE_VERSION'],
    ['other rules', save.replace(/"rules":\d+/, '"rules":99'), 'SAVE_VERSION'],
    ['another game', save.replace('"game":"sample"', '"game":"chess"'), 'OTHER_GAME'],
    ['other options', save.replace(/"options":"."?/, '"options":"x'), 'OTHER_OPTIONS'],
    ['a changed check', save.replace(/"check":"./, '"check":"z'), 'SAVE_DAMAGED'],
    ['no numbers', save.replace(/"data":\[.*\]/, '"data":[]'), 'SAVE_DAMAGED'],
    ['a fraction', save.replace('"data":[', '"data":[0.5,'), 'SAVE_DAMAGED'],
  ])('refuses %s', (_, text, code) => {
    expect(loadState(t, text)).toMatchObject({ ok: false, refusal: { code } });
  });
  it('says what to do', () => {
    expect(loadState(t, '')).toEqual({
      ok: false,
      refusal: { code: 'NOT_A_SAVE', message: 'This is not a saved game.', hint: 'Choose a file that was saved here.' },
    });
  });
  it('with any number changed is refused, even with a right check', () => {
    let refused = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: s.length - 1 }),
        fc.oneof(fc.integer({ min: -3, max: 40 }), fc.integer()),
        (at, value) => {
          const data = Array.from(s);
          data[at] = value;
          const text = JSON.stringify({ ...(JSON.parse(save) as object), data, check: hashInts(data) });
          const loaded = loadState(t, text);
          if (!loaded.ok) refused++;
          else playOn(t, loaded.value, 1, 200);
        },
      ),
      { numRuns: 1500, seed: 1 },
    );
    expect(refused).toBeGreaterThan(400);
  });
  it('takes any text without throwing', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => !loadState(t, text).ok));
  });
});

describe('states', () => {
  it('differ as soon as one number does', () => {
    for (let at = 0; at < s.length; at++) {
      const other = copyState(s);
      other[at]++;
      expect(sameState(other, s)).toBe(false);
      expect(hashState(other)).not.toBe(hashState(s));
    }
    expect(sameState(copyState(s), s)).toBe(true);
    expect(sameState(s.subarray(1), s)).toBe(false);
  });
  it('of the wrong size are no states', () => {
    expect(checkState(t, s.subarray(1))).toEqual([`a state of this game has ${s.length} numbers, not ${s.length - 1}`]);
  });
});
