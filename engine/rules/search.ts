// Searching: as many cards as the location's search value, and the gang's bonus.
import { ACTIVE, GANG, LOC } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { drawSearchCards, seatAt } from '../state/cards.ts';
import { SEARCH } from '../tables/codes.ts';
import { ALLOWED } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { forbidsAction, spendAction } from './turn.ts';

/** Always possible for an action, even if nothing is left to draw (search.empty). */
export const forbidsSearch = (t: Tables, s: State): Why => forbidsAction(t, s);

/** Draws what the location holds (search.draw), more with the gang's bonus (power.search-bonus). */
export function search(t: Tables, s: State): void {
  const seat = s[ACTIVE];
  spendAction(t, s);
  const at = seatAt(t, seat);
  drawSearchCards(t, s, seat, t.search[s[at + LOC]] + t.powers.searchBonus[s[at + GANG]]);
}

export function offerSearch(t: Tables, s: State, out: Int32Array, n: number): number {
  if (forbidsSearch(t, s) !== ALLOWED) return n;
  out[n] = t.actions.base[SEARCH];
  return n + 1;
}
