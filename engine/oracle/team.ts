// Chapter "team": who helps whom, and swapping cards.
import type { RuleId } from '../api/rule-ids.ts';
import { countOf } from './bag.ts';
import type { OracleState, SwapDecision } from './state.ts';
import { areMates, areTogether, cite, clockwise, closed, innermost, opened, replaced } from './state.ts';
import { say } from './tell.ts';
import { inHand, pay } from './turn.ts';

/** team.help: those of a side still to be asked: the one concerned, then mates in the same place clockwise from the target. */
export function sideAsked(state: OracleState, concerned: number, target: number, out: readonly number[]): number[] {
  const mates = clockwise(state, target).filter(
    (seat) => areMates(state.world, concerned, seat) && areTogether(state, concerned, seat),
  );
  return [concerned, ...mates].filter((seat) => !out.includes(seat));
}

export function forbidsSwap(state: OracleState, seat: number, mate: number): RuleId | undefined {
  if (state.world.teams === 0) return 'team.sides';
  if (state.actionsLeft < state.world.n.actionCost) return 'turn.actions';
  return areMates(state.world, seat, mate) && areTogether(state, seat, mate) ? undefined : 'team.swap';
}

/** team.swap: asking costs the action. */
export const askToSwap = (state: OracleState, asker: number, mate: number): OracleState =>
  opened(say(cite(pay(state), 'team.swap'), 'swap-asked', { seat: asker, other: mate }), {
    kind: 'swap',
    seat: mate,
    asker,
    mate,
    phase: 'asked',
  });

function swapOf(state: OracleState): SwapDecision {
  const decision = innermost(state);
  if (decision?.kind !== 'swap') throw new RangeError('no swap is open');
  return decision;
}

export function acceptSwap(state: OracleState): OracleState {
  const swap = swapOf(state);
  const said = say(state, 'swap-accepted', { seat: swap.mate, other: swap.asker });
  return replaced(said, { ...swap, seat: swap.asker, phase: 'asker-gives' });
}

export function refuseSwap(state: OracleState): OracleState {
  const { mate, asker } = swapOf(state);
  return closed(say(state, 'swap-refused', { seat: mate, other: asker }));
}

export const mayGive = (state: OracleState, seat: number, card: string): boolean =>
  swapOf(state).phase !== 'asked' && countOf(state.seats[seat].hand, card) > 0;

export function give(state: OracleState, seat: number, card: string): OracleState {
  const { asker, mate } = swapOf(state);
  const other = seat === asker ? mate : asker;
  const said = say(state, 'gave', { seat, other, what: card, knownTo: [seat, other] });
  return inHand(inHand(said, seat, card, -1), other, card, 1);
}

/** The asker has given, so the mate gives; the mate has given, so it is done. */
export function doneGiving(state: OracleState): OracleState {
  const swap = swapOf(state);
  return swap.phase === 'asker-gives'
    ? replaced(state, { ...swap, seat: swap.mate, phase: 'mate-gives' })
    : closed(state);
}
