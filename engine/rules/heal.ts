// Healing in the infirmary.
import { ACTIVE, BEATINGS, LOC } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { seatAt } from '../state/cards.ts';
import { CAN_HEAL, HEAL } from '../tables/codes.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell } from '../tables/tell.ts';
import { forbidsAction, spendAction } from './turn.ts';

const RULE = ruleCode('heal.one');

/** In the right place, and with something to heal. */
export function forbidsHeal(t: Tables, s: State): Why {
  const cost = forbidsAction(t, s);
  if (cost !== ALLOWED) return cost;
  const at = seatAt(t, s[ACTIVE]);
  return (t.can[s[at + LOC]] & CAN_HEAL) !== 0 && s[at + BEATINGS] > 0 ? ALLOWED : RULE;
}

/** Removes up to `count` beatings of `seat` and returns how many. */
export function removeBeatings(t: Tables, s: State, seat: number, count: number): number {
  const at = seatAt(t, seat) + BEATINGS;
  const healed = Math.min(count, s[at]);
  s[at] -= healed;
  if (healed > 0) tell(t, 'healed', seat, -1, -1, healed);
  return healed;
}

export function heal(t: Tables, s: State): void {
  spendAction(t, s);
  removeBeatings(t, s, s[ACTIVE], t.n.healed);
}

export function offerHeal(t: Tables, s: State, out: Int32Array, n: number): number {
  if (forbidsHeal(t, s) !== ALLOWED) return n;
  out[n] = t.actions.base[HEAL];
  return n + 1;
}
