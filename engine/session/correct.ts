// Corrections: when table and record differ, the record follows. Each is checked to leave a possible table.
import type { Refusal, Result } from '../api/refusals.ts';
import {
  ACTIONS,
  ACTIVE,
  BEATINGS,
  CIGARETTES,
  DECK_LEFT,
  GANG,
  HAND,
  LEFT,
  LOC,
  MICHEL_AT,
  NUMBER,
  OVER,
  POINTS,
  TOOLS_LEFT,
} from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { addToHand, seatAt, takeFromHand } from '../state/cards.ts';
import { checkState } from '../state/check-state.ts';
import { record } from '../play/record.ts';
import type { Recorded } from '../play/record.ts';
import { settle } from '../play/settle.ts';
import { tell } from '../tables/tell.ts';
import { checkEnd, pointsFor } from '../rules/end.ts';
import { locationId } from '../tables/compile-places.ts';
import { ALLOWED, GAME_OVER } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';

export const COUNTERS = ['beatings', 'cigarettes', 'points'] as const;

/** Where a hand card may be. Onto the deck means under it; out of the deck means the copy nearest to the top. */
export type CardPlace = 'pile' | 'discard' | 'deck' | { readonly hand: number } | { readonly dug: number };

export type Correction =
  | {
      readonly kind: 'counter';
      readonly seat: number;
      readonly counter: (typeof COUNTERS)[number];
      readonly value: number;
    }
  | { readonly kind: 'place'; readonly seat: number; readonly location: string }
  | { readonly kind: 'michel'; readonly location: string }
  | { readonly kind: 'card'; readonly card: string; readonly from: CardPlace; readonly to: CardPlace }
  | { readonly kind: 'gang'; readonly seat: number; readonly gang: string | undefined }
  | { readonly kind: 'actions'; readonly value: number };

export const BAD_CORRECTION: Refusal = {
  code: 'BAD_CORRECTION',
  rule: undefined,
  message: 'The table would not add up after this correction.',
  hint: 'Name a card that is where you take it from, and values the game knows.',
};

const COUNTER_FIELDS: Readonly<Record<(typeof COUNTERS)[number], number>> = {
  beatings: BEATINGS,
  cigarettes: CIGARETTES,
  points: POINTS,
};

/** Carries a correction out on a copy; a seat that has left is not corrected; open decisions are put right, and points reached by it end the game. */
export function correctRecorded(t: Tables, s: State, correction: Correction): Result<Recorded> {
  let good = true;
  const done = record(t, s.slice(), {}, (next) => {
    if (next[OVER] !== 0) return GAME_OVER;
    good = change(t, next, correction);
    if (!good) return ALLOWED;
    next[NUMBER]++;
    tell(t, 'corrected', 'seat' in correction ? correction.seat : -1, -1, -1, 1);
    if (
      correction.kind === 'counter' &&
      correction.counter === 'points' &&
      pointsFor(t, next, correction.seat) >= t.target
    )
      checkEnd(t, next, correction.seat);
    settle(t, next);
    good = checkState(t, next).length === 0;
    return ALLOWED;
  });
  return done.ok && !good ? { ok: false, refusal: BAD_CORRECTION } : done;
}

function change(t: Tables, s: State, correction: Correction): boolean {
  const isSeat = (seat: number): boolean => seat >= 0 && seat < t.seats && s[seatAt(t, seat) + LEFT] === 0;
  const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 1000;
  const placeOf = (id: string): number =>
    Array.from({ length: t.locations }, (_, index) => locationId(t.game, index)).indexOf(id);
  if ('seat' in correction && !isSeat(correction.seat)) return false;
  switch (correction.kind) {
    case 'counter': {
      if (!isCount(correction.value)) return false;
      s[seatAt(t, correction.seat) + COUNTER_FIELDS[correction.counter]] = correction.value;
      return true;
    }
    case 'place':
      return put(s, seatAt(t, correction.seat) + LOC, placeOf(correction.location));
    case 'michel':
      return t.michel && put(s, MICHEL_AT, placeOf(correction.location));
    case 'actions':
      return isCount(correction.value) && put(s, ACTIONS, correction.value);
    case 'gang':
      return changeGang(t, s, correction.seat, correction.gang);
    case 'card': {
      const card = t.game.cards.findIndex(({ id }) => id === correction.card);
      const there = (place: CardPlace): boolean =>
        typeof place !== 'object' || isSeat('hand' in place ? place.hand : place.dug);
      return (
        card >= 0 &&
        there(correction.from) &&
        there(correction.to) &&
        takeOut(t, s, card, correction.from) &&
        putIn(t, s, card, correction.to)
      );
    }
  }
}

function put(s: State, at: number, value: number): boolean {
  if (value < 0) return false;
  s[at] = value;
  return true;
}

function changeGang(t: Tables, s: State, seat: number, id: string | undefined): boolean {
  const at = seatAt(t, seat) + GANG;
  const piles = t.layout.gangPilesAt;
  const gang = id === undefined ? -1 : t.game.gangs.findIndex((entry) => entry.id === id);
  if (id !== undefined && gang < 0) return false;
  if (s[at] > 0) s[piles + s[at] - 1]++;
  if (gang >= 0) s[piles + gang]--;
  s[at] = gang + 1;
  return true;
}

/** Where a place keeps its count of a card; −1 for the deck, and among dug tools for what is none. */
function countAt(t: Tables, card: number, place: CardPlace): number {
  if (place === 'pile') return t.layout.pilesAt + card;
  if (place === 'discard') return t.layout.discardAt + card;
  if (place === 'deck') return -1;
  if ('hand' in place) return seatAt(t, place.hand) + HAND + card;
  const tool = t.tools.indexOf(card);
  return tool < 0 ? -1 : seatAt(t, place.dug) + t.layout.dugAt + tool;
}

function takeOut(t: Tables, s: State, card: number, place: CardPlace): boolean {
  const { deckAt } = t.layout;
  if (place === 'deck') {
    let at = deckAt + s[DECK_LEFT] - 1;
    while (at >= deckAt && s[at] !== card) at--;
    if (at < deckAt) return false;
    s.copyWithin(at, at + 1, deckAt + s[DECK_LEFT]);
    s[deckAt + --s[DECK_LEFT]] = 0;
    return true;
  }
  const at = countAt(t, card, place);
  if (at < 0 || s[at] <= 0) return false;
  if (typeof place === 'object' && 'hand' in place) takeFromHand(t, s, place.hand, card);
  else s[at]--;
  if (typeof place === 'object' && 'dug' in place) s[TOOLS_LEFT]++;
  return true;
}

function putIn(t: Tables, s: State, card: number, place: CardPlace): boolean {
  const { deckAt } = t.layout;
  if (place === 'deck') {
    if (t.open[card] === 1 || s[DECK_LEFT] >= t.deckSize) return false;
    s.copyWithin(deckAt + 1, deckAt, deckAt + s[DECK_LEFT]);
    s[deckAt] = card;
    s[DECK_LEFT]++;
    return true;
  }
  const at = countAt(t, card, place);
  if (at < 0) return false;
  if (typeof place === 'object' && 'hand' in place) addToHand(t, s, place.hand, card);
  else s[at]++;
  if (typeof place === 'object' && 'dug' in place) {
    s[TOOLS_LEFT]--;
    if (s[TOOLS_LEFT] === 0) checkEnd(t, s, s[ACTIVE]);
  }
  return true;
}
