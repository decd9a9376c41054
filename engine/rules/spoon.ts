// Stealing a spoon in the cafeteria.
import { ACTIVE, LOC } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { seatAt, takeFromPile, tellMissing } from '../state/cards.ts';
import { CAN_STEAL_SPOON, STEAL_SPOON } from '../tables/codes.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell } from '../tables/tell.ts';
import { forbidsAction, spendAction } from './turn.ts';

const RULE = ruleCode('spoon.steal');

/** In the right place, and while there is one. */
export function forbidsSpoon(t: Tables, s: State): Why {
  const cost = forbidsAction(t, s);
  if (cost !== ALLOWED) return cost;
  const here = s[seatAt(t, s[ACTIVE]) + LOC];
  return (t.can[here] & CAN_STEAL_SPOON) !== 0 && s[t.layout.pilesAt + t.spoon] > 0 ? ALLOWED : RULE;
}

/** Takes the spoons one theft is worth, as far as they last. */
export function stealSpoon(t: Tables, s: State): void {
  spendAction(t, s);
  for (let i = 0; i < t.n.spoonsStolen; i++) {
    if (!takeFromPile(t, s, s[ACTIVE], t.spoon)) return tellMissing(t, s[ACTIVE], i, t.n.spoonsStolen);
    tell(t, 'took', s[ACTIVE], -1, t.spoon, 1);
  }
}

export function offerSpoon(t: Tables, s: State, out: Int32Array, n: number): number {
  if (forbidsSpoon(t, s) !== ALLOWED) return n;
  out[n] = t.actions.base[STEAL_SPOON];
  return n + 1;
}
