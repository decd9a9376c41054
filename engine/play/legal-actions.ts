// The only list of what can be done: buttons, bots, checks and fuzzers all read it.
import { ACTIONS, ACTIVE, DEPTH, LOC, OVER } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import {
  CRAFT_BONUS,
  EFFECT,
  FIGHT,
  HAND_LIMIT,
  KIND,
  LOOKING,
  MICHEL_FIGHT,
  MICHEL_PLACE,
  MICHEL_TARGET,
  ROLL_CHOICE,
  SELLING,
  SWAPPING,
  topFrame,
} from '../state/stack.ts';
import { seatAt } from '../state/cards.ts';
import { holdsAny, kindsOf, mayMeet } from '../state/kinds.ts';
import { CAN_BUY, CAN_DIG, CAN_HEAL, CAN_SELL, CAN_STEAL_SPOON, DONE } from '../tables/codes.ts';
import type { Tables } from '../tables/tables.ts';
import { offerChoices } from '../rules/effect-choices.ts';
import { offerReveals } from '../rules/background.ts';
import { offerPlays } from '../rules/card.ts';
import { offerBonus, offerCrafts } from '../rules/craft.ts';
import { offerDigs } from '../rules/dig.ts';
import { offerAnswers, offerExtortions } from '../rules/extort.ts';
import { offerJoins } from '../rules/gang.ts';
import { offerHeal } from '../rules/heal.ts';
import { offerMichelPlaces, offerMichelRoll, offerVictims } from '../rules/michel.ts';
import { offerCareful, offerRoll, offerRollChoice } from '../rules/move.ts';
import { offerSearch } from '../rules/search.ts';
import { offerSpoon } from '../rules/spoon.ts';
import { offerSwapSteps, offerSwaps } from '../rules/team.ts';
import { offerBuys, offerSale, offerSales } from '../rules/trade.ts';
import { offerDiscards, offerEndTurn } from '../rules/turn.ts';

/** Room that is always enough for `out`. */
export const maxActions = (t: Tables): number => t.actions.count;

/**
 * Writes the codes of all legal actions to the front of `out` and returns how many there are; 0 only when the game is
 * over. They belong to the seat `decider` names. No memory is taken.
 */
export function legalActions(t: Tables, s: State, out: Int32Array): number {
  if (s[OVER] !== 0) return 0;
  return s[DEPTH] === 0 ? turnActions(t, s, out) : decisionActions(t, s, out);
}

/** The same as a new array, for those who do not count nanoseconds. */
export function listActions(t: Tables, s: State): number[] {
  const out = new Int32Array(maxActions(t));
  return Array.from(out.subarray(0, legalActions(t, s, out)));
}

function turnActions(t: Tables, s: State, out: Int32Array): number {
  let n = offerEndTurn(t, out, 0);
  n = offerReveals(t, s, out, n);
  // Everything further costs an action.
  if (s[ACTIONS] === 0) return n;
  n = offerRoll(t, s, out, n);
  n = offerCareful(t, s, out, n);
  n = offerSearch(t, s, out, n);
  const seat = s[ACTIVE];
  const at = seatAt(t, seat);
  const kinds = kindsOf(t, seat);
  // Most hands do for no recipe and no gang, which is seen at once.
  if (mayMeet(s, kinds, t.craftDemands)) n = offerCrafts(t, s, out, n);
  if (mayMeet(s, kinds, t.joinDemands)) n = offerJoins(t, s, out, n);
  n = offerPlays(t, s, out, n);
  const can = t.can[s[at + LOC]];
  if (can !== 0) {
    if ((can & CAN_DIG) !== 0) n = offerDigs(t, s, out, n);
    if ((can & CAN_STEAL_SPOON) !== 0) n = offerSpoon(t, s, out, n);
    if ((can & CAN_SELL) !== 0) n = offerSales(t, s, out, n);
    if ((can & CAN_BUY) !== 0) n = offerBuys(t, s, out, n);
    if ((can & CAN_HEAL) !== 0) n = offerHeal(t, s, out, n);
  }
  if (holdsAny(s, kinds, t.weaponSet)) n = offerExtortions(t, s, out, n);
  if (t.michel) n = offerMichelRoll(t, s, out, n);
  return t.teams > 0 ? offerSwaps(t, s, out, n) : n;
}

function decisionActions(t: Tables, s: State, out: Int32Array): number {
  switch (s[topFrame(s) + KIND]) {
    case ROLL_CHOICE:
      return offerRollChoice(t, s, out);
    case CRAFT_BONUS:
      return offerBonus(t, out);
    case SELLING:
      return offerSale(t, s, out);
    case HAND_LIMIT:
      return offerDiscards(t, s, out);
    case EFFECT:
      return offerChoices(t, s, out);
    case LOOKING:
      out[0] = t.actions.base[DONE];
      return 1;
    case FIGHT:
    case MICHEL_FIGHT:
      return offerAnswers(t, s, out);
    case MICHEL_PLACE:
      return offerMichelPlaces(t, s, out);
    case MICHEL_TARGET:
      return offerVictims(t, s, out);
    case SWAPPING:
      return offerSwapSteps(t, s, out);
    default:
      return 0;
  }
}
