// Chapter "extort": opening, giving in, fighting weapon by weapon, and what the winner gets.
import type { RuleId } from '../api/rule-ids.ts';
import { countOf, listed, sizeOf } from './bag.ts';
import { beaten } from './beating.ts';
import { drawIndex } from './chance.ts';
import { bonus, citePower } from './power.ts';
import type { FightDecision, OracleState } from './state.ts';
import {
  areMates,
  cite,
  closed,
  innermost,
  opened,
  placeNamed,
  placeOf,
  replaced,
  withSeat,
  nextHanded,
} from './state.ts';
import { sideAsked } from './team.ts';
import { say, sayMissing } from './tell.ts';
import { inHand, payAnywhere, usedUp } from './turn.ts';
import { answeredWithDice } from './variant.ts';
import type { OracleAction } from './world.ts';

/** Why `by` cannot have `target` extorted in this place: by itself or by the figure. */
export function forbidsTarget(
  state: OracleState,
  by: number,
  target: number,
  place: string | undefined,
): RuleId | undefined {
  const seat = state.seats[target];
  if (target === by || seat.left || seat.place !== place) return 'extort.target';
  if (placeNamed(state.world, place).limits.includes('no-extortion')) return 'extort.target';
  if (areMates(state.world, by, target)) return 'team.peace';
  return seat.safe ? 'extort.target' : undefined;
}

export function forbidsExtort(
  state: OracleState,
  seat: number,
  { seat: target = seat, weapon = '' }: OracleAction,
): RuleId | undefined {
  if (state.actionsLeft < state.world.n.actionCost) return 'turn.actions';
  if (state.extortions >= state.world.n.extortionsPerTurn) return 'extort.once';
  return (
    forbidsTarget(state, seat, target, placeOf(state, seat).id) ??
    (countOf(state.seats[seat].hand, weapon) === 0 ? 'extort.open' : undefined)
  );
}

const strengthOf = (state: OracleState, weapon: string): number => state.world.cards.get(weapon)?.weapon ?? 0;

/** extort.spent: a weapon played is gone at once. */
export const spent = (state: OracleState, seat: number, weapon: string): OracleState =>
  cite(say(usedUp(state, seat, weapon), 'weapon', { seat, what: weapon }), 'extort.spent');

/** extort.open: whom, for what, and the first weapon. */
export function extort(
  state: OracleState,
  seat: number,
  { seat: target = seat, tool = '', weapon = '' }: OracleAction,
): OracleState {
  const paid = cite(
    { ...payAnywhere(state), extortions: state.extortions + 1 },
    'extort.once',
    'extort.target',
    'extort.open',
  );
  const fight: FightDecision = {
    kind: 'fight',
    seat: target,
    by: seat,
    target,
    tool,
    weaponsFor: 1,
    weaponsAgainst: 0,
    sumFor: strengthOf(state, weapon),
    sumAgainst: 0,
    out: state.world.options.diceFight === true ? [seat] : [],
    bonus: bonus(state, seat, 'attack-bonus'),
    side: 'target',
    answered: false,
  };
  const said = say(paid, 'extorted', { seat, other: target, what: tool });
  return opened(spent(said, seat, weapon), fight);
}

export function fightOf(state: OracleState): FightDecision {
  const decision = innermost(state);
  if (decision?.kind !== 'fight') throw new RangeError('no fight is open');
  return decision;
}

/** A card of `from`, known or not, goes to `to`. */
const handed = (state: OracleState, from: number, to: number, card: string): OracleState =>
  inHand(inHand(state, from, card, -1), to, card, 1);

/** A random card of a hand; undefined from an empty one, which takes no chance. */
export function randomCard(
  state: OracleState,
  from: number,
): { readonly card: string | undefined; readonly after: OracleState } {
  const { hand } = state.seats[from];
  if (sizeOf(hand) === 0) return { card: undefined, after: state };
  const { index, left } = drawIndex(state.streams.theft, sizeOf(hand));
  const { value, after } = nextHanded({ ...state, streams: { ...state.streams, theft: left } }, 'thefts');
  if (value !== undefined && countOf(hand, value) === 0) throw new RangeError(`BAD_OUTCOME: ${value} is not there`);
  return { card: value ?? listed(hand, state.world.order)[index], after };
}

/** Up to `many` random cards of one hand into another; the two see which. */
export function robbed(state: OracleState, from: number, to: number, many = 1): OracleState {
  const had = Math.min(many, sizeOf(state.seats[from].hand));
  const after = Array.from({ length: had }).reduce<OracleState>((now) => robbedOfOne(now, from, to), state);
  return sayMissing(after, to, had, many);
}

function robbedOfOne(state: OracleState, from: number, to: number): OracleState {
  const { card, after } = randomCard(state, from);
  if (card === undefined) return after;
  return say(handed(after, from, to, card), 'stole', { seat: to, other: from, what: card, knownTo: [from, to] });
}

function rewarded(state: OracleState, seat: number): OracleState {
  const count = bonus(state, seat, 'extort-reward');
  const cited = citePower(state, seat, 'extort-reward');
  const said = count > 0 ? say(cited, 'gained', { seat, count }) : cited;
  return withSeat(said, seat, { cigarettes: state.seats[seat].cigarettes + count });
}

/** extort.yield: the tool changes hands, no fight. */
export function yielded(state: OracleState): OracleState {
  const { by, target, tool } = fightOf(state);
  const given = cite(handed(closed(state), target, by, tool), 'extort.yield');
  return rewarded(say(given, 'yielded', { seat: target, other: by, what: tool }), by);
}

/** extort.won: the tool or a random card, the reward, then the beating. */
export function attackerWon(state: OracleState): OracleState {
  const { by, target, tool } = fightOf(state);
  const over = say(cite(closed(state), 'extort.won', 'extort.beating'), 'fight-won', { seat: by, other: target });
  const paid =
    countOf(over.seats[target].hand, tool) > 0
      ? say(handed(over, target, by, tool), 'stole', { seat: by, other: target, what: tool })
      : robbed(over, target, by);
  return beaten(rewarded(paid, by), target, state.world.n.fightBeatings);
}

/** extort.lost: a random card of the attacker, then the beating. */
export function attackerLost(state: OracleState): OracleState {
  const { by, target } = fightOf(state);
  const over = say(cite(closed(state), 'extort.lost', 'extort.beating'), 'fight-won', { seat: target, other: by });
  return beaten(robbed(over, by, target), by, state.world.n.fightBeatings);
}

/** extort.fight: asks the next of the side that has to play; with nobody left there, the gang's weapon or the end. */
function pressed(state: OracleState): OracleState {
  const fight = fightOf(state);
  const [next] = sideAsked(state, fight.side === 'target' ? fight.target : fight.by, fight.target, fight.out);
  if (next !== undefined) return replaced(state, { ...fight, seat: next });
  if (fight.side === 'target') return attackerWon(state);
  if (fight.bonus === 0) return attackerLost(state);
  const counted = say(citePower(state, fight.by, 'attack-bonus'), 'bonus-weapon', { seat: fight.by });
  return pressed(
    replaced(counted, { ...fight, bonus: fight.bonus - 1, weaponsFor: fight.weaponsFor + 1, side: 'target' }),
  );
}

/** What the one asked plays; undefined is nothing, for the rest of this fight. */
export function answered(state: OracleState, weapon: string | undefined): OracleState {
  const fight = fightOf(state);
  const helped = cite(
    state,
    'extort.fight',
    ...(fight.seat !== fight.target && fight.seat !== fight.by ? ['team.help'] : []),
  );
  const played = weapon === undefined ? helped : spent(helped, fight.seat, weapon);
  const strength = weapon === undefined ? 0 : strengthOf(state, weapon);
  const forAttacker = fight.side === 'attacker';
  const many = weapon === undefined ? 0 : 1;
  const after: FightDecision = {
    ...fight,
    answered: true,
    weaponsFor: fight.weaponsFor + (forAttacker ? many : 0),
    sumFor: fight.sumFor + (forAttacker ? strength : 0),
    weaponsAgainst: fight.weaponsAgainst + (forAttacker ? 0 : many),
    sumAgainst: fight.sumAgainst + (forAttacker ? 0 : strength),
  };
  if (state.world.options.diceFight === true) return answeredWithDice(played, after, { attackerWon, attackerLost });
  if (weapon === undefined) return pressed(replaced(played, { ...after, out: [...fight.out, fight.seat] }));
  return pressed(replaced(played, { ...after, side: forAttacker ? 'target' : 'attacker' }));
}
