// Chapter "craft": parts into tools and knives.
import type { RuleId } from '../api/rule-ids.ts';
import { countOf, holdsAll } from './bag.ts';
import { bonus, citePower } from './power.ts';
import { drawn } from './search.ts';
import type { OracleState } from './state.ts';
import { cite, closed, innermost, opened, placeOf } from './state.ts';
import { say } from './tell.ts';
import { discarded, payAnywhere, takenFromPile } from './turn.ts';
import type { OracleAction } from './world.ts';

const makesOf = (state: OracleState, recipe: string | undefined): string =>
  state.world.game.recipes.find(({ id }) => id === recipe)?.makes ?? '';

const isWhereForbidden = (state: OracleState, seat: number): boolean =>
  placeOf(state, seat).limits.includes('no-crafting');
const isBeaten = (state: OracleState, seat: number): boolean =>
  state.seats[seat].beatings >= state.world.n.craftBlockedAt;

/** Why this may not be crafted now, in the order of RULINGS.md. */
export function forbidsCraft(
  state: OracleState,
  seat: number,
  { recipe, parts = [] }: OracleAction,
): RuleId | undefined {
  if (state.actionsLeft < state.world.n.actionCost) return 'turn.actions';
  if (isWhereForbidden(state, seat) && bonus(state, seat, 'craft-anywhere') === 0) return 'craft.where';
  const { beatings, hand } = state.seats[seat];
  if (isBeaten(state, seat) && beatings > bonus(state, seat, 'craft-beaten')) return 'craft.beaten';
  if (!holdsAll(hand, parts)) return 'craft.make';
  return countOf(state.piles, makesOf(state, recipe)) === 0 ? 'craft.pile' : undefined;
}

/** craft.make: parts away, the thing taken, then the gang's cards are offered. */
export function craft(state: OracleState, seat: number, { recipe, parts = [] }: OracleAction): OracleState {
  const paid = cite(payAnywhere(state), 'craft.make');
  const lifted = isWhereForbidden(paid, seat) ? citePower(paid, seat, 'craft-anywhere') : paid;
  const able = isBeaten(lifted, seat) ? citePower(lifted, seat, 'craft-beaten') : lifted;
  const what = makesOf(able, recipe);
  const made = say(takenFromPile(discarded(able, seat, parts), seat, what), 'crafted', { seat, what });
  const cards = bonus(made, seat, 'craft-draw');
  return cards === 0 ? made : opened(made, { kind: 'craft-bonus', seat, cards });
}

/** The cards that crafting brought, drawn. */
export function drawBonus(state: OracleState): OracleState {
  const decision = innermost(state);
  if (decision?.kind !== 'craft-bonus') throw new RangeError('no cards are offered');
  return drawn(citePower(closed(state), decision.seat, 'craft-draw'), decision.seat, decision.cards);
}
