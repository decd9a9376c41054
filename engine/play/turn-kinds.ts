// What may be done in one's turn, asked for one kind of action at a time: for samplers that need no whole list.
import { ACTIONS, ACTIVE, LOC } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { offerPlays } from '../rules/card.ts';
import { offerCrafts } from '../rules/craft.ts';
import { offerDigs } from '../rules/dig.ts';
import { offerExtortions } from '../rules/extort.ts';
import { offerJoins } from '../rules/gang.ts';
import { offerHeal } from '../rules/heal.ts';
import { offerMichelRoll } from '../rules/michel.ts';
import { offerCareful, offerRoll } from '../rules/move.ts';
import { offerSearch } from '../rules/search.ts';
import { offerSpoon } from '../rules/spoon.ts';
import { offerSwaps } from '../rules/team.ts';
import { offerBuys, offerSales } from '../rules/trade.ts';
import { seatAt } from '../state/cards.ts';
import { holdsAny, kindsOf, mayMeet } from '../state/kinds.ts';
import type { Tables } from '../tables/tables.ts';

/** Kinds of action that cost actions; a power of two, so that bits of chance name one. Two numbers are free. */
export const SPENDING_KINDS = 16;

// The numbers of kinds below, as bits: rolling and searching can be done everywhere; local actions stand as in `can` of the tables.
const EVERYWHERE = (1 << 0) | (1 << 2);
const CAREFUL_BIT = 1 << 1;
const CRAFT_BIT = 1 << 3;
const JOIN_BIT = 1 << 4;
const PLAY_BIT = 1 << 5;
const FIRST_LOCAL = 6;
const EXTORT_BIT = 1 << 11;
const MICHEL_BIT = 1 << 12;
const SWAP_BIT = 1 << 13;

/**
 * A bit for each kind of action that costs actions and may be open, seen from the place and the hand in turn: "no" is
 * certain, and spares asking `offerSpending`.
 */
export function mayBeOpen(t: Tables, s: State): number {
  const seat = s[ACTIVE];
  const kinds = kindsOf(t, seat);
  let open = EVERYWHERE | (t.can[s[seatAt(t, seat) + LOC]] << FIRST_LOCAL);
  if (s[ACTIONS] >= t.n.carefulCost) open |= CAREFUL_BIT;
  if (mayMeet(s, kinds, t.craftDemands)) open |= CRAFT_BIT;
  if (mayMeet(s, kinds, t.joinDemands)) open |= JOIN_BIT;
  if (holdsAny(s, kinds, t.actionSet)) open |= PLAY_BIT;
  if (holdsAny(s, kinds, t.weaponSet)) open |= EXTORT_BIT;
  if (t.michel) open |= MICHEL_BIT;
  return t.teams > 0 ? open | SWAP_BIT : open;
}

/**
 * Writes the codes of one kind of action that costs actions, a number below SPENDING_KINDS, to the front of `out` and
 * returns how many there are. With `end-turn` and reveals these are `legalActions`, while no decision is open.
 */
export function offerSpending(t: Tables, s: State, kind: number, out: Int32Array): number {
  switch (kind) {
    case 0:
      return offerRoll(t, s, out, 0);
    case 1:
      return offerCareful(t, s, out, 0);
    case 2:
      return offerSearch(t, s, out, 0);
    case 3:
      return mayMeet(s, kindsOf(t, s[ACTIVE]), t.craftDemands) ? offerCrafts(t, s, out, 0) : 0;
    case 4:
      return mayMeet(s, kindsOf(t, s[ACTIVE]), t.joinDemands) ? offerJoins(t, s, out, 0) : 0;
    case 5:
      return offerPlays(t, s, out, 0);
    case 6:
      return offerDigs(t, s, out, 0);
    case 7:
      return offerSpoon(t, s, out, 0);
    case 8:
      return offerSales(t, s, out, 0);
    case 9:
      return offerBuys(t, s, out, 0);
    case 10:
      return offerHeal(t, s, out, 0);
    case 11:
      return offerExtortions(t, s, out, 0);
    case 12:
      return offerMichelRoll(t, s, out, 0);
    case 13:
      return offerSwaps(t, s, out, 0);
    default:
      return 0;
  }
}
