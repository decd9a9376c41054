// Memory: never more certain than the truth, and certain of what was shown.
import { describe, expect, test } from 'vitest';
import { applyRecorded, newGameRecorded } from '../play/record.ts';
import { decider } from '../play/decider.ts';
import { seatAt } from '../state/cards.ts';
import { compile } from '../tables/compile.ts';
import { HAND } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { realGame } from '../testing/real-game.ts';
import { checkState } from '../state/check-state.ts';
import { copyState } from '../state/state.ts';
import { determinize } from './determinize.ts';
import { makeMemory, remember } from './memory.ts';
import { kindFirst } from './playout.ts';

describe.each(EVERY_MODE.map((options) => [modeName(options), compile(realGame, options)] as const))('%s', (_, t) => {
  test('what is remembered is there, for every viewer after every step', () => {
    const start = newGameRecorded(t, 5);
    if (!start.ok) throw new Error(start.refusal.message);
    let state: State = start.value.state;
    const memories = Array.from({ length: t.seats }, () => makeMemory(t));
    let certain = 0;
    for (let i = 0; i < 600 && decider(state) >= 0; i++) {
      const done = applyRecorded(t, state, kindFirst(t, state.slice()));
      if (!done.ok) throw new Error(done.refusal.message);
      state = done.value.state;
      for (const [viewer, memory] of memories.entries()) {
        remember(t, memory, viewer, done.value.events);
        for (let seat = 0; seat < t.seats; seat++)
          for (let card = 0; seat !== viewer && card < t.cards; card++) {
            const known = memory[seat * t.cards + card];
            certain += known;
            if (known > state[seatAt(t, seat) + HAND + card])
              throw new Error(`seat ${viewer} is sure of ${t.game.cards[card].id} in hand ${seat}, wrongly`);
          }
      }
      if (i % 50 !== 0) continue;
      const dealt = copyState(state);
      determinize(t, dealt, i % t.seats, i, memories[i % t.seats]);
      expect(checkState(t, dealt)).toEqual([]);
    }
    expect(certain).toBeGreaterThan(0);
  });
});
