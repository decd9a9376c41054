// Runs the effects of a card or background in order, stopping wherever its player has to choose (card.play).
import { DEPTH, LEFT, LOC, OVER } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import {
  AIMED,
  DECIDER,
  EFFECT,
  KIND,
  REMAINING,
  SOURCE,
  STEP,
  popFrame,
  pushFrame,
  topFrame,
} from '../state/stack.ts';
import { putAway, seatAt, tellMissing } from '../state/cards.ts';
import type { Tables } from '../tables/tables.ts';
import { DOING_BY_CODE } from './effect-kinds.ts';
import type { EffectDoing } from './effect-kinds.ts';

/** Begins the effects of `source` (a card kind, or a background; see tables.EffectTable) for `seat`. */
export function beginEffects(t: Tables, s: State, seat: number, source: number): void {
  const f = pushFrame(s, EFFECT, seat);
  s[f + SOURCE] = source;
  enterStep(t, s, f, t.effects.start[source]);
  runEffects(t, s);
}

/** What the effect at a place of the table does. */
export const doing = (t: Tables, step: number): EffectDoing => DOING_BY_CODE[t.effects.kind[step]];

function enterStep(t: Tables, s: State, f: number, step: number): void {
  s[f + STEP] = step;
  s[f + REMAINING] = step < t.effects.end[s[f + SOURCE]] ? repeatsOf(t, step) : 0;
  s[f + AIMED] = 0;
}

/** How often a choice of this effect is made: card by card, tool by tool; an aim or a way only once. */
function repeatsOf(t: Tables, step: number): number {
  const { asks } = doing(t, step);
  return asks === 'discard' || asks === 'tool' ? t.effects.a[step] : 1;
}

/** Goes on until a choice is due or the list is done; a played card is then put away. */
export function runEffects(t: Tables, s: State): void {
  while (s[OVER] === 0 && s[DEPTH] > 0) {
    const f = topFrame(s);
    if (s[f + KIND] !== EFFECT) return;
    const source = s[f + SOURCE];
    const step = s[f + STEP];
    if (step >= t.effects.end[source]) {
      popFrame(s);
      if (source < t.cards) putAway(t, s, source);
      return;
    }
    if (waits(t, s, f)) return;
    if (s[f + REMAINING] > 0 && !doing(t, step).perform(t, s, s[f + DECIDER], t.effects.a[step])) {
      const asked = repeatsOf(t, step);
      tellMissing(t, s[f + DECIDER], asked - s[f + REMAINING], asked);
    }
    enterStep(t, s, f, step + 1);
  }
}

/** May the effect of frame `f` be aimed at `seat`: within reach, and would it do something? */
export function canAim(t: Tables, s: State, f: number, seat: number): boolean {
  const owner = s[f + DECIDER];
  const step = s[f + STEP];
  const at = seatAt(t, seat);
  if (seat === owner || s[at + LEFT] !== 0) return false;
  if (t.effects.anywhere[step] === 0 && s[at + LOC] !== s[seatAt(t, owner) + LOC]) return false;
  return doing(t, step).touches(t, s, seat, t.effects.a[step]);
}

function anyAim(t: Tables, s: State, f: number): boolean {
  for (let seat = 0; seat < t.seats; seat++) if (canAim(t, s, f, seat)) return true;
  return false;
}

/** Is a choice due for the effect of frame `f`? Asked anew whenever the table has changed. */
export function waits(t: Tables, s: State, f: number): boolean {
  if (s[f + REMAINING] <= 0) return false;
  const step = s[f + STEP];
  const { asks, waits: due } = doing(t, step);
  if (asks === 'seat' && s[f + AIMED] === 0 && !anyAim(t, s, f)) return false;
  return due(t, s, s[f + DECIDER], t.effects.a[step]);
}
