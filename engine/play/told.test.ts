// Told simulation plays as the checked and the recorded one do, and tells the same.
import { describe, expect, test } from 'vitest';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { realGame } from '../testing/real-game.ts';
import { backgroundsOf, isAtTurn } from '../lookahead/glance.ts';
import { sameState } from '../state/state.ts';
import { compile } from '../tables/compile.ts';
import { OVER } from '../tables/layout.ts';
import { kindFirst } from '../lookahead/playout.ts';
import { decisionView } from '../view/decision-view.ts';
import { viewFor } from '../view/view-for.ts';
import { applyRecorded, newGameRecorded } from './record.ts';
import { performTold, setUpTold } from './told.ts';
import type { Recorded } from './record.ts';
import type { Result } from '../api/refusals.ts';

const open = (result: Result<Recorded>): Recorded => {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
};

describe.each(EVERY_MODE.map((options) => [modeName(options), compile(realGame, options)] as const))('%s', (_, t) => {
  test('a told game is the recorded one, event by event', () => {
    const s = new Int32Array(t.layout.size);
    let recorded = open(newGameRecorded(t, 11));
    expect(setUpTold(t, s, 11)).toEqual(recorded.events);
    for (let steps = 0; steps < 100 && s[OVER] === 0; steps++) {
      expect(isAtTurn(s)).toBe(decisionView(t, s).kind === 'turn');
      // The policy draws from the bot's stream, which a copy follows.
      const action = kindFirst(t, s);
      kindFirst(t, recorded.state);
      recorded = open(applyRecorded(t, recorded.state, action));
      expect(performTold(t, s, action)).toEqual(recorded.events);
      expect(sameState(s, recorded.state)).toBe(true);
      expect(t.feed.open).toBe(false);
    }
    for (let seat = 0; seat < t.seats; seat++) {
      const { backgrounds = [], revealed } = viewFor(t, s, seat).seats[seat];
      const ids = backgroundsOf(t, s, seat).map((index) => realGame.backgrounds[index].id);
      expect([...ids].sort()).toEqual([...backgrounds, ...revealed].sort());
    }
  });
});
