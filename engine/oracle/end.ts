// Chapter "end": who has won, and when nothing more can be dug.
import type { EndReason } from '../api/view.ts';
import { countOf, sizeOf } from './bag.ts';
import type { OracleState, Seat } from './state.ts';
import { cite, clockwise, teamOf } from './state.ts';
import { say } from './tell.ts';
import { dropDecisions } from './turn.ts';

/** The seats of one side: a team, or one seat. */
export const sideOf = ({ world, seats }: OracleState, seat: number): number[] =>
  [...seats.keys()].filter(
    (other) => other === seat || (world.teams > 0 && teamOf(world, other) === teamOf(world, seat)),
  );

/** Points, beatings or cigarettes of a whole side, also of those who left. */
export const sideTotal = (state: OracleState, seat: number, what: (seat: Seat) => number): number =>
  sideOf(state, seat).reduce((sum, other) => sum + what(state.seats[other]), 0);

/** The game is over here and now; whatever was open is dropped. */
export function finished(state: OracleState, reason: EndReason, winners: readonly number[]): OracleState {
  return { ...say(dropDecisions(state), 'over', { what: reason }), over: reason, winners };
}

const isDugOut = (state: OracleState): boolean =>
  state.world.tools.every(
    (tool) => state.seats.reduce((sum, { dug }) => sum + countOf(dug, tool), 0) === state.world.cards.get(tool)?.copies,
  );

/** turn.stalemate: most points, then fewer beatings, then more cigarettes, then shared. */
function stalemate(state: OracleState): OracleState {
  const rank = (seat: number): readonly number[] => [
    sideTotal(state, seat, ({ points }) => points),
    -sideTotal(state, seat, ({ beatings }) => beatings),
    sideTotal(state, seat, ({ cigarettes }) => cigarettes),
  ];
  const isBelow = (a: readonly number[], b: readonly number[]): boolean => {
    const first = a.findIndex((value, index) => value !== b[index]);
    return first >= 0 && a[first] < b[first];
  };
  const there = clockwise(state, 0);
  const winners = there.filter((seat) => !there.some((other) => isBelow(rank(seat), rank(other))));
  return cite(finished(state, 'stalemate', winners), 'turn.stalemate');
}

/** After a tool was laid down by `seat`: turn.win, then turn.stalemate. */
export function checkEnd(state: OracleState, seat: number): OracleState {
  if (sideTotal(state, seat, ({ points }) => points) >= state.world.target) {
    return cite(
      finished(
        state,
        'win',
        sideOf(state, seat).filter((other) => !state.seats[other].left),
      ),
      'turn.win',
    );
  }
  return isDugOut(state) ? stalemate(state) : state;
}

/** A game without any tool is over before it begins. */
export const stalemateAtStart = (state: OracleState): OracleState =>
  sizeOf(Object.fromEntries(state.world.tools.map((tool) => [tool, state.world.cards.get(tool)?.copies ?? 0]))) === 0
    ? stalemate(state)
    : state;
