// Chapter "beating": how many there can be.
import type { OracleState } from './state.ts';
import { cite, withSeat } from './state.ts';

/** beating.max: so many more, but never above the most. */
export function beaten(state: OracleState, seat: number, many: number): OracleState {
  const most = state.world.n.maxBeatings;
  const beatings = state.seats[seat].beatings + many;
  return withSeat(beatings > most ? cite(state, 'beating.max') : state, seat, { beatings: Math.min(most, beatings) });
}
