// Who is asked for a weapon, in extortions and against the figure: the one concerned, then team mates here in seat order (team.help).
import { HAND, LOC } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { BY, DECIDER, OUT, SIDE, TARGET } from '../state/stack.ts';
import { discardFromHand, seatAt } from '../state/cards.ts';
import { FIGHT_WITH } from '../tables/codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell } from '../tables/tell.ts';

/** The seat to ask next for the side that is due, −1 if all of it is out; who has declined once is not asked again. */
export function nextAsked(t: Tables, s: State, f: number): number {
  const target = s[f + TARGET];
  const concerned = s[f + SIDE] === 0 ? target : s[f + BY];
  const out = s[f + OUT];
  if (((out >> concerned) & 1) === 0) return concerned;
  if (t.teams === 0) return -1;
  const here = s[seatAt(t, concerned) + LOC];
  for (let step = 1; step < t.seats; step++) {
    const seat = (target + step) % t.seats;
    if (
      seat !== concerned &&
      t.teamOf[seat] === t.teamOf[concerned] &&
      s[seatAt(t, seat) + LOC] === here &&
      ((out >> seat) & 1) === 0
    )
      return seat;
  }
  return -1;
}

/** A weapon out of the decider's hand, spent at once (extort.spent). Returns its strength. */
export function spendWeapon(t: Tables, s: State, seat: number, card: number): number {
  discardFromHand(t, s, seat, card);
  tell(t, 'weapon', seat, -1, card, 1);
  return t.weapon[card];
}

/** Codes for every kind of weapon in the decider's hand. */
export function offerWeapons(t: Tables, s: State, f: number, out: Int32Array, from: number): number {
  let n = from;
  const hand = seatAt(t, s[f + DECIDER]) + HAND;
  const base = t.actions.base[FIGHT_WITH];
  for (let i = 0; i < t.weapons.length; i++) if (s[hand + t.weapons[i]] > 0) out[n++] = base + i;
  return n;
}
