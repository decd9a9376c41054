// One game by chance, heard and seen: what was told is held against what is there after every step.
import { actionId } from '../play/action-names.ts';
import { decider } from '../play/decider.ts';
import { listActions } from '../play/legal-actions.ts';
import { applyRecorded, leaveRecorded, newGameRecorded } from '../play/record.ts';
import { cardInPlay } from '../state/check-frames.ts';
import type { Tables } from '../tables/tables.ts';
import { beforeTheDeal, foldEvents, seenIn } from './fold-events.ts';
import type { Heard } from './fold-events.ts';
import { chooser } from './random-play.ts';

export interface Along {
  readonly steps: number;
  /** The first step after which the two differ. */
  readonly differs: { readonly after: string; readonly heard: Heard; readonly seen: Heard } | undefined;
}

/** Plays at most so many steps; now and then whoever decides leaves instead. */
export function foldAlong(t: Tables, seed: number, most: number): Along {
  const choose = chooser(seed);
  const start = newGameRecorded(t, seed);
  if (!start.ok) throw new Error('no game');
  let s = start.value.state;
  let { events } = start.value;
  let after = 'the deal';
  const heard = beforeTheDeal(t);
  for (let steps = 0; ; steps++) {
    foldEvents(t, heard, events, cardInPlay(t, s));
    const seen = seenIn(t, s);
    if (JSON.stringify(heard) !== JSON.stringify(seen)) return { steps, differs: { after, heard, seen } };
    const legal = listActions(t, s);
    if (legal.length === 0 || steps === most) return { steps, differs: undefined };
    const code = legal[choose(legal.length)] ?? -1;
    const leaves = choose(150) === 0;
    after = leaves ? 'leaving' : actionId(t, code);
    const done = leaves ? leaveRecorded(t, s, decider(s)) : applyRecorded(t, s, code);
    if (!done.ok) throw new Error(done.refusal.message);
    s = done.value.state;
    ({ events } = done.value);
  }
}
