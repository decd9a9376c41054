// Nothing moves in silence: events folded over a game give exactly the table, in every mode, also where somebody leaves.
import { describe, expect, it } from 'vitest';
import { decider } from '../play/decider.ts';
import { listActions } from '../play/legal-actions.ts';
import { applyRecorded, leaveRecorded, newGameRecorded } from '../play/record.ts';
import { cardInPlay } from '../state/check-frames.ts';
import { actionId } from '../play/action-names.ts';
import { compile } from '../tables/compile.ts';
import type { Tables } from '../tables/tables.ts';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { beforeTheDeal, foldEvents, seenIn } from '../testing/fold-events.ts';
import { chooser } from '../testing/random-play.ts';
import { realGame } from '../testing/real-game.ts';
import { sampleGame } from '../testing/sample-game.ts';

/** Plays one game by chance, and holds what was heard against what is there after every step; the number of steps. */
function listen(t: Tables, seed: number, most: number): number {
  const choose = chooser(seed);
  const start = newGameRecorded(t, seed);
  if (!start.ok) throw new Error('no game');
  let s = start.value.state;
  const heard = beforeTheDeal(t);
  foldEvents(t, heard, start.value.events, -1);
  expect(heard).toEqual(seenIn(t, s));
  for (let steps = 0; steps < most; steps++) {
    const legal = listActions(t, s);
    if (legal.length === 0) return steps;
    const code = legal[choose(legal.length)] ?? -1;
    const leaves = choose(150) === 0;
    const done = leaves ? leaveRecorded(t, s, decider(s)) : applyRecorded(t, s, code);
    if (!done.ok) throw new Error(done.refusal.message);
    s = done.value.state;
    foldEvents(t, heard, done.value.events, cardInPlay(t, s));
    const [told, there] = [JSON.stringify(heard), JSON.stringify(seenIn(t, s))];
    if (told !== there) expect(heard, leaves ? 'leaving' : actionId(t, code)).toEqual(seenIn(t, s));
  }
  return most;
}

describe('what is told is what happens', () => {
  it.each(EVERY_MODE.map((options) => [modeName(options), options] as const))('%s', (_, options) => {
    for (const game of [realGame, sampleGame]) expect(listen(compile(game, options), 11, 250)).toBeGreaterThan(20);
  });
});
