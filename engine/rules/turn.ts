// The turn: two actions, then down to the hand limit, then the next inmate clockwise.
import {
  ACTIONS,
  ACTIVE,
  DEPTH,
  EXTORTIONS,
  HAND,
  HAND_SIZE,
  LEFT,
  MICHEL_MOVES,
  SAFE,
  TURN,
} from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { DECIDER, HAND_LIMIT, KIND, popFrame, pushFrame, topFrame } from '../state/stack.ts';
import { discardFromHand, offerHand, seatAt } from '../state/cards.ts';
import { END_TURN, DISCARD } from '../tables/codes.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell } from '../tables/tell.ts';

const ACTIONS_RULE = ruleCode('turn.actions');
const LIMIT_RULE = ruleCode('turn.hand-limit');

/** Are `cost` actions left (turn.actions)? */
export function forbidsCost(s: State, cost: number): Why {
  return s[ACTIONS] >= cost ? ALLOWED : ACTIONS_RULE;
}

/** May one more thing be done that has no price of its own (turn.anywhere)? All but a careful move. */
export const forbidsAction = (t: Tables, s: State): Why => forbidsCost(s, t.n.actionCost);

/** Pays for it. */
export function spendAction(t: Tables, s: State): void {
  s[ACTIONS] -= t.n.actionCost;
}

/** Gives the turn to `seat`: fresh actions, fresh once-per-turn rights, and its safety ends. */
export function startTurn(t: Tables, s: State, seat: number): void {
  s[ACTIVE] = seat;
  s[TURN]++;
  s[ACTIONS] = t.n.actionsPerTurn;
  s[EXTORTIONS] = 0;
  s[MICHEL_MOVES] = 0;
  s[seatAt(t, seat) + SAFE] = 0;
  tell(t, 'turn-began', seat, -1, -1, s[TURN]);
}

/** The next seat clockwise that is still in the game. */
export function nextSeat(t: Tables, s: State, seat: number): number {
  let next = seat;
  do next = next + 1 === t.seats ? 0 : next + 1;
  while (s[seatAt(t, next) + LEFT] !== 0 && next !== seat);
  return next;
}

/** Ends the turn, by way of the hand limit where it is passed (turn.pass, turn.hand-limit). */
export function endTurn(t: Tables, s: State): void {
  const seat = s[ACTIVE];
  if (s[seatAt(t, seat) + HAND_SIZE] > t.n.handLimit) pushFrame(s, HAND_LIMIT, seat);
  else startTurn(t, s, nextSeat(t, s, seat));
}

export function forbidsDiscard(t: Tables, s: State, card: number): Why {
  if (s[DEPTH] === 0) return LIMIT_RULE;
  const f = topFrame(s);
  return s[f + KIND] === HAND_LIMIT && s[seatAt(t, s[f + DECIDER]) + HAND + card] > 0 ? ALLOWED : LIMIT_RULE;
}

/** One card away; the turn passes on as soon as the hand is small enough. */
export function discardOne(t: Tables, s: State, card: number): void {
  const seat = s[topFrame(s) + DECIDER];
  discardFromHand(t, s, seat, card);
  tell(t, 'discarded', seat, -1, card, 1);
  settleHandLimit(t, s);
}

/** Closes the discarding when it is done. */
export function settleHandLimit(t: Tables, s: State): void {
  const seat = s[topFrame(s) + DECIDER];
  if (s[seatAt(t, seat) + HAND_SIZE] > t.n.handLimit) return;
  popFrame(s);
  startTurn(t, s, nextSeat(t, s, seat));
}

export function offerDiscards(t: Tables, s: State, out: Int32Array): number {
  return offerHand(t, s, s[topFrame(s) + DECIDER], t.actions.base[DISCARD], out, 0);
}

export function offerEndTurn(t: Tables, out: Int32Array, n: number): number {
  out[n] = t.actions.base[END_TURN];
  return n + 1;
}
