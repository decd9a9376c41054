// The hunt for leaks of `leaks.test.ts`, in 100,000 states over every mode.
import { expect, it } from 'vitest';
import { compile } from '../tables/compile.ts';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { huntLeaks } from '../testing/leak-hunt.ts';
import { realGame } from '../testing/real-game.ts';

const STATES = Math.ceil(100_000 / EVERY_MODE.length);

it.each(EVERY_MODE.map((options) => [modeName(options), options] as const))(
  '%s: views, open corrections and steps that may be taken back tell nobody anything',
  { timeout: 1_800_000 },
  (_, options) => {
    const { states, leaks } = huntLeaks(compile(realGame, options), 5, STATES);
    expect(leaks).toEqual([]);
    expect(states).toBe(STATES);
  },
);
