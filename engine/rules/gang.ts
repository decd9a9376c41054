// Gangs: accessories for a membership that lasts to the end. What each bonus does (gang.bonus) stands in tables/compile-powers.ts.
import { ACTIVE, GANG, HAND } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { discardFromHand, seatAt } from '../state/cards.ts';
import { JOIN } from '../tables/codes.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell } from '../tables/tell.ts';
import { forbidsAction, spendAction } from './turn.ts';

const JOIN_RULE = ruleCode('gang.join');
const ONE_RULE = ruleCode('gang.one');

/** One gang per inmate, a card on its pile, its accessories in hand. */
export function forbidsJoin(t: Tables, s: State, gang: number): Why {
  const cost = forbidsAction(t, s);
  if (cost !== ALLOWED) return cost;
  const at = seatAt(t, s[ACTIVE]);
  if (s[at + GANG] !== 0 || s[t.layout.gangPilesAt + gang] <= 0) return ONE_RULE;
  return holdsAccessories(t, s, at + HAND, gang) ? ALLOWED : JOIN_RULE;
}

function holdsAccessories(t: Tables, s: State, hand: number, gang: number): boolean {
  const needs = t.joinNeeds;
  const end = t.joinEnd[gang];
  for (let i = t.joinStart[gang]; i < end; i += 2) if (s[hand + needs[i]] < needs[i + 1]) return false;
  return true;
}

export function join(t: Tables, s: State, gang: number): void {
  const seat = s[ACTIVE];
  spendAction(t, s);
  const needs = t.joinNeeds;
  for (let i = t.joinStart[gang]; i < t.joinEnd[gang]; i += 2) {
    for (let count = needs[i + 1]; count > 0; count--) {
      discardFromHand(t, s, seat, needs[i]);
      tell(t, 'discarded', seat, -1, needs[i], 1);
    }
  }
  s[t.layout.gangPilesAt + gang]--;
  s[seatAt(t, seat) + GANG] = gang + 1;
  tell(t, 'joined', seat, -1, gang, 1);
}

export function offerJoins(t: Tables, s: State, out: Int32Array, from: number): number {
  let n = from;
  const at = seatAt(t, s[ACTIVE]);
  if (s[at + GANG] !== 0 || forbidsAction(t, s) !== ALLOWED) return n;
  const base = t.actions.base[JOIN];
  const piles = t.layout.gangPilesAt;
  for (let gang = 0; gang < t.gangs; gang++)
    if (s[piles + gang] > 0 && holdsAccessories(t, s, at + HAND, gang)) out[n++] = base + gang;
  return n;
}
