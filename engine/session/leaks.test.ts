// What may be taken back has taught nobody anything, and neither have open corrections and views; a few states of every mode.
import { describe, expect, it } from 'vitest';
import { compile } from '../tables/compile.ts';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { huntLeaks } from '../testing/leak-hunt.ts';
import { realGame } from '../testing/real-game.ts';

describe('cases 3, 27, 30: nobody learns anything by what is open or taken back', () => {
  it.each(EVERY_MODE.map((options) => [modeName(options), options] as const))('%s', (_, options) => {
    const { compared, leaks } = huntLeaks(compile(realGame, options), 3, 120);
    expect(leaks).toEqual([]);
    expect(compared).toBeGreaterThan(240);
  });
  it('would be noticed if undo stopped nowhere', () => {
    const { leaks } = huntLeaks(compile(realGame, { players: 4, michel: true }), 4, 300, () => 'none');
    expect(leaks.some((leak) => leak.startsWith('search'))).toBe(true);
    expect(leaks.some((leak) => leak.startsWith('play:'))).toBe(true);
  });
});
