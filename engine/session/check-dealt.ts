// What a saved match says was dealt, held against the table it begins with.
import { EVENT_KINDS } from '../api/events.ts';
import type { EventKind } from '../api/events.ts';
import { seatAt } from '../state/cards.ts';
import { EVENT_SIZE, TO_ALL } from '../tables/feed.ts';
import { HAND, OVER, START, TURN } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import type { Tables } from '../tables/tables.ts';

const codeOf = (kind: EventKind): number => EVENT_KINDS.indexOf(kind);

/** True if these raw events deal exactly the hands of `initial`, each card told to its seat alone, and begin the first turn (setup.hand, setup.secret). */
export function isDealt(t: Tables, initial: State, dealt: readonly unknown[]): dealt is readonly number[] {
  const hands = Array.from({ length: t.seats * t.cards }, () => 0);
  let at = 0;
  for (; dealt[at] === codeOf('drew'); at += EVENT_SIZE) {
    const [, seat, other, card, count, knownTo] = dealt.slice(at, at + EVENT_SIZE).map(Number);
    if (
      seat === undefined ||
      card === undefined ||
      hands[seat * t.cards + card] === undefined ||
      !(card >= 0 && card < t.cards)
    )
      return false;
    if (other !== -1 || count !== 1 || knownTo !== 1 << seat) return false;
    hands[seat * t.cards + card]++;
  }
  for (let seat = 0; seat < t.seats; seat++)
    for (let card = 0; card < t.cards; card++)
      if (hands[seat * t.cards + card] !== initial[seatAt(t, seat) + HAND + card]) return false;
  const began = [codeOf('turn-began'), initial[START], -1, -1, initial[TURN], TO_ALL];
  const over = initial[OVER] === 0 ? [] : [codeOf('over'), -1, -1, -1, initial[OVER], TO_ALL];
  const rest = [...began, ...over];
  return dealt.length === at + rest.length && rest.every((value, index) => dealt[at + index] === value);
}
