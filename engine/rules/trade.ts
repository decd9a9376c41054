// Trading in the common room: any number of cards sold in one action, one thing bought in another.
import { ACTIVE, CIGARETTES, DEPTH, GANG, HAND, LOC } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { DECIDER, KIND, SELLING, popFrame, pushFrame, topFrame } from '../state/stack.ts';
import { discardFromHand, offerHand, seatAt, takeFromPile } from '../state/cards.ts';
import { BUY, CAN_BUY, CAN_SELL, DONE, SELL } from '../tables/codes.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell } from '../tables/tell.ts';
import { forbidsAction, spendAction } from './turn.ts';

const SELL_RULE = ruleCode('trade.sell');
const BUY_RULE = ruleCode('trade.buy');

const selling = (s: State): boolean => s[DEPTH] > 0 && s[topFrame(s) + KIND] === SELLING;

/** The first card costs the action and needs the place; the sale then goes on as long as one likes. */
export function forbidsSell(t: Tables, s: State, card: number): Why {
  const at = seatAt(t, s[ACTIVE]);
  if (!selling(s)) {
    const cost = forbidsAction(t, s);
    if (cost !== ALLOWED) return cost;
    if ((t.can[s[at + LOC]] & CAN_SELL) === 0) return SELL_RULE;
  }
  return s[at + HAND + card] > 0 ? ALLOWED : SELL_RULE;
}

/** Gives one card for its printed cigarettes; every card sold makes the hand smaller, so a sale always ends. */
export function sell(t: Tables, s: State, card: number): void {
  const seat = s[ACTIVE];
  if (!selling(s)) {
    spendAction(t, s);
    pushFrame(s, SELLING, seat);
  }
  discardFromHand(t, s, seat, card);
  s[seatAt(t, seat) + CIGARETTES] += t.cigarettes[card];
  tell(t, 'sold', seat, -1, card, t.cigarettes[card]);
}

export const endSale = (s: State): void => popFrame(s);

/** What a thing costs this seat, its gang's discount taken off (power.buy-discount). */
export function priceFor(t: Tables, s: State, seat: number, card: number): number {
  return Math.max(0, t.price[card] - t.powers.buyDiscount[s[seatAt(t, seat) + GANG]]);
}

export function forbidsBuy(t: Tables, s: State, card: number): Why {
  const cost = forbidsAction(t, s);
  if (cost !== ALLOWED) return cost;
  const at = seatAt(t, s[ACTIVE]);
  if ((t.can[s[at + LOC]] & CAN_BUY) === 0 || t.price[card] < 0 || t.open[card] === 0) return BUY_RULE;
  if (s[t.layout.pilesAt + card] <= 0) return BUY_RULE;
  return s[at + CIGARETTES] >= priceFor(t, s, s[ACTIVE], card) ? ALLOWED : BUY_RULE;
}

export function buy(t: Tables, s: State, card: number): void {
  const seat = s[ACTIVE];
  spendAction(t, s);
  const price = priceFor(t, s, seat, card);
  s[seatAt(t, seat) + CIGARETTES] -= price;
  takeFromPile(t, s, seat, card);
  tell(t, 'bought', seat, -1, card, price);
}

function offerCards(t: Tables, s: State, seat: number, out: Int32Array, from: number): number {
  return offerHand(t, s, seat, t.actions.base[SELL], out, from);
}

/** Within a sale: one more, or done. */
export function offerSale(t: Tables, s: State, out: Int32Array): number {
  out[0] = t.actions.base[DONE];
  return offerCards(t, s, s[topFrame(s) + DECIDER], out, 1);
}

export function offerSales(t: Tables, s: State, out: Int32Array, n: number): number {
  const seat = s[ACTIVE];
  if (forbidsAction(t, s) !== ALLOWED || (t.can[s[seatAt(t, seat) + LOC]] & CAN_SELL) === 0) return n;
  return offerCards(t, s, seat, out, n);
}

export function offerBuys(t: Tables, s: State, out: Int32Array, from: number): number {
  let n = from;
  const at = seatAt(t, s[ACTIVE]);
  if (forbidsAction(t, s) !== ALLOWED || (t.can[s[at + LOC]] & CAN_BUY) === 0) return n;
  const { goods, price } = t;
  const base = t.actions.base[BUY];
  const piles = t.layout.pilesAt;
  const most = s[at + CIGARETTES] + t.powers.buyDiscount[s[at + GANG]];
  for (let i = 0; i < goods.length; i++) {
    const card = goods[i];
    if (s[piles + card] > 0 && price[card] <= most) out[n++] = base + card;
  }
  return n;
}
