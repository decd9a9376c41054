// Chapter "search": cards from the search deck into a hand, and what happens when it is empty.
import { EMPTY, listed } from './bag.ts';
import { shuffled } from './chance.ts';
import { bonus, citePower } from './power.ts';
import type { OracleState } from './state.ts';
import { cite, placeOf, broughtToTop, nextHanded } from './state.ts';
import { inHand, payAnywhere } from './turn.ts';

/** search.empty: the discard, kind by kind, becomes the deck. */
function reshuffled(state: OracleState): OracleState {
  const { list, left } = shuffled(state.streams.deck, listed(state.discard, state.world.order));
  return cite({ ...state, deck: list, discard: EMPTY, streams: { ...state.streams, deck: left } }, 'search.empty');
}

/** Draws up to `many` search cards one by one, as many as there are. */
export function drawn(state: OracleState, seat: number, many: number): OracleState {
  if (many <= 0) return state;
  const ready = state.deck.length === 0 ? reshuffled(state) : state;
  if (ready.deck.length === 0) return ready;
  const { value, after } = nextHanded(ready, 'draws');
  const deck = value === undefined ? after.deck : broughtToTop(after.deck, value);
  return drawn(inHand({ ...after, deck: deck.slice(0, -1) }, seat, deck.at(-1) ?? '', 1), seat, many - 1);
}

/** search.draw: the search action. */
export function search(state: OracleState, seat: number): OracleState {
  const many = placeOf(state, seat).search + bonus(state, seat, 'search-bonus');
  return drawn(citePower(cite(payAnywhere(state), 'search.draw'), seat, 'search-bonus'), seat, many);
}
