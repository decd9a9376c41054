// Searching: as many cards as the location's search value, and the gang's bonus.
import { ACTIVE, GANG, HAND_SIZE, LOC } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { drawSearchCards, seatAt } from '../state/cards.ts';
import { SEARCH } from '../tables/codes.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { forbidsAction, spendAction } from './turn.ts';

const ROOM_RULE = ruleCode('search.room');

/** Possible even if nothing is left to draw (search.empty), but only with room in the hand for the location's search value. */
export function forbidsSearch(t: Tables, s: State): Why {
  const cost = forbidsAction(t, s);
  if (cost !== ALLOWED) return cost;
  const at = seatAt(t, s[ACTIVE]);
  return s[at + HAND_SIZE] + t.search[s[at + LOC]] <= t.n.handLimit ? ALLOWED : ROOM_RULE;
}

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
