// Background cards: once per game, in one's own turn, for no action; stronger for a member of the gang they name.
import { ACTIVE, GANG } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { seatAt } from '../state/cards.ts';
import { beginEffects } from './effects.ts';
import { REVEAL } from '../tables/codes.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell } from '../tables/tell.ts';

const RULE = ruleCode('background.reveal');

/** Place of a face-down background in the seat's own, −1 if it does not hold it. */
function placeOf(t: Tables, s: State, background: number): number {
  const held = seatAt(t, s[ACTIVE]) + t.layout.heldAt;
  for (let i = 0; i < t.n.startBackgrounds; i++) if (s[held + i] === background + 1) return held + i;
  return -1;
}

export function forbidsReveal(t: Tables, s: State, background: number): Why {
  return placeOf(t, s, background) < 0 ? RULE : ALLOWED;
}

export function reveal(t: Tables, s: State, background: number): void {
  const seat = s[ACTIVE];
  s[placeOf(t, s, background)] = -(background + 1);
  const member = s[seatAt(t, seat) + GANG] === t.backgroundGang[background] + 1 ? 1 : 0;
  tell(t, 'revealed', seat, -1, background, member);
  beginEffects(t, s, seat, t.cards + 2 * background + member);
}

export function offerReveals(t: Tables, s: State, out: Int32Array, from: number): number {
  let n = from;
  const held = seatAt(t, s[ACTIVE]) + t.layout.heldAt;
  for (let i = 0; i < t.n.startBackgrounds; i++)
    if (s[held + i] > 0) out[n++] = t.actions.base[REVEAL] + s[held + i] - 1;
  return n;
}
