// How a seat stands, in tunnel points: what is dug, what is in hand, what it is about to do; and each side's chance by that.
import { outcomeOf, reading, winnersOf } from '../../engine/index.ts';
import type { State } from '../../engine/index.ts';
import { healWorth } from './beatings.ts';
import { joinWorth } from './gang-worth.ts';
import { weighHand } from './hand-worth.ts';
import { isFriend, look } from './mind.ts';
import type { Mind } from './mind.ts';
import { worthHere } from './plan.ts';
import { planFrom } from './think.ts';

const { GANG, HAND, LEFT, LOC, POINTS, seatAt } = reading;

/** A lead of this share of the target, and of what the best side still misses, makes winning e times as likely. */
const EDGE = 0.1;
const EDGE_LATER = 0.12;

/** What a seat has beside its points. */
function holdings(m: Mind, s: State): number {
  look(m, s);
  weighHand(m);
  planFrom(m, s);
  const { t } = m;
  let worth = m.cigarettes * m.cigarette - healWorth(m, t.n.maxBeatings);
  for (let card = 0; card < t.cards; card++) worth += s[m.me + HAND + card] * m.keep[card];
  if (s[m.me + GANG] > 0) worth += joinWorth(m, s[m.me + GANG] - 1);
  return worth + worthHere(m, s[m.me + LOC], m.w.horizon);
}

/** Chance to win, from 0 to 1, of the side of `seat`; `minds` by seat. The state is read openly: deal it first. */
export function chanceOf(minds: readonly Mind[], s: State, seat: number): number {
  const { t } = minds[seat];
  if (outcomeOf(s) !== undefined) {
    let winners = 0;
    for (let bits = winnersOf(s); bits !== 0; bits &= bits - 1) winners++;
    return ((winnersOf(s) >> seat) & 1) === 0 ? 0 : t.teams > 0 ? 1 : 1 / winners;
  }
  const sides = new Float64Array(t.teams > 0 ? t.teams : t.seats).fill(-Infinity);
  const { point, target } = minds[seat].facts;
  let least = target;
  for (const m of minds) {
    const at = seatAt(t, m.seat);
    if (s[at + LEFT] !== 0) continue;
    const side = t.teams > 0 ? t.teamOf[m.seat] : m.seat;
    if (sides[side] === -Infinity) sides[side] = 0;
    sides[side] += s[at + POINTS] / point + holdings(m, s);
    least = Math.min(least, m.missing);
  }
  const edge = EDGE * target + EDGE_LATER * Math.max(1, least);
  let [all, own] = [0, 0];
  const most = Math.max(...sides);
  for (let side = 0; side < sides.length; side++) {
    const share = Math.exp((sides[side] - most) / edge);
    all += share;
    if (isFriend(t, seat, t.teams > 0 ? firstOf(t.teamOf, side) : side)) own = share;
  }
  return own / all;
}

const firstOf = (teamOf: Int32Array, team: number): number => teamOf.indexOf(team);
