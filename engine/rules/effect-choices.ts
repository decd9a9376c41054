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
  pushFrame,
  topFrame,
} from '../state/stack.ts';
import { addToHand, seatAt, stealCards } from '../state/cards.ts';
import {
  AIM,
  DONE,
  E_BEAT,
  E_DIG_ANYWHERE,
  E_DRAW_DISCARD,
  E_LOOK,
  E_MOVE,
  E_MOVE_OTHER,
  E_STEAL,
  SEND,
  TAKE,
  WALK,
} from '../tables/codes.ts';
import { ANY } from '../tables/compile-effects.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell, tellTo } from '../tables/tell.ts';
import { beat } from './beating.ts';
import { layTool, offerTools } from './dig.ts';
import { placeInmate } from './move.ts';
import { canAim, destination, runEffects } from './effects.ts';

const PLAY_RULE = ruleCode('card.play');

/** Kind of the effect that waits for a choice, −1 if none does. */
function waitingKind(t: Tables, s: State): number {
  if (s[DEPTH] === 0) return -1;
  const f = topFrame(s);
  return s[f + KIND] === EFFECT ? t.effects.kind[s[f + STEP]] : -1;
}

const when = (test: boolean): Why => (test ? ALLOWED : PLAY_RULE);

const aimsAt = (kind: number): boolean =>
  kind === E_BEAT || kind === E_STEAL || kind === E_LOOK || kind === E_MOVE_OTHER;

export function forbidsAim(t: Tables, s: State, seat: number): Why {
  if (!aimsAt(waitingKind(t, s))) return PLAY_RULE;
  const f = topFrame(s);
  return when(s[f + AIMED] === 0 && canAim(t, s, f, seat));
}

/** It happens to the seat chosen (effect.beat, effect.steal, effect.look, effect.move-other), or is asked on: where to. */
export function aim(t: Tables, s: State, seat: number): void {
  const f = topFrame(s);
  const owner = s[f + DECIDER];
  const a = t.effects.a[s[f + STEP]];
  const kind = t.effects.kind[s[f + STEP]];
  if (kind === E_MOVE_OTHER && a === ANY) {
    s[f + AIMED] = seat + 1;
    return;
  }
  s[f + REMAINING] = 0;
  if (kind === E_MOVE_OTHER) placeInmate(t, s, seat, destination(t, seat, a));
  else if (kind === E_BEAT) beat(t, s, seat, a);
  else if (kind === E_STEAL) stealCards(t, s, seat, owner, a);
  else return look(t, s, owner, seat);
  runEffects(t, s);
}

/** Shows a whole hand to one seat, until that seat is done. */
function look(t: Tables, s: State, owner: number, seat: number): void {
  const hand = seatAt(t, seat) + HAND;
  for (let card = 0; card < t.cards; card++) {
    if (s[hand + card] > 0) tellTo(t, 1 << owner, 'looked', owner, seat, card, s[hand + card]);
  }
  s[pushFrame(s, LOOKING, owner) + LOOKED_AT] = seat;
}

export function endLook(t: Tables, s: State): void {
  popFrame(s);
  runEffects(t, s);
}

export function forbidsWalk(t: Tables, s: State, location: number): Why {
  return when(waitingKind(t, s) === E_MOVE && s[seatAt(t, s[topFrame(s) + DECIDER]) + LOC] !== location);
}

export function walk(t: Tables, s: State, location: number): void {
  const f = topFrame(s);
  s[f + REMAINING] = 0;
  placeInmate(t, s, s[f + DECIDER], location);
  runEffects(t, s);
}

export function forbidsSend(t: Tables, s: State, location: number): Why {
  if (waitingKind(t, s) !== E_MOVE_OTHER) return PLAY_RULE;
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
  return when(waitingKind(t, s) === E_DRAW_DISCARD && s[t.layout.discardAt + card] > 0);
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
  return when(
    waitingKind(t, s) === E_DIG_ANYWHERE && s[seatAt(t, s[topFrame(s) + DECIDER]) + HAND + t.tools[tool]] > 0,
  );
}

export function digByEffect(t: Tables, s: State, tool: number): void {
  const f = topFrame(s);
  s[f + REMAINING]--;
  layTool(t, s, s[f + DECIDER], tool);
  runEffects(t, s);
}

export const digsByEffect = (t: Tables, s: State): boolean => waitingKind(t, s) === E_DIG_ANYWHERE;

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
  const kind = waitingKind(t, s);
  let n = 0;
  if (kind === E_MOVE) return offerPlaces(t, s[seatAt(t, owner) + LOC], base[WALK], out);
  if (kind === E_MOVE_OTHER && s[f + AIMED] > 0)
    return offerPlaces(t, s[seatAt(t, s[f + AIMED] - 1) + LOC], base[SEND], out);
  if (kind === E_DIG_ANYWHERE) {
    out[0] = base[DONE];
    return offerTools(t, s, owner, out, 1);
  }
  if (kind === E_DRAW_DISCARD) {
    for (let card = 0; card < t.cards; card++) if (s[t.layout.discardAt + card] > 0) out[n++] = base[TAKE] + card;
    return n;
  }
  for (let seat = 0; seat < t.seats; seat++) if (canAim(t, s, f, seat)) out[n++] = base[AIM] + seat;
  return n;
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
