// Crafting: the printed parts for one knife, pickaxe or shovel.
import { ACTIVE, BEATINGS, DEPTH, GANG, HAND, LOC } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { BONUS_CARDS, CRAFT_BONUS, DECIDER, KIND, popFrame, pushFrame, topFrame } from '../state/stack.ts';
import { discardFromHand, drawSearchCards, seatAt, takeFromPile } from '../state/cards.ts';
import { CRAFT, DONE, DRAW_BONUS, NO_CRAFTING } from '../tables/codes.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell } from '../tables/tell.ts';
import { forbidsAction, spendAction } from './turn.ts';

const MAKE_RULE = ruleCode('craft.make');
const WHERE_RULE = ruleCode('craft.where');
const BEATEN_RULE = ruleCode('craft.beaten');
const PILE_RULE = ruleCode('craft.pile');
const BONUS_RULE = ruleCode('gang.bonus');

/** Too battered to craft, for a member of this gang (craft.beaten, power.craft-beaten)? */
export function forbidsBeatenCraft(t: Tables, s: State, seat: number): Why {
  const at = seatAt(t, seat);
  return s[at + BEATINGS] >= t.powers.craftBlockedAt[s[at + GANG]] ? BEATEN_RULE : ALLOWED;
}

/** Cost, place (but for power.craft-anywhere) and state of health, before any recipe is looked at. */
function forbidsCrafting(t: Tables, s: State): Why {
  const at = seatAt(t, s[ACTIVE]);
  const gang = s[at + GANG];
  const cost = forbidsAction(t, s);
  if (cost !== ALLOWED) return cost;
  if ((t.limits[s[at + LOC]] & NO_CRAFTING) !== 0 && t.powers.craftAnywhere[gang] === 0) return WHERE_RULE;
  return forbidsBeatenCraft(t, s, s[ACTIVE]);
}

/** Parts in hand, and something left to take. */
function forbidsWay(t: Tables, s: State, hand: number, way: number): Why {
  const needs = t.craftNeeds;
  for (let i = t.wayStart[way]; i < t.wayEnd[way]; i += 2) if (s[hand + needs[i]] < needs[i + 1]) return MAKE_RULE;
  return s[t.layout.pilesAt + t.wayMakes[way]] > 0 ? ALLOWED : PILE_RULE;
}

export function forbidsCraft(t: Tables, s: State, way: number): Why {
  const crafting = forbidsCrafting(t, s);
  return crafting !== ALLOWED ? crafting : forbidsWay(t, s, seatAt(t, s[ACTIVE]) + HAND, way);
}

/** Discards the parts, takes what they make; a gang may offer cards on top, which are asked for (craft.make, power.craft-draw). */
export function craft(t: Tables, s: State, way: number): void {
  const seat = s[ACTIVE];
  spendAction(t, s);
  const needs = t.craftNeeds;
  for (let i = t.wayStart[way]; i < t.wayEnd[way]; i += 2) {
    for (let count = needs[i + 1]; count > 0; count--) {
      discardFromHand(t, s, seat, needs[i]);
      tell(t, 'discarded', seat, -1, needs[i], 1);
    }
  }
  takeFromPile(t, s, seat, t.wayMakes[way]);
  tell(t, 'crafted', seat, -1, t.wayMakes[way], 1);
  const bonus = t.powers.craftDraw[s[seatAt(t, seat) + GANG]];
  if (bonus > 0) s[pushFrame(s, CRAFT_BONUS, seat) + BONUS_CARDS] = bonus;
}

export function forbidsBonus(s: State): Why {
  return s[DEPTH] > 0 && s[topFrame(s) + KIND] === CRAFT_BONUS ? ALLOWED : BONUS_RULE;
}

/** Draws what crafting brought. */
export function drawBonus(t: Tables, s: State): void {
  const f = topFrame(s);
  const [seat, cards] = [s[f + DECIDER], s[f + BONUS_CARDS]];
  popFrame(s);
  drawSearchCards(t, s, seat, cards);
}

export function offerBonus(t: Tables, out: Int32Array): number {
  out[0] = t.actions.base[DRAW_BONUS];
  out[1] = t.actions.base[DONE];
  return 2;
}

/** Any card of the recipe's first list? Without one there is no way to look at. */
function holdsFirst(t: Tables, s: State, hand: number, recipe: number): boolean {
  const end = t.firstTo[recipe];
  for (let i = t.firstFrom[recipe]; i < end; i++) if (s[hand + t.firstParts[i]] > 0) return true;
  return false;
}

export function offerCrafts(t: Tables, s: State, out: Int32Array, from: number): number {
  let n = from;
  if (forbidsCrafting(t, s) !== ALLOWED) return n;
  const hand = seatAt(t, s[ACTIVE]) + HAND;
  const base = t.actions.base[CRAFT];
  for (let recipe = 0; recipe < t.recipes; recipe++) {
    if (!holdsFirst(t, s, hand, recipe)) continue;
    const end = t.waysTo[recipe];
    for (let way = t.waysFrom[recipe]; way < end; way++)
      if (forbidsWay(t, s, hand, way) === ALLOWED) out[n++] = base + way;
  }
  return n;
}
