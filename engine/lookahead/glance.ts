// Single facts read off a state without building a view, for whoever counts what happens in many games.
import { seatAt } from '../state/cards.ts';
import { requireSeat } from '../tables/check-call.ts';
import { DEPTH } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import type { Tables } from '../tables/tables.ts';

/** Whether nothing is open but the turn itself, so that what is done next is paid for with actions (turn.anywhere). */
export const isAtTurn = (s: State): boolean => s[DEPTH] === 0;

/** Backgrounds dealt to a seat (setup.hand), by index in `Game.backgrounds`, revealed or not; no such seat is a RangeError NO_SUCH_SEAT. */
export function backgroundsOf(t: Tables, s: State, seat: number): number[] {
  requireSeat(t, seat);
  const held = seatAt(t, seat) + t.layout.heldAt;
  const list: number[] = [];
  for (let i = 0; i < t.n.startBackgrounds; i++) if (s[held + i] !== 0) list.push(Math.abs(s[held + i]) - 1);
  return list;
}
