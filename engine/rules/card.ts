// Action cards: out of the hand, their effects in the printed order, then on the discard.
import { ACTIVE, HAND } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { seatAt, takeFromHand } from '../state/cards.ts';
import { kindsOf, offerKinds } from '../state/kinds.ts';
import { beginEffects } from './effects.ts';
import { PLAY } from '../tables/codes.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell } from '../tables/tell.ts';
import { forbidsAction, spendAction } from './turn.ts';

const RULE = ruleCode('card.play');

/** An action card in hand; whether its effects find anything to do does not matter. */
export function forbidsPlay(t: Tables, s: State, card: number): Why {
  const cost = forbidsAction(t, s);
  if (cost !== ALLOWED) return cost;
  return t.game.cards[card].kind === 'action' && s[seatAt(t, s[ACTIVE]) + HAND + card] > 0 ? ALLOWED : RULE;
}

/** Plays it; while its effects run the card is in nobody's hand and on no pile. */
export function play(t: Tables, s: State, card: number): void {
  const seat = s[ACTIVE];
  spendAction(t, s);
  takeFromHand(t, s, seat, card);
  tell(t, 'played', seat, -1, card, 1);
  beginEffects(t, s, seat, card);
}

export function offerPlays(t: Tables, s: State, out: Int32Array, from: number): number {
  if (forbidsAction(t, s) !== ALLOWED) return from;
  return offerKinds(s, kindsOf(t, s[ACTIVE]), t.actionSet, t.actions.base[PLAY], out, from);
}
