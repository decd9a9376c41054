// Doing an action: each kind handed to its rule. Nothing is checked here.
import { DEPTH, NUMBER } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { CRAFT_BONUS, EFFECT, KIND, LOOKING, MICHEL_FIGHT, SELLING, popFrame, topFrame } from '../state/stack.ts';
import * as code from '../tables/codes.ts';
import type { Tables } from '../tables/tables.ts';
import { aim, digByEffect, endDigging, endLook, send, take, walk } from '../rules/effect-choices.ts';
import { reveal } from '../rules/background.ts';
import { play } from '../rules/card.ts';
import { craft, drawBonus } from '../rules/craft.ts';
import { dig } from '../rules/dig.ts';
import { decline, extort, fight, yieldTool } from '../rules/extort.ts';
import { join } from '../rules/gang.ts';
import { heal } from '../rules/heal.ts';
import { declineMichel, fightMichel, michelExtort, moveMichel, rollMichel, yieldToMichel } from '../rules/michel.ts';
import { go, moveCarefully, roll, stay } from '../rules/move.ts';
import { search } from '../rules/search.ts';
import { stealSpoon } from '../rules/spoon.ts';
import { acceptSwap, askSwap, endGiving, give, refuseSwap } from '../rules/team.ts';
import { buy, endSale, sell } from '../rules/trade.ts';
import { discardOne, endTurn } from '../rules/turn.ts';

const openKind = (s: State): number => (s[DEPTH] > 0 ? s[topFrame(s) + KIND] : 0);

/**
 * Does, in place and counted, what is known to be legal: a code that `legalActions` has just listed for this very state.
 * An illegal one spoils the state; `step` checks. The cases stand by how often they come up, for a switch may be read from its top.
 */
export function perform(t: Tables, s: State, action: number): void {
  s[NUMBER]++;
  const arg = t.actions.arg[action];
  switch (t.actions.kindOf[action]) {
    case code.END_TURN:
      return endTurn(t, s);
    case code.CAREFUL:
      return moveCarefully(t, s, arg);
    case code.SELL:
      return sell(t, s, arg);
    case code.ROLL:
      return roll(t, s);
    case code.SEARCH:
      return search(t, s);
    case code.GO:
      return go(t, s, arg);
    case code.STAY:
      return stay(t, s);
    case code.DONE:
      return finishOpen(t, s);
    case code.BUY:
      return buy(t, s, arg);
    case code.DISCARD:
      return discardOne(t, s, arg);
    case code.PLAY:
      return play(t, s, arg);
    case code.EXTORT:
      return extort(t, s, arg, t.actions.arg2[action], t.actions.arg3[action]);
    case code.DECLINE:
      return openKind(s) === MICHEL_FIGHT ? declineMichel(t, s) : decline(t, s);
    case code.STEAL_SPOON:
      return stealSpoon(t, s);
    case code.DIG:
      return openKind(s) === EFFECT ? digByEffect(t, s, arg) : dig(t, s, arg);
    case code.HEAL:
      return heal(t, s);
    case code.AIM:
      return aim(t, s, arg);
    case code.TAKE:
      return take(t, s, arg);
    case code.WALK:
      return walk(t, s, arg);
    case code.FIGHT_WITH:
      return openKind(s) === MICHEL_FIGHT ? fightMichel(t, s, arg) : fight(t, s, arg);
    case code.YIELD:
      return openKind(s) === MICHEL_FIGHT ? yieldToMichel(t, s) : yieldTool(t, s);
    case code.CRAFT:
      return craft(t, s, arg);
    case code.DRAW_BONUS:
      return drawBonus(t, s);
    case code.JOIN:
      return join(t, s, arg);
    case code.REVEAL:
      return reveal(t, s, arg);
    case code.SEND:
      return send(t, s, arg);
    case code.MICHEL_ROLL:
      return rollMichel(t, s);
    case code.MICHEL_GO:
      return moveMichel(t, s, arg);
    case code.MICHEL_EXTORT:
      return michelExtort(t, s, arg, t.actions.arg2[action]);
    case code.SWAP:
      return askSwap(t, s, arg);
    case code.ACCEPT:
      return acceptSwap(t, s);
    case code.REFUSE:
      return refuseSwap(t, s);
    case code.GIVE:
      return give(t, s, arg);
  }
}

/** "Done" ends whatever can be ended. */
function finishOpen(t: Tables, s: State): void {
  switch (openKind(s)) {
    case SELLING:
      return endSale(s);
    case LOOKING:
      return endLook(t, s);
    case EFFECT:
      return endDigging(t, s);
    case CRAFT_BONUS:
      return popFrame(s);
    default:
      return endGiving(s);
  }
}
