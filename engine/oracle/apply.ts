// One step of the game: an action that is allowed, done.
import { play, reveal } from './card.ts';
import { craft, drawBonus } from './craft.ts';
import { aim, digByEffect, lookedEnough, runNext, send, take, walk } from './effect.ts';
import { answered, extort, yielded } from './extort.ts';
import { oracleForbids } from './forbids.ts';
import { join } from './gang.ts';
import { buy, dig, endSale, heal, sell, sellMore, stealSpoon } from './local.ts';
import { answeredFigure, figureExtorts, figureGoes, moveFigure, yieldedToFigure } from './michel.ts';
import { careful, go, roll, stay } from './move.ts';
import { search } from './search.ts';
import type { Handed, OracleState } from './state.ts';
import { NOTHING_HANDED, closed, deciderOf, innermost } from './state.ts';
import { acceptSwap, askToSwap, doneGiving, give, refuseSwap } from './team.ts';
import { say } from './tell.ts';
import { discardToLimit, endTurn } from './turn.ts';
import { nameOf } from './world.ts';
import type { OracleAction } from './world.ts';

function doneWith(state: OracleState): OracleState {
  switch (innermost(state)?.kind) {
    case 'sell':
      return endSale(state);
    case 'look':
      return lookedEnough(state);
    case 'craft-bonus':
      return closed(state);
    case 'swap':
      return doneGiving(state);
    default:
      return runNext(state);
  }
}

function performed(state: OracleState, seat: number, action: OracleAction): OracleState {
  const {
    kind,
    card = '',
    location = '',
    tool = '',
    weapon = '',
    gang = '',
    background = '',
    seat: other = seat,
  } = action;
  const isFigureFight = innermost(state)?.kind === 'michel-fight';
  switch (kind) {
    case 'end-turn':
      return endTurn(state, seat);
    case 'roll':
      return roll(state, seat);
    case 'careful':
      return careful(state, seat, location);
    case 'search':
      return search(state, seat);
    case 'craft':
      return craft(state, seat, action);
    case 'join':
      return join(state, seat, gang);
    case 'play':
      return play(state, seat, card);
    case 'reveal':
      return reveal(state, seat, background);
    case 'steal-spoon':
      return stealSpoon(state, seat);
    case 'sell':
      return innermost(state) === undefined ? sell(state, seat, card) : sellMore(state, seat, card);
    case 'buy':
      return buy(state, seat, card);
    case 'heal':
      return heal(state, seat);
    case 'dig':
      return innermost(state) === undefined ? dig(state, seat, tool) : digByEffect(state, tool);
    case 'extort':
      return extort(state, seat, action);
    case 'michel-roll':
      return moveFigure(state, seat);
    case 'swap':
      return askToSwap(state, seat, other);
    case 'go':
      return go(state, seat, location);
    case 'stay':
      return stay(state);
    case 'draw-bonus':
      return drawBonus(state);
    case 'yield':
      return isFigureFight ? yieldedToFigure(state) : yielded(state);
    case 'fight':
      return isFigureFight ? answeredFigure(state, weapon) : answered(state, weapon);
    case 'decline':
      return (isFigureFight ? answeredFigure : answered)(say(state, 'declined', { seat }), undefined);
    case 'michel-go':
      return figureGoes(state, seat, location);
    case 'michel-extort':
      return figureExtorts(state, seat, other, tool);
    case 'aim':
      return aim(state, other);
    case 'walk':
      return walk(state, location);
    case 'send':
      return send(state, location);
    case 'take':
      return take(state, card);
    case 'discard':
      return discardToLimit(state, seat, card);
    case 'accept':
      return acceptSwap(state);
    case 'refuse':
      return refuseSwap(state);
    case 'give':
      return give(state, seat, card);
    case 'done':
      return doneWith(state);
  }
}

/**
 * The state after the action, with the values handed in from the table; one that is forbidden is a RangeError naming the
 * rule, values that cannot come up or are left over are a RangeError too.
 */
export function oracleApply(state: OracleState, action: OracleAction, handed: Partial<Handed> = {}): OracleState {
  const rule = oracleForbids(state, action);
  const seat = deciderOf(state);
  if (rule !== undefined || seat === undefined)
    throw new RangeError(`FORBIDDEN: ${String(rule)} forbids ${nameOf(action)}.`);
  const given = { ...NOTHING_HANDED, ...handed };
  const after = performed({ ...state, number: state.number + 1, cited: [], told: [], handed: given }, seat, action);
  if (Object.values(after.handed).some((left) => left.length > 0)) throw new RangeError('BAD_OUTCOME: too many values');
  return after;
}
