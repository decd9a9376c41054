// Whether an action may be done now, and the rule that says no: the turn's own actions chapter by chapter, then answers to open decisions.
import type { RuleId } from '../api/rule-ids.ts';
import { countOf } from './bag.ts';
import { forbidsPlay, forbidsReveal } from './card.ts';
import { forbidsCraft } from './craft.ts';
import { aims, effectOf, runningEffect } from './effect.ts';
import { forbidsExtort } from './extort.ts';
import { forbidsJoin } from './gang.ts';
import { forbidsBuy, forbidsDig, forbidsHeal, forbidsSell, forbidsSpoon } from './local.ts';
import { forbidsSearch } from './search.ts';
import { figureTargets, forbidsFigureMove, forbidsFigureTarget } from './michel.ts';
import type { Decision, EffectDecision, OracleState } from './state.ts';
import { innermost } from './state.ts';
import { forbidsSwap, mayGive } from './team.ts';
import type { OracleAction } from './world.ts';

/** An action of the turn itself, with no decision open. */
function forbidsInTurn(state: OracleState, action: OracleAction): RuleId | undefined {
  const { active: seat, actionsLeft, seats, world } = state;
  const { kind, card = '', location = '', tool = '', gang = '', background = '', seat: other = seat } = action;
  switch (kind) {
    case 'end-turn':
      return undefined;
    case 'roll':
      return actionsLeft < world.n.actionCost ? 'turn.actions' : undefined;
    case 'search':
      return actionsLeft < world.n.actionCost ? 'turn.actions' : forbidsSearch(state, seat);
    case 'careful':
      return actionsLeft < world.n.carefulCost
        ? 'turn.actions'
        : location === seats[seat].place
          ? 'move.careful'
          : undefined;
    case 'craft':
      return forbidsCraft(state, seat, action);
    case 'join':
      return forbidsJoin(state, seat, gang);
    case 'play':
      return forbidsPlay(state, seat, card);
    case 'reveal':
      return forbidsReveal(state, seat, background);
    case 'steal-spoon':
      return forbidsSpoon(state, seat);
    case 'sell':
      return forbidsSell(state, seat, card);
    case 'buy':
      return forbidsBuy(state, seat, card);
    case 'heal':
      return forbidsHeal(state, seat);
    case 'dig':
      return forbidsDig(state, seat, tool);
    case 'extort':
      return forbidsExtort(state, seat, action);
    case 'michel-roll':
      return forbidsFigureMove(state);
    case 'swap':
      return forbidsSwap(state, seat, other);
    case 'done':
      return 'turn.actions';
    default:
      return action.rule;
  }
}

/** What the running effect asks for. */
function answersEffect(
  state: OracleState,
  frame: EffectDecision,
  { kind, card = '', location = '', tool = '', seat: other = -1 }: OracleAction,
): boolean {
  switch (runningEffect(state)?.kind) {
    case 'draw-discard':
      return kind === 'take' && countOf(state.discard, card) > 0;
    case 'move':
      return kind === 'walk' && location !== state.seats[frame.seat].place;
    case 'dig-anywhere':
      return kind === 'done' || (kind === 'dig' && countOf(state.seats[frame.seat].hand, tool) > 0);
    case 'move-other':
      if (frame.aimed !== undefined) return kind === 'send' && location !== state.seats[frame.aimed].place;
      return kind === 'aim' && aims(state).includes(other);
    default:
      return kind === 'aim' && aims(state).includes(other);
  }
}

function answers(state: OracleState, decision: Decision, action: OracleAction): boolean {
  const { kind, card = '', weapon = '', location = '', seat: other = -1 } = action;
  const { hand } = state.seats[decision.seat];
  switch (decision.kind) {
    case 'roll-choice':
      return kind === 'stay' || (kind === 'go' && decision.choices.includes(location));
    case 'michel-place':
      return kind === 'michel-go' && decision.choices.includes(location);
    case 'sell':
      return kind === 'done' || (kind === 'sell' && countOf(hand, card) > 0);
    case 'hand-limit':
      return kind === 'discard' && countOf(hand, card) > 0;
    case 'michel-target':
      return kind === 'michel-extort' && figureTargets(state, decision.seat).includes(other);
    case 'craft-bonus':
      return kind === 'draw-bonus' || kind === 'done';
    case 'look':
      return kind === 'done';
    case 'fight':
    case 'michel-fight':
      if (kind === 'yield')
        return !decision.answered && decision.seat === decision.target && countOf(hand, decision.tool) > 0;
      return kind === 'decline' || (kind === 'fight' && countOf(hand, weapon) > 0);
    case 'swap':
      if (decision.phase === 'asked') return kind === 'accept' || kind === 'refuse';
      return kind === 'done' || (kind === 'give' && mayGive(state, decision.seat, card));
    case 'effect':
      return answersEffect(state, effectOf(state), action);
  }
}

/** The rule that speaks of an open decision forbids whatever does not answer it. */
const SPEAKS: Readonly<Record<Decision['kind'], RuleId>> = {
  'roll-choice': 'move.roll',
  'craft-bonus': 'gang.bonus',
  sell: 'trade.sell',
  'hand-limit': 'turn.hand-limit',
  effect: 'card.play',
  look: 'card.play',
  fight: 'extort.fight',
  'michel-place': 'michel.move',
  'michel-target': 'michel.extort',
  'michel-fight': 'michel.outcome',
  swap: 'team.swap',
};

/** Answers that nobody asked for are forbidden by their own rule. */
const ANSWERS: ReadonlySet<OracleAction['kind']> = new Set([
  'go',
  'stay',
  'draw-bonus',
  'yield',
  'fight',
  'decline',
  'michel-go',
  'michel-extort',
  'aim',
  'walk',
  'send',
  'take',
  'discard',
  'accept',
  'refuse',
  'give',
]);

/** The rule that forbids the action to whoever has to decide; undefined when it may be done. A game that is over allows nothing. */
export function oracleForbids(state: OracleState, action: OracleAction): RuleId | undefined {
  if (state.over !== undefined) return 'turn.win';
  const decision = innermost(state);
  if (decision === undefined) return forbidsInTurn(state, action);
  if (answers(state, decision, action)) return undefined;
  if (decision.kind === 'michel-target' && action.kind === 'michel-extort')
    return forbidsFigureTarget(state, decision.seat, action.seat ?? -1);
  return ANSWERS.has(action.kind) ? action.rule : SPEAKS[decision.kind];
}

export interface Judgement {
  readonly legal: readonly OracleAction[];
  /** Rules that forbid some action of the turn and do nothing else; empty while another decision is open. */
  readonly forbidding: readonly RuleId[];
}

/** Rules that only ever say no; all others are exercised by doing what they say. */
const BARS: ReadonlySet<RuleId | undefined> = new Set([
  'craft.where',
  'craft.beaten',
  'craft.pile',
  'gang.one',
  'dig.beaten',
  'team.peace',
]);

const judgements = new WeakMap<OracleState, Judgement>();

/** Judges all that words can name. A state never changes, so each is judged once. */
export function judge(state: OracleState): Judgement {
  const known = judgements.get(state);
  if (known !== undefined) return known;
  const rules = state.world.actions.map((action) => oracleForbids(state, action));
  const inTurn = state.over === undefined && state.stack.length === 0;
  const judgement = {
    legal: state.world.actions.filter((_, index) => rules[index] === undefined),
    forbidding: inTurn ? [...new Set(rules)].filter((rule) => rule !== undefined).filter((rule) => BARS.has(rule)) : [],
  };
  judgements.set(state, judgement);
  return judgement;
}

/** Every action that may be done now: of all that words can name, what nothing forbids. */
export const oracleLegal = (state: OracleState): readonly OracleAction[] => judge(state).legal;
