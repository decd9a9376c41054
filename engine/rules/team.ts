// Team variant: swapping cards with a willing team mate here. Sides, own blocks, help and peace stand where they matter.
import { ACTIVE, DEPTH, HAND, LEFT, LOC } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { ASKER, DECIDER, KIND, MATE, PHASE, SWAPPING, popFrame, pushFrame, topFrame } from '../state/stack.ts';
import { addToHand, offerHand, seatAt, takeFromHand } from '../state/cards.ts';
import { ACCEPT, DONE, GIVE, REFUSE, SWAP } from '../tables/codes.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell, tellTo } from '../tables/tell.ts';
import { forbidsAction, spendAction } from './turn.ts';

const SIDES_RULE = ruleCode('team.sides');
const SWAP_RULE = ruleCode('team.swap');

/** The mate has been asked; the asker gives; the mate gives. */
export const ASKED = 0;
export const ASKER_GIVES = 1;
export const MATE_GIVES = 2;

export function forbidsSwap(t: Tables, s: State, mate: number): Why {
  if (t.teams === 0) return SIDES_RULE;
  const cost = forbidsAction(t, s);
  if (cost !== ALLOWED) return cost;
  const seat = s[ACTIVE];
  const at = seatAt(t, mate);
  const near =
    mate !== seat &&
    s[at + LEFT] === 0 &&
    t.teamOf[mate] === t.teamOf[seat] &&
    s[at + LOC] === s[seatAt(t, seat) + LOC];
  return near ? ALLOWED : SWAP_RULE;
}

/** Asking costs the action, whatever the answer: so nobody can ask for ever. */
export function askSwap(t: Tables, s: State, mate: number): void {
  const seat = s[ACTIVE];
  spendAction(t, s);
  const f = pushFrame(s, SWAPPING, mate);
  s[f + ASKER] = seat;
  s[f + MATE] = mate;
  tell(t, 'swap-asked', seat, mate, -1, 1);
}

/** The phase of an open swap, −1 without. */
export function swapPhase(s: State): number {
  if (s[DEPTH] === 0) return -1;
  const f = topFrame(s);
  return s[f + KIND] === SWAPPING ? s[f + PHASE] : -1;
}

export const forbidsAnswer = (s: State): Why => (swapPhase(s) === ASKED ? ALLOWED : SWAP_RULE);

export function acceptSwap(t: Tables, s: State): void {
  const f = topFrame(s);
  tell(t, 'swap-accepted', s[f + MATE], s[f + ASKER], -1, 1);
  s[f + PHASE] = ASKER_GIVES;
  s[f + DECIDER] = s[f + ASKER];
}

export function refuseSwap(t: Tables, s: State): void {
  const f = topFrame(s);
  tell(t, 'swap-refused', s[f + MATE], s[f + ASKER], -1, 1);
  popFrame(s);
}

export function forbidsGive(t: Tables, s: State, card: number): Why {
  if (swapPhase(s) < ASKER_GIVES) return SWAP_RULE;
  return s[seatAt(t, s[topFrame(s) + DECIDER]) + HAND + card] > 0 ? ALLOWED : SWAP_RULE;
}

/** One card across; only the two see which. Every gift makes the giver's hand smaller, so a swap always ends. */
export function give(t: Tables, s: State, card: number): void {
  const f = topFrame(s);
  const from = s[f + DECIDER];
  const to = from === s[f + ASKER] ? s[f + MATE] : s[f + ASKER];
  takeFromHand(t, s, from, card);
  addToHand(t, s, to, card);
  tellTo(t, (1 << from) | (1 << to), 'gave', from, to, card, 1);
}

/** First the asker is done giving, then the mate. */
export function endGiving(s: State): void {
  const f = topFrame(s);
  if (s[f + PHASE] === MATE_GIVES) return popFrame(s);
  s[f + PHASE] = MATE_GIVES;
  s[f + DECIDER] = s[f + MATE];
}

export function offerSwaps(t: Tables, s: State, out: Int32Array, from: number): number {
  let n = from;
  if (t.teams === 0) return n;
  for (let mate = 0; mate < t.seats; mate++)
    if (forbidsSwap(t, s, mate) === ALLOWED) out[n++] = t.actions.base[SWAP] + mate;
  return n;
}

export function offerSwapSteps(t: Tables, s: State, out: Int32Array): number {
  const { base } = t.actions;
  if (swapPhase(s) === ASKED) {
    out[0] = base[ACCEPT];
    out[1] = base[REFUSE];
    return 2;
  }
  out[0] = base[DONE];
  return offerHand(t, s, s[topFrame(s) + DECIDER], base[GIVE], out, 1);
}
