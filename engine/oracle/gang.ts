// Chapter "gang": joining.
import type { RuleId } from '../api/rule-ids.ts';
import { countOf, holdsAll, withMore } from './bag.ts';
import type { OracleState } from './state.ts';
import { cite, withSeat } from './state.ts';
import { say } from './tell.ts';
import { discarded, payAnywhere } from './turn.ts';

const accessoriesOf = (state: OracleState, gang: string): readonly string[] =>
  state.world.game.gangs.find(({ id }) => id === gang)?.accessories ?? [];

/** Why this gang cannot be joined now. */
export function forbidsJoin(state: OracleState, seat: number, gang: string): RuleId | undefined {
  if (state.actionsLeft < state.world.n.actionCost) return 'turn.actions';
  if (state.seats[seat].gang !== undefined || countOf(state.gangPiles, gang) === 0) return 'gang.one';
  return holdsAll(state.seats[seat].hand, accessoriesOf(state, gang)) ? undefined : 'gang.join';
}

/** gang.join: accessories to the discard, the gang's top card for good. */
export function join(state: OracleState, seat: number, gang: string): OracleState {
  const paid = cite(discarded(payAnywhere(state), seat, accessoriesOf(state, gang)), 'gang.join');
  const said = say(paid, 'joined', { seat, what: gang });
  return withSeat({ ...said, gangPiles: withMore(said.gangPiles, gang, -1) }, seat, { gang });
}
