// Open decisions hide nothing: whoever looks at the table sees every fact of every open frame.
import { expect, test } from 'vitest';
import { canonical } from '../canonical/canonical.ts';
import { newGame } from '../play/new-game.ts';
import { compile } from '../tables/compile.ts';
import { DEPTH } from '../tables/layout.ts';
import { EVERY_MODE } from '../testing/every-mode.ts';
import { realGame } from '../testing/real-game.ts';
import { kindFirst, playout } from '../lookahead/playout.ts';
import { viewFor } from './view-for.ts';

const STATES = 10_000;

test('equal views of the table mean equal public frames', () => {
  const frames = new Map<string, string>();
  const tables = EVERY_MODE.map((options) => compile(realGame, options));
  let seen = 0;
  for (let seed = 0; seen < STATES; seed++) {
    const t = tables[seed % tables.length];
    const s = newGame(t, seed);
    for (let step = 0; step < 1500 && seen < STATES && playout(t, s, kindFirst, 1) > 0; step++) {
      if (s[DEPTH] === 0) continue;
      seen++;
      const view = viewFor(t, s, 'table');
      // Where everybody stands and who is in which gang is public; numbers that only count steps would tell states apart.
      const table = view.seats.map(({ location, gang, left }) => [location, gang, left]);
      const key = JSON.stringify([seed % tables.length, view.active, view.decision, table]);
      const stack = JSON.stringify(canonical(t, s).stack);
      const known = frames.get(key);
      if (known !== undefined && known !== stack) throw new Error(`${key}\n${known}\n${stack}`);
      frames.set(key, stack);
    }
  }
  expect(frames.size).toBeLessThan(seen);
});
