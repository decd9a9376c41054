// Dealing anew at length: no view changes in 100,000 states over every mode, and hidden cards come out even in many deals.
import { expect, it, test } from 'vitest';
import type { Viewer } from '../api/view.ts';
import { newGame } from '../play/new-game.ts';
import { checkState } from '../state/check-state.ts';
import { copyState } from '../state/state.ts';
import { compile } from '../tables/compile.ts';
import { evennessBeside, evennessOfCards, isEven } from '../testing/even-deals.ts';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { realGame } from '../testing/real-game.ts';
import { viewFor } from '../view/view-for.ts';
import { determinize } from './determinize.ts';
import { kindFirst, playout } from './playout.ts';

const STATES = Math.ceil(100_000 / EVERY_MODE.length);

it.each(EVERY_MODE.map((options) => [modeName(options), options] as const))(
  '%s: no view changes, and every deal is a possible table',
  { timeout: 1_800_000 },
  (_, options) => {
    const t = compile(realGame, options);
    const viewers: readonly Viewer[] = ['table', ...Array.from({ length: t.seats }, (_seat, seat) => seat)];
    let seen = 0;
    for (let seed = 0; seen < STATES; seed++) {
      const s = newGame(t, seed);
      while (seen < STATES && playout(t, s, kindFirst, 1) > 0) {
        const viewer = viewers[seen++ % viewers.length] ?? 'table';
        const dealt = copyState(s);
        determinize(t, dealt, viewer, seen);
        const faults = checkState(t, dealt);
        if (faults.length > 0) throw new Error(`game ${seed}: ${faults.join('; ')}`);
        if (JSON.stringify(viewFor(t, dealt, viewer)) !== JSON.stringify(viewFor(t, s, viewer)))
          throw new Error(`game ${seed}: another view of ${viewer}`);
      }
    }
    expect(seen).toBe(STATES);
  },
);

test('hidden cards come out even: chi-square against all deals there are', () => {
  for (const found of [evennessOfCards(300_000), ...evennessBeside(100_000)])
    expect(isEven(found), JSON.stringify(found)).toBe(true);
});
