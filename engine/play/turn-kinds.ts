// What may be done in one's turn, asked for one kind of action at a time: for samplers that need no whole list.
import { ACTIVE } from '../tables/layout.ts';
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
import { kindsOf, mayMeet } from '../state/kinds.ts';
import type { Tables } from '../tables/tables.ts';

/** Kinds of action that cost actions; a power of two, so that bits of chance name one. Two numbers are free. */
export const SPENDING_KINDS = 16;

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
