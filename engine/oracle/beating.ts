// Chapter "beating": how many there can be.
import type { OracleState } from './state.ts';
import { cite, withSeat } from './state.ts';
import { say } from './tell.ts';

/** beating.max: so many more, but never above the most. */
export function beaten(state: OracleState, seat: number, many: number): OracleState {
  const most = state.world.n.maxBeatings;
  const before = state.seats[seat].beatings;
  const now = Math.min(most, before + many);
  const cited = before + many > most ? cite(state, 'beating.max') : state;
  const said =
    now > before ? say(cited, 'beaten', { seat, count: now - before }) : say(cited, 'nothing', { seat, count: 0 });
  return withSeat(said, seat, { beatings: now });
}
