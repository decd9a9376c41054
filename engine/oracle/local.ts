// Chapter "local": what can be done in one place only: stealing spoons, trading, healing, digging.
import type { RuleId } from '../api/rule-ids.ts';
import type { LocationAction } from '../facts/game.ts';
import { countOf, withMore } from './bag.ts';
import { checkEnd } from './end.ts';
import { bonus, citePower, digPoints } from './power.ts';
import type { OracleState } from './state.ts';
import { cite, closed, opened, placeOf, teamOf, withSeat } from './state.ts';
import { say, sayMissing } from './tell.ts';
import { inHand, pay, takenFromPile, usedUp } from './turn.ts';

/** An action left, and the place for it; else the rule that says no. */
function forbidsHere(state: OracleState, seat: number, action: LocationAction, rule: RuleId): RuleId | undefined {
  if (state.actionsLeft < state.world.n.actionCost) return 'turn.actions';
  return placeOf(state, seat).actions.includes(action) ? undefined : rule;
}

export const forbidsSpoon = (state: OracleState, seat: number): RuleId | undefined =>
  forbidsHere(state, seat, 'steal-spoon', 'spoon.steal') ??
  (countOf(state.piles, state.world.game.spoon) === 0 ? 'spoon.steal' : undefined);

/** spoon.steal: as many as the number says and the pile has. */
export function stealSpoon(state: OracleState, seat: number): OracleState {
  const { n, game, piles } = { ...state, ...state.world };
  const had = Math.min(n.spoonsStolen, countOf(piles, game.spoon));
  const taken = Array.from({ length: had }).reduce<OracleState>(
    (now) => say(takenFromPile(now, seat, game.spoon), 'took', { seat, what: game.spoon }),
    cite(pay(state), 'spoon.steal'),
  );
  return sayMissing(taken, seat, had, n.spoonsStolen);
}

/** The first card of a sale. */
export const forbidsSell = (state: OracleState, seat: number, card: string): RuleId | undefined =>
  forbidsHere(state, seat, 'sell', 'trade.sell') ??
  (countOf(state.seats[seat].hand, card) === 0 ? 'trade.sell' : undefined);

function sold(state: OracleState, seat: number, card: string): OracleState {
  const count = state.world.cards.get(card)?.cigarettes ?? 0;
  const paid = withSeat(usedUp(state, seat, card), seat, { cigarettes: state.seats[seat].cigarettes + count });
  return cite(say(paid, 'sold', { seat, what: card, count }), 'trade.sell');
}

/** trade.sell: one card for the action; more, one at a time, while the sale is open. */
export const sell = (state: OracleState, seat: number, card: string): OracleState =>
  opened(sold(pay(state), seat, card), { kind: 'sell', seat });

export const sellMore = sold;

export const endSale = (state: OracleState): OracleState => closed(state);

/** Printed price less the gang's discount, never below 0; undefined when it is not for sale. */
function priceFor(state: OracleState, seat: number, card: string): number | undefined {
  const price = state.world.cards.get(card)?.price;
  return price === undefined ? undefined : Math.max(0, price - bonus(state, seat, 'buy-discount'));
}

export function forbidsBuy(state: OracleState, seat: number, card: string): RuleId | undefined {
  const price = priceFor(state, seat, card);
  return (
    forbidsHere(state, seat, 'buy', 'trade.buy') ??
    (price === undefined || countOf(state.piles, card) === 0 || state.seats[seat].cigarettes < price
      ? 'trade.buy'
      : undefined)
  );
}

/** trade.buy. */
export function buy(state: OracleState, seat: number, card: string): OracleState {
  const count = priceFor(state, seat, card) ?? 0;
  const cigarettes = state.seats[seat].cigarettes - count;
  const paid = citePower(cite(pay(state), 'trade.buy'), seat, 'buy-discount');
  return say(takenFromPile(withSeat(paid, seat, { cigarettes }), seat, card), 'bought', { seat, what: card, count });
}

export const forbidsHeal = (state: OracleState, seat: number): RuleId | undefined =>
  forbidsHere(state, seat, 'heal', 'heal.one') ?? (state.seats[seat].beatings === 0 ? 'heal.one' : undefined);

/** So many beatings fewer, as far as there are any; without any it says that nothing came of it. */
export function healedBy(state: OracleState, seat: number, many: number): OracleState {
  const { beatings } = state.seats[seat];
  const count = Math.min(many, beatings);
  const said = count > 0 ? say(state, 'healed', { seat, count }) : say(state, 'nothing', { seat, count: 0 });
  return withSeat(said, seat, { beatings: beatings - count });
}

/** heal.one. */
export const heal = (state: OracleState, seat: number): OracleState =>
  healedBy(cite(pay(state), 'heal.one'), seat, state.world.n.healed);

/** dig.beaten. */
export const isTooBeatenToDig = (state: OracleState, seat: number): boolean =>
  state.seats[seat].beatings >= state.world.n.digBlockedAt;

export function forbidsDig(state: OracleState, seat: number, tool: string): RuleId | undefined {
  const elsewhere = forbidsHere(state, seat, 'dig', 'dig.play');
  if (elsewhere !== undefined) return elsewhere;
  const { team } = placeOf(state, seat);
  if (team !== undefined && team !== teamOf(state.world, seat)) return 'team.dig';
  if (isTooBeatenToDig(state, seat)) return 'dig.beaten';
  return countOf(state.seats[seat].hand, tool) === 0 ? 'dig.play' : undefined;
}

/** A tool from hand to board scores for good, wherever its owner stands; the game may end by it. */
export function dug(state: OracleState, seat: number, tool: string): OracleState {
  const { points, dug: before } = state.seats[seat];
  const worth = digPoints(state, seat, tool);
  const paid = worth > (state.world.cards.get(tool)?.points ?? 0) ? citePower(state, seat, 'dig-bonus') : state;
  const laid = withSeat(inHand(paid, seat, tool, -1), seat, {
    points: points + worth,
    dug: withMore(before, tool, 1),
  });
  const said = say(laid, 'dug', { seat, what: tool, count: worth });
  return checkEnd(cite(said, ...(state.world.teams > 0 ? ['team.dig'] : [])), seat);
}

/** dig.play. */
export const dig = (state: OracleState, seat: number, tool: string): OracleState =>
  dug(cite(pay(state), 'dig.play'), seat, tool);
