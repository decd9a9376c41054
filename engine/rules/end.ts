// The end: the target reached, nothing left to dig, or nobody else left (turn.win, turn.stalemate).
import { BEATINGS, CIGARETTES, DEPTH, LEFT, OVER, POINTS, TOOLS_LEFT, WINNERS } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { EFFECT, KIND, SOURCE, popFrame, topFrame } from '../state/stack.ts';
import { putAway, seatAt } from '../state/cards.ts';
import { LAST, STALEMATE, WON } from '../tables/codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell } from '../tables/tell.ts';

/** Tunnel points that count for a seat: its own, or its whole team's (team.dig). */
export function pointsFor(t: Tables, s: State, seat: number): number {
  if (t.teams === 0) return s[seatAt(t, seat) + POINTS];
  return sideSum(t, s, t.teamOf[seat], POINTS);
}

/** Sum of a seat field over a team; those who left still count for what they dug. */
export function sideSum(t: Tables, s: State, team: number, field: number): number {
  let sum = 0;
  for (let seat = 0; seat < t.seats; seat++) if (t.teamOf[seat] === team) sum += s[seatAt(t, seat) + field];
  return sum;
}

/** Closes every open decision; a card being played goes where it would have gone. */
export function closeAll(t: Tables, s: State): void {
  while (s[DEPTH] > 0) {
    const f = topFrame(s);
    const source = s[f + KIND] === EFFECT ? s[f + SOURCE] : t.cards;
    popFrame(s);
    if (source < t.cards) putAway(t, s, source);
  }
}

function finish(t: Tables, s: State, reason: number, winners: number): void {
  closeAll(t, s);
  s[OVER] = reason;
  s[WINNERS] = winners;
  tell(t, 'over', -1, -1, -1, reason);
}

/** Bit per seat still in the game on the side of `seat`. */
function sideOf(t: Tables, s: State, seat: number): number {
  if (t.teams === 0) return 1 << seat;
  let set = 0;
  for (let other = 0; other < t.seats; other++) {
    if (t.teamOf[other] === t.teamOf[seat] && s[seatAt(t, other) + LEFT] === 0) set |= 1 << other;
  }
  return set;
}

/** Ends the game at once if `seat` (or its team) has reached the target (turn.win), or if nothing is left to dig (turn.stalemate). */
export function checkEnd(t: Tables, s: State, seat: number): void {
  if (pointsFor(t, s, seat) >= t.target) finish(t, s, WON, sideOf(t, s, seat));
  else checkStalemate(t, s);
}

/** When every tool is dug: most points, then fewer beatings, then more cigarettes, then shared (turn.stalemate). */
export function checkStalemate(t: Tables, s: State): void {
  if (s[TOOLS_LEFT] > 0) return;
  let best = 0;
  let winners = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    if (s[seatAt(t, seat) + LEFT] !== 0) continue;
    const score = winners === 0 ? 1 : compareSides(t, s, seat, best);
    if (score > 0) {
      best = seat;
      winners = 1 << seat;
    } else if (score === 0) winners |= 1 << seat;
  }
  finish(t, s, STALEMATE, winners);
}

const fieldOf = (t: Tables, s: State, seat: number, field: number): number =>
  t.teams === 0 ? s[seatAt(t, seat) + field] : sideSum(t, s, t.teamOf[seat], field);

/** Positive if `a` stands better than `b`, 0 if equal. */
function compareSides(t: Tables, s: State, a: number, b: number): number {
  const points = fieldOf(t, s, a, POINTS) - fieldOf(t, s, b, POINTS);
  if (points !== 0) return points;
  const beatings = fieldOf(t, s, b, BEATINGS) - fieldOf(t, s, a, BEATINGS);
  if (beatings !== 0) return beatings;
  return fieldOf(t, s, a, CIGARETTES) - fieldOf(t, s, b, CIGARETTES);
}

/** Ends the game if only one side is still there; true if it is over. */
export function checkLast(t: Tables, s: State): boolean {
  let side = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    if (s[seatAt(t, seat) + LEFT] !== 0 || ((side >> seat) & 1) === 1) continue;
    if (side !== 0) return false;
    side = sideOf(t, s, seat);
  }
  finish(t, s, LAST, side);
  return true;
}
