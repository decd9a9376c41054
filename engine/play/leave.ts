// Leaving for good, at any decision; the others play on (case: a player left and the game hung).
import { ACTIVE, DEPTH, GANG, HAND, HAND_SIZE, LEFT, LOC, NUMBER, OVER, SAFE } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { putAway, seatAt } from '../state/cards.ts';
import { noteKinds } from '../state/kinds.ts';
import { ALLOWED, GAME_OVER, NO_SUCH_SEAT } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { checkLast, closeAll } from '../rules/end.ts';
import { nextSeat, startTurn } from '../rules/turn.ts';
import { settle } from './settle.ts';
import { tell } from '../tables/tell.ts';

/**
 * Takes a seat out of the game, in place: its hand goes to the piles, its gang card back to its pile, what it has dug stays.
 * Returns 0, or why not, and then nothing has changed.
 */
export function leave(t: Tables, s: State, seat: number): Why {
  if (s[OVER] !== 0) return GAME_OVER;
  if (!Number.isInteger(seat) || seat < 0 || seat >= t.seats || s[seatAt(t, seat) + LEFT] !== 0) return NO_SUCH_SEAT;
  const at = seatAt(t, seat);
  s[NUMBER]++;
  for (let card = 0; card < t.cards; card++) {
    for (; s[at + HAND + card] > 0; s[at + HAND + card]--) {
      putAway(t, s, card);
      tell(t, 'discarded', seat, -1, card, 1);
    }
  }
  s[at + HAND_SIZE] = 0;
  noteKinds(t, s, seat);
  if (s[at + GANG] > 0) s[t.layout.gangPilesAt + s[at + GANG] - 1]++;
  s[at + GANG] = 0;
  s[at + SAFE] = 0;
  s[at + LOC] = -1;
  s[at + LEFT] = 1;
  tell(t, 'left', seat, -1, -1, 1);
  if (checkLast(t, s)) return ALLOWED;
  if (s[ACTIVE] === seat) {
    closeAll(t, s);
    startTurn(t, s, nextSeat(t, s, seat));
  } else if (s[DEPTH] > 0) settle(t, s);
  return ALLOWED;
}
