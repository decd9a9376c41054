// RULINGS.md, "Leaving": a seat gets up, and what it was part of is put right.
import { listed, withMore } from './bag.ts';
import { aims, effectOf, lookedEnough, runNext, runsAimed } from './effect.ts';
import { finished, sideOf } from './end.ts';
import { answered } from './extort.ts';
import { answeredFigure, figureTargets } from './michel.ts';
import type { OracleState } from './state.ts';
import { clockwise, closed, innermost, replaced, withSeat } from './state.ts';
import { say } from './tell.ts';
import { discarded, dropDecisions, nextTurn } from './turn.ts';

const calledOff = (state: OracleState): OracleState => say(closed(state), 'called-off');

/** The innermost decision without the seat that left. */
function putRight(state: OracleState, gone: number): OracleState {
  const decision = innermost(state);
  switch (decision?.kind) {
    case 'fight':
      if (decision.target === gone) return calledOff(state);
      return decision.seat === gone ? answered(state, undefined) : state;
    case 'michel-fight':
      if (decision.target === gone) return calledOff(state);
      return decision.seat === gone ? answeredFigure(state, undefined) : state;
    case 'michel-target':
      return figureTargets(state, decision.seat).length === 0 ? closed(state) : state;
    case 'swap':
      return decision.mate === gone ? calledOff(state) : state;
    case 'look':
      return decision.target === gone ? lookedEnough(state) : state;
    case 'effect':
      return aimAnew(state, gone);
    default:
      return state;
  }
}

function aimAnew(state: OracleState, gone: number): OracleState {
  const frame = effectOf(state);
  const anew = frame.aimed === gone ? replaced(state, { ...frame, aimed: undefined }) : state;
  return effectOf(anew).aimed === undefined && runsAimed(anew) && aims(anew).length === 0
    ? runNext(say(anew, 'nothing', { seat: frame.seat, count: 0 }))
    : anew;
}

/** A seat leaves; refused (RangeError) when the game is over or it has left. */
export function oracleLeave(before: OracleState, seat: number): OracleState {
  if (before.over !== undefined || before.seats[seat]?.left !== false)
    throw new RangeError(`seat ${seat} cannot leave`);
  const numbered: OracleState = { ...before, number: before.number + 1, cited: ['leave'], told: [] };
  const { hand, gang } = before.seats[seat];
  const empty = discarded(numbered, seat, listed(hand, before.world.order));
  const returned = gang === undefined ? empty : { ...empty, gangPiles: withMore(empty.gangPiles, gang, 1) };
  const state = withSeat(say(returned, 'left', { seat }), seat, {
    gang: undefined,
    place: undefined,
    safe: false,
    left: true,
  });
  const there = clockwise(state, 0);
  const [first] = there;
  if (there.every((other) => sideOf(state, first).includes(other))) return finished(state, 'last', there);
  return seat === state.active ? nextTurn(dropDecisions(state)) : putRight(state, seat);
}
