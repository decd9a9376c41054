// The choices inside effects: whom, where, which card, which tool; and looking at a hand.
import { DEPTH, HAND, HAND_SIZE, LOC } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import {
  AIMED,
  DECIDER,
  EFFECT,
  KIND,
  LOOKED_AT,
  LOOKING,
  REMAINING,
  STEP,
  popFrame,
  topFrame,
} from '../state/stack.ts';
import { addToHand, seatAt } from '../state/cards.ts';
import { AIM, DONE, SEND, TAKE, WALK } from '../tables/codes.ts';
import { ANY } from '../tables/compile-effects.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell } from '../tables/tell.ts';
import { layTool, offerTools } from './dig.ts';
import { placeInmate } from './move.ts';
import { canAim, doing, runEffects } from './effects.ts';
import type { Asks } from './effect-kinds.ts';

const PLAY_RULE = ruleCode('card.play');

/** What the effect that waits for a choice asks for; nothing if none does. */
function asked(t: Tables, s: State): Asks {
  if (s[DEPTH] === 0) return 'nothing';
  const f = topFrame(s);
  const step = s[f + STEP];
  return s[f + KIND] === EFFECT && step < t.effects.kind.length ? doing(t, step).asks : 'nothing';
}

const when = (test: boolean): Why => (test ? ALLOWED : PLAY_RULE);

export function forbidsAim(t: Tables, s: State, seat: number): Why {
  if (asked(t, s) !== 'seat') return PLAY_RULE;
  const f = topFrame(s);
  return when(s[f + AIMED] === 0 && canAim(t, s, f, seat));
}

/** It happens to the seat chosen (effect.beat, effect.steal, effect.look, effect.move-other), or is asked on: where to. */
export function aim(t: Tables, s: State, seat: number): void {
  const f = topFrame(s);
  const owner = s[f + DECIDER];
  const step = s[f + STEP];
  const a = t.effects.a[step];
  if (a === ANY) {
    s[f + AIMED] = seat + 1;
    return;
  }
  s[f + REMAINING] = 0;
  if (doing(t, step).strike(t, s, owner, seat, a)) runEffects(t, s);
}

export function endLook(t: Tables, s: State): void {
  popFrame(s);
  runEffects(t, s);
}

export function forbidsWalk(t: Tables, s: State, location: number): Why {
  return when(asked(t, s) === 'place' && s[seatAt(t, s[topFrame(s) + DECIDER]) + LOC] !== location);
}

export function walk(t: Tables, s: State, location: number): void {
  const f = topFrame(s);
  s[f + REMAINING] = 0;
  placeInmate(t, s, s[f + DECIDER], location);
  runEffects(t, s);
}

export function forbidsSend(t: Tables, s: State, location: number): Why {
  if (asked(t, s) !== 'seat') return PLAY_RULE;
  const aimed = s[topFrame(s) + AIMED];
  return when(aimed > 0 && s[seatAt(t, aimed - 1) + LOC] !== location);
}

export function send(t: Tables, s: State, location: number): void {
  const f = topFrame(s);
  s[f + REMAINING] = 0;
  placeInmate(t, s, s[f + AIMED] - 1, location);
  runEffects(t, s);
}

export function forbidsTake(t: Tables, s: State, card: number): Why {
  return when(asked(t, s) === 'discard' && s[t.layout.discardAt + card] > 0);
}

/** One card of the discard; more may follow (effect.draw-discard). */
export function take(t: Tables, s: State, card: number): void {
  const f = topFrame(s);
  s[f + REMAINING]--;
  s[t.layout.discardAt + card]--;
  addToHand(t, s, s[f + DECIDER], card);
  tell(t, 'took', s[f + DECIDER], -1, card, 1);
  runEffects(t, s);
}

/** Digging by an effect: any tool in hand, wherever one is (effect.dig-anywhere). */
export function forbidsEffectDig(t: Tables, s: State, tool: number): Why {
  return when(asked(t, s) === 'tool' && s[seatAt(t, s[topFrame(s) + DECIDER]) + HAND + t.tools[tool]] > 0);
}

export function digByEffect(t: Tables, s: State, tool: number): void {
  const f = topFrame(s);
  s[f + REMAINING]--;
  layTool(t, s, s[f + DECIDER], tool);
  runEffects(t, s);
}

export const digsByEffect = (t: Tables, s: State): boolean => asked(t, s) === 'tool';

/** Digs no (more) tools by this effect. */
export function endDigging(t: Tables, s: State): void {
  s[topFrame(s) + REMAINING] = 0;
  runEffects(t, s);
}

function offerPlaces(t: Tables, here: number, base: number, out: Int32Array): number {
  let n = 0;
  for (let location = 0; location < t.locations; location++) if (location !== here) out[n++] = base + location;
  return n;
}

/** What the open effect asks for. */
export function offerChoices(t: Tables, s: State, out: Int32Array): number {
  const f = topFrame(s);
  const { base } = t.actions;
  const owner = s[f + DECIDER];
  let n = 0;
  switch (asked(t, s)) {
    case 'nothing':
      return n;
    case 'place':
      return offerPlaces(t, s[seatAt(t, owner) + LOC], base[WALK], out);
    case 'tool':
      out[0] = base[DONE];
      return offerTools(t, s, owner, out, 1);
    case 'discard':
      for (let card = 0; card < t.cards; card++) if (s[t.layout.discardAt + card] > 0) out[n++] = base[TAKE] + card;
      return n;
    case 'seat':
      if (s[f + AIMED] > 0) return offerPlaces(t, s[seatAt(t, s[f + AIMED] - 1) + LOC], base[SEND], out);
      for (let seat = 0; seat < t.seats; seat++) if (canAim(t, s, f, seat)) out[n++] = base[AIM] + seat;
      return n;
  }
}

/** After somebody left or was moved by hand: forgets an aim that is gone, and goes on where nothing is left to choose. */
export function settleEffects(t: Tables, s: State): void {
  const f = topFrame(s);
  if (s[f + KIND] === LOOKING) {
    if (s[seatAt(t, s[f + LOOKED_AT]) + HAND_SIZE] === 0) endLook(t, s);
    return;
  }
  const aimed = s[f + AIMED];
  if (aimed > 0 && !canAim(t, s, f, aimed - 1)) s[f + AIMED] = 0;
  runEffects(t, s);
}
