// Why an action may not be done now: one question per kind, answered by its rule. Agrees with `legalActions` on every state.
import { DEPTH, OVER } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import {
  CRAFT_BONUS,
  EFFECT,
  FIGHT,
  HAND_LIMIT,
  KIND,
  LOOKING,
  MICHEL_FIGHT,
  MICHEL_PLACE,
  MICHEL_TARGET,
  ROLL_CHOICE,
  SELLING,
  SWAPPING,
  topFrame,
} from '../state/stack.ts';
import * as code from '../tables/codes.ts';
import { ALLOWED, GAME_OVER, UNKNOWN_ACTION, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import {
  digsByEffect,
  forbidsAim,
  forbidsEffectDig,
  forbidsSend,
  forbidsTake,
  forbidsWalk,
} from '../rules/effect-choices.ts';
import { forbidsReveal } from '../rules/background.ts';
import { forbidsPlay } from '../rules/card.ts';
import { forbidsBonus, forbidsCraft } from '../rules/craft.ts';
import { forbidsDig } from '../rules/dig.ts';
import { forbidsDecline, forbidsExtort, forbidsFight, forbidsYield } from '../rules/extort.ts';
import { forbidsJoin } from '../rules/gang.ts';
import { forbidsHeal } from '../rules/heal.ts';
import { forbidsMichelExtort, forbidsMichelGo, forbidsMichelRoll } from '../rules/michel.ts';
import { forbidsCareful, forbidsGo, forbidsRoll, forbidsStay } from '../rules/move.ts';
import { forbidsSearch } from '../rules/search.ts';
import { forbidsSpoon } from '../rules/spoon.ts';
import { ASKED, forbidsAnswer, forbidsGive, forbidsSwap, swapPhase } from '../rules/team.ts';
import { forbidsBuy, forbidsSell } from '../rules/trade.ts';
import { forbidsDiscard } from '../rules/turn.ts';

/** The rule that speaks of the open decision, by frame kind; it forbids whatever else is tried meanwhile. */
const FRAME_RULES: readonly Why[] = (() => {
  const rules: Why[] = [];
  rules[ROLL_CHOICE] = ruleCode('move.roll');
  rules[CRAFT_BONUS] = ruleCode('gang.bonus');
  rules[SELLING] = ruleCode('trade.sell');
  rules[HAND_LIMIT] = ruleCode('turn.hand-limit');
  rules[EFFECT] = ruleCode('card.play');
  rules[LOOKING] = ruleCode('card.play');
  rules[FIGHT] = ruleCode('extort.fight');
  rules[MICHEL_PLACE] = ruleCode('michel.move');
  rules[MICHEL_TARGET] = ruleCode('michel.extort');
  rules[MICHEL_FIGHT] = ruleCode('michel.outcome');
  rules[SWAPPING] = ruleCode('team.swap');
  return rules;
})();

const TURN_RULE = ruleCode('turn.actions');

/** Why not; 0 (ALLOWED) if it is on the list. What comes up often stands first, here and below. Anything that is not a code of the table is UNKNOWN_ACTION. */
export function forbids(t: Tables, s: State, action: number): Why {
  // Only whole numbers from 0 to count − 1 pass: a string, NaN or a fraction is no index of the table.
  if (typeof action !== 'number' || !(action >= 0) || action >= t.actions.count || action !== Math.floor(action))
    return UNKNOWN_ACTION;
  if (s[OVER] !== 0) return GAME_OVER;
  const kind = t.actions.kindOf[action];
  const arg = t.actions.arg[action];
  if (s[DEPTH] > 0) return forbidsAnswering(t, s, kind, arg);
  switch (kind) {
    case code.END_TURN:
      return ALLOWED;
    case code.CAREFUL:
      return forbidsCareful(t, s, arg);
    case code.SELL:
      return forbidsSell(t, s, arg);
    case code.ROLL:
      return forbidsRoll(t, s);
    case code.SEARCH:
      return forbidsSearch(t, s);
    case code.BUY:
      return forbidsBuy(t, s, arg);
    case code.PLAY:
      return forbidsPlay(t, s, arg);
    case code.EXTORT:
      return forbidsExtort(t, s, arg, t.actions.arg3[action]);
    case code.STEAL_SPOON:
      return forbidsSpoon(t, s);
    case code.DIG:
      return forbidsDig(t, s, arg);
    case code.HEAL:
      return forbidsHeal(t, s);
    case code.CRAFT:
      return forbidsCraft(t, s, arg);
    case code.JOIN:
      return forbidsJoin(t, s, arg);
    case code.REVEAL:
      return forbidsReveal(t, s, arg);
    case code.MICHEL_ROLL:
      return forbidsMichelRoll(t, s);
    case code.SWAP:
      return forbidsSwap(t, s, arg);
    default:
      return forbidsLoose(t, s, kind, arg);
  }
}

/** An answer to a question that nobody asked: the answer's own rule says so. */
function forbidsLoose(t: Tables, s: State, kind: number, arg: number): Why {
  return kind === code.DONE ? TURN_RULE : forbidsAnswering(t, s, kind, arg);
}

/** Answers to an open decision; everything else is forbidden by the rule of that decision. */
function forbidsAnswering(t: Tables, s: State, kind: number, arg: number): Why {
  switch (kind) {
    case code.GO:
      return forbidsGo(s, arg);
    case code.STAY:
      return forbidsStay(s);
    case code.DRAW_BONUS:
      return forbidsBonus(s);
    case code.DONE:
    case code.SELL:
    case code.DIG:
      break;
    case code.DISCARD:
      return forbidsDiscard(t, s, arg);
    case code.DECLINE:
      return forbidsDecline(s);
    case code.AIM:
      return forbidsAim(t, s, arg);
    case code.TAKE:
      return forbidsTake(t, s, arg);
    case code.WALK:
      return forbidsWalk(t, s, arg);
    case code.FIGHT_WITH:
      return forbidsFight(t, s, arg);
    case code.YIELD:
      return forbidsYield(t, s);
    case code.SEND:
      return forbidsSend(t, s, arg);
    case code.MICHEL_GO:
      return forbidsMichelGo(s, arg);
    case code.MICHEL_EXTORT:
      return forbidsMichelExtort(t, s, arg);
    case code.ACCEPT:
    case code.REFUSE:
      return forbidsAnswer(s);
    case code.GIVE:
      return forbidsGive(t, s, arg);
  }
  const frame = s[topFrame(s) + KIND];
  const rule = FRAME_RULES[frame];
  if (kind === code.SELL && frame === SELLING) return forbidsSell(t, s, arg);
  if (kind === code.DIG && frame === EFFECT) return forbidsEffectDig(t, s, arg);
  if (kind !== code.DONE) return rule;
  const open =
    frame === SELLING ||
    frame === LOOKING ||
    frame === CRAFT_BONUS ||
    swapPhase(s) > ASKED ||
    (frame === EFFECT && digsByEffect(t, s));
  return open ? ALLOWED : rule;
}
