// Chapter "turn": actions and what they cost, where used-up cards go, the hand limit, whose turn is next.
import { countOf, sizeOf, withMore } from './bag.ts';
import type { OracleState } from './state.ts';
import { cite, clockwise, closed, innermost, opened, withSeat } from './state.ts';
import { say } from './tell.ts';

/** turn.actions: takes actions off the turn. */
export const pay = (state: OracleState, actions = state.world.n.actionCost): OracleState =>
  cite({ ...state, actionsLeft: state.actionsLeft - actions }, 'turn.actions');

/** turn.anywhere: the same for what may be done in every place. */
export const payAnywhere = (state: OracleState, actions = state.world.n.actionCost): OracleState =>
  cite(pay(state, actions), 'turn.anywhere');

/** turn.discard: a card that is nowhere goes to its open pile, else to the search discard. */
export function putAway(state: OracleState, card: string): OracleState {
  const after = cite(state, 'turn.discard');
  return state.world.cards.get(card)?.pile === 'open'
    ? { ...after, piles: withMore(after.piles, card, 1) }
    : { ...after, discard: withMore(after.discard, card, 1) };
}

/** Puts cards into a hand, or with a negative number takes them out. */
export const inHand = (state: OracleState, seat: number, card: string, many: number): OracleState =>
  withSeat(state, seat, { hand: withMore(state.seats[seat].hand, card, many) });

/** A card out of a hand to where used-up cards go, for a reason that is told by itself. */
export const usedUp = (state: OracleState, seat: number, card: string): OracleState =>
  putAway(inHand(state, seat, card, -1), card);

/** A hand loses cards to where used-up cards go; what is laid down together is told in the order of the content. */
export const discarded = (state: OracleState, seat: number, cards: readonly string[]): OracleState =>
  state.world.order
    .flatMap((id) => cards.filter((card) => card === id))
    .reduce((now, what) => say(usedUp(now, seat, what), 'discarded', { seat, what }), state);

/** One card from an open pile into a hand; nothing from an empty pile. */
export const takenFromPile = (state: OracleState, seat: number, card: string): OracleState =>
  countOf(state.piles, card) === 0
    ? state
    : inHand({ ...state, piles: withMore(state.piles, card, -1) }, seat, card, 1);

export function beginTurn(state: OracleState, seat: number): OracleState {
  const fresh = {
    ...state,
    turn: state.turn + 1,
    active: seat,
    actionsLeft: state.world.n.actionsPerTurn,
    extortions: 0,
    michelMoves: 0,
  };
  return withSeat(say(fresh, 'turn-began', { seat, count: fresh.turn }), seat, { safe: false });
}

/** The next seat clockwise that is still there begins its turn. */
export const nextTurn = (state: OracleState): OracleState => beginTurn(state, clockwise(state, state.active + 1)[0]);

const isOverLimit = (state: OracleState, seat: number): boolean =>
  sizeOf(state.seats[seat].hand) > state.world.n.handLimit;

/** turn.pass: ends the turn, or asks for cards above the hand limit first. */
export function endTurn(state: OracleState, seat: number): OracleState {
  const said = cite(state, 'turn.pass');
  return isOverLimit(said, seat) ? opened(said, { kind: 'hand-limit', seat }) : nextTurn(said);
}

/** turn.hand-limit: one card down; the turn ends when it fits. */
export function discardToLimit(state: OracleState, seat: number, card: string): OracleState {
  const after = cite(discarded(state, seat, [card]), 'turn.hand-limit');
  return isOverLimit(after, seat) ? after : nextTurn(closed(after));
}

/** Drops all that is open; an action card being played goes to the discard. */
export function dropDecisions(state: OracleState): OracleState {
  const decision = innermost(state);
  if (decision === undefined) return state;
  const rest = dropDecisions(closed(state));
  return decision.kind === 'effect' && state.world.cards.has(decision.source) ? putAway(rest, decision.source) : rest;
}
