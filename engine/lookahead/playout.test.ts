// Playouts: legal to the last action, alike from alike states, over in the end; and readings that agree with the view.
import { describe, expect, test } from 'vitest';
import { botIndex } from '../play/bot-chance.ts';
import { decider } from '../play/decider.ts';
import { legalActions, listActions, maxActions } from '../play/legal-actions.ts';
import { newGame } from '../play/new-game.ts';
import { SPENDING_KINDS, mayBeOpen, offerSpending } from '../play/turn-kinds.ts';
import { offerReveals } from '../rules/background.ts';
import { offerEndTurn } from '../rules/turn.ts';
import { copyState, sameState } from '../state/state.ts';
import { compile } from '../tables/compile.ts';
import { ACTIONS, DEPTH, OVER } from '../tables/layout.ts';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { realGame } from '../testing/real-game.ts';
import { viewFor } from '../view/view-for.ts';
import { evenly, kindFirst, playout } from './playout.ts';
import { outcomeOf, pointsOf, winnersOf } from './results.ts';

describe.each(EVERY_MODE.map((options) => [modeName(options), compile(realGame, options)] as const))('%s', (_, t) => {
  test.each([
    ['evenly', evenly],
    ['kind first', kindFirst],
  ] as const)('%s: every choice is on the list, and the game ends', (_name, policy) => {
    const s = newGame(t, 4);
    const legal = new Int32Array(maxActions(t));
    let steps = 0;
    playout(
      t,
      s,
      (tables, state) => {
        const chosen = policy(tables, state);
        if (steps++ % 11 === 0 && !legal.subarray(0, legalActions(tables, state, legal)).includes(chosen))
          throw new Error(`${chosen} is not on the list`);
        return chosen;
      },
      400_000,
    );
    expect(s[OVER]).not.toBe(0);
    const view = viewFor(t, s, 'table');
    expect(outcomeOf(s)).toBe(view.result?.reason);
    expect(view.result?.shares.map((share) => (share > 0 ? 1 : 0))).toEqual(
      Array.from({ length: t.seats }, (_unused, seat) => (winnersOf(s) >> seat) & 1),
    );
    view.seats.forEach(({ seat, team, points }) =>
      expect(pointsOf(t, s, seat)).toBe(team === undefined ? points : view.teamPoints[team]),
    );
  });

  test('the kinds of a turn together are the list of legal actions', () => {
    const s = newGame(t, 8);
    const out = new Int32Array(maxActions(t));
    for (let i = 0; i < 120 && playout(t, s, evenly, 7) > 0 && s[OVER] === 0; i++) {
      if (s[DEPTH] > 0) continue;
      const codes = [...out.subarray(0, offerEndTurn(t, out, 0))];
      codes.push(...out.subarray(0, offerReveals(t, s, out, 0)));
      for (let kind = 0; kind < SPENDING_KINDS; kind++) {
        const count = offerSpending(t, s, kind, out);
        // What is said to be shut is shut, or the sampler would never choose it.
        if (count > 0) expect((mayBeOpen(t, s) >>> kind) & 1, `kind ${kind}`).toBe(1);
        expect(new Set(out.subarray(0, count).map((code) => t.actions.kindOf[code])).size).toBe(count === 0 ? 0 : 1);
        codes.push(...out.subarray(0, count));
      }
      const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
      if (s[ACTIONS] > 0) expect(sorted(codes)).toEqual(sorted(listActions(t, s)));
    }
  });
});

test('the same state is played on alike, and never beyond the limit', () => {
  const t = compile(realGame, { players: 4 });
  const [a, b] = [newGame(t, 6), newGame(t, 6)];
  expect(playout(t, a, kindFirst, 500)).toBe(500);
  playout(t, b, kindFirst, 300);
  playout(t, b, kindFirst, 200);
  expect(sameState(a, b)).toBe(true);
});

test('a look ahead on a copy leaves the game as it was', () => {
  const t = compile(realGame, { players: 3 });
  const s = newGame(t, 2);
  const before = copyState(s);
  playout(t, copyState(s), kindFirst, 1000);
  expect(sameState(s, before)).toBe(true);
  expect(botIndex(copyState(s), decider(s), 10)).toBe(botIndex(copyState(before), decider(s), 10));
});

test('kind first goes on where what is left of the turn pays for nothing', () => {
  const t = compile(realGame, { players: 3, numbers: { actionCost: 2, carefulCost: 3, actionsPerTurn: 3 } });
  const s = newGame(t, 6);
  expect(playout(t, s, kindFirst, 500)).toBeGreaterThan(100);
});
