// How a game stands, read off a state without building a view.
import { END_REASONS } from '../api/view.ts';
import type { EndReason } from '../api/view.ts';
import { pointsFor } from '../rules/end.ts';
import { requireSeat } from '../tables/check-call.ts';
import { OVER, WINNERS } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import type { Tables } from '../tables/tables.ts';

/** Why the game is over; undefined while it runs. */
export const outcomeOf = (s: State): EndReason | undefined => END_REASONS[s[OVER] - 1];

/** Tunnel points that count for a seat: its own, or its team's together (turn.win, team.dig); no such seat is a RangeError NO_SUCH_SEAT. */
export function pointsOf(t: Tables, s: State, seat: number): number {
  requireSeat(t, seat);
  return pointsFor(t, s, seat);
}

/** A bit per winning seat; 0 while the game runs and where nobody wins. Winners share the win evenly. */
export const winnersOf = (s: State): number => s[WINNERS];
