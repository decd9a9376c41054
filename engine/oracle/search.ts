// Chapter "search": cards from the search deck into a hand, and what happens when it is empty.
import type { RuleId } from '../api/rule-ids.ts';
import { EMPTY, listed, sizeOf } from './bag.ts';
import { shuffled } from './chance.ts';
import { bonus, citePower } from './power.ts';
import type { OracleState } from './state.ts';
import { cite, placeOf, broughtToTop, nextHanded } from './state.ts';
import { say, sayMissing } from './tell.ts';
import { inHand, payAnywhere } from './turn.ts';

/** search.empty: the discard, kind by kind, becomes the deck. */
function reshuffled(state: OracleState): OracleState {
  const { list, left } = shuffled(state.streams.deck, listed(state.discard, state.world.order));
  const after = cite(
    { ...state, deck: list, discard: EMPTY, streams: { ...state.streams, deck: left } },
    'search.empty',
  );
  return list.length === 0 ? after : say(after, 'reshuffled', { count: list.length });
}

/** Draws up to `many` search cards one by one, and says how many there were. */
export function drawnUpTo(
  state: OracleState,
  seat: number,
  many: number,
): { readonly after: OracleState; readonly had: number } {
  if (many <= 0) return { after: state, had: 0 };
  const ready = state.deck.length === 0 ? reshuffled(state) : state;
  if (ready.deck.length === 0) return { after: ready, had: 0 };
  const { value, after } = nextHanded(ready, 'draws');
  const deck = value === undefined ? after.deck : broughtToTop(after.deck, value);
  const what = deck.at(-1) ?? '';
  const one = say(inHand({ ...after, deck: deck.slice(0, -1) }, seat, what, 1), 'drew', {
    seat,
    what,
    knownTo: [seat],
  });
  const rest = drawnUpTo(one, seat, many - 1);
  return { ...rest, had: rest.had + 1 };
}

/** The same, and a draw that falls short is told. */
export function drawn(state: OracleState, seat: number, many: number): OracleState {
  const { after, had } = drawnUpTo(state, seat, many);
  return many > 0 ? sayMissing(after, seat, had, many) : after;
}

/** search.room: what the place is worth has to find room in the hand. */
export const forbidsSearch = (state: OracleState, seat: number): RuleId | undefined =>
  sizeOf(state.seats[seat].hand) + placeOf(state, seat).search > state.world.n.handLimit ? 'search.room' : undefined;

/** search.draw: the search action. */
export function search(state: OracleState, seat: number): OracleState {
  const many = placeOf(state, seat).search + bonus(state, seat, 'search-bonus');
  return drawn(citePower(cite(payAnywhere(state), 'search.draw', 'search.room'), seat, 'search-bonus'), seat, many);
}
