// Beatings: taken in fights and by cards, never more than the most one can hold.
import { BEATINGS } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { seatAt } from '../state/cards.ts';
import type { Tables } from '../tables/tables.ts';
import { tell } from '../tables/tell.ts';

/** Gives `count` beatings; those past the most change nothing (beating.max). */
export function beat(t: Tables, s: State, seat: number, count: number): void {
  const at = seatAt(t, seat) + BEATINGS;
  const now = Math.min(t.n.maxBeatings, s[at] + count);
  if (now > s[at]) tell(t, 'beaten', seat, -1, -1, now - s[at]);
  else tell(t, 'nothing', seat, -1, -1, 0);
  s[at] = Math.max(s[at], now);
}
