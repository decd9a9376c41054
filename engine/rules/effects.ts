// Runs the effects of a card or background in order, stopping wherever its player has to choose (card.play).
import { BEATINGS, CIGARETTES, DEPTH, HAND_SIZE, LEFT, LOC, OVER, SAFE, ACTIONS } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import {
  AIMED,
  DECIDER,
  EFFECT,
  KIND,
  REMAINING,
  SOURCE,
  STEP,
  popFrame,
  pushFrame,
  topFrame,
} from '../state/stack.ts';
import { drawSearchCards, putAway, tellMissing, redealHands, seatAt, takeFromPile } from '../state/cards.ts';
import {
  E_BEAT,
  E_DIG_ANYWHERE,
  E_DRAW,
  E_DRAW_DISCARD,
  E_EXTRA_ACTION,
  E_GAIN,
  E_HEAL,
  E_LOOK,
  E_MOVE,
  E_MOVE_OTHER,
  E_REDEAL,
  E_SAFE,
  E_STEAL,
  E_TAKE,
} from '../tables/codes.ts';
import { ANY } from '../tables/compile-effects.ts';
import { ALLOWED } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell } from '../tables/tell.ts';
import { forbidsBeaten } from './dig.ts';
import { removeBeatings } from './heal.ts';
import { placeInmate } from './move.ts';

/** Begins the effects of `source` (a card kind, or a background; see tables.EffectTable) for `seat`. */
export function beginEffects(t: Tables, s: State, seat: number, source: number): void {
  const f = pushFrame(s, EFFECT, seat);
  s[f + SOURCE] = source;
  enterStep(t, s, f, t.effects.start[source]);
  runEffects(t, s);
}

function enterStep(t: Tables, s: State, f: number, step: number): void {
  s[f + STEP] = step;
  s[f + REMAINING] = step < t.effects.end[s[f + SOURCE]] ? repeatsOf(t, step) : 0;
  s[f + AIMED] = 0;
}

/** How often a choice of this effect is made: card by card, tool by tool; an aim or a way only once. */
function repeatsOf(t: Tables, step: number): number {
  const kind = t.effects.kind[step];
  return kind === E_DRAW_DISCARD || kind === E_DIG_ANYWHERE ? t.effects.a[step] : 1;
}

/** Goes on until a choice is due or the list is done; a played card is then put away. */
export function runEffects(t: Tables, s: State): void {
  while (s[OVER] === 0 && s[DEPTH] > 0) {
    const f = topFrame(s);
    if (s[f + KIND] !== EFFECT) return;
    const source = s[f + SOURCE];
    const step = s[f + STEP];
    if (step >= t.effects.end[source]) {
      popFrame(s);
      if (source < t.cards) putAway(t, s, source);
      return;
    }
    if (waits(t, s, f)) return;
    if (s[f + REMAINING] > 0 && !perform(t, s, s[f + DECIDER], step)) {
      const asked = repeatsOf(t, step);
      tellMissing(t, s[f + DECIDER], asked - s[f + REMAINING], asked);
    }
    enterStep(t, s, f, step + 1);
  }
}

/** May the effect of frame `f` be aimed at `seat`: within reach, and would it do something? */
export function canAim(t: Tables, s: State, f: number, seat: number): boolean {
  const owner = s[f + DECIDER];
  const step = s[f + STEP];
  const at = seatAt(t, seat);
  if (seat === owner || s[at + LEFT] !== 0) return false;
  if (t.effects.anywhere[step] === 0 && s[at + LOC] !== s[seatAt(t, owner) + LOC]) return false;
  switch (t.effects.kind[step]) {
    case E_BEAT:
      return s[at + BEATINGS] < t.n.maxBeatings;
    case E_STEAL:
    case E_LOOK:
      return s[at + HAND_SIZE] > 0;
    case E_MOVE_OTHER:
      return t.effects.a[step] === ANY || destination(t, seat, t.effects.a[step]) !== s[at + LOC];
    default:
      return false;
  }
}

/** Where "that location" is for this seat: with teams, the cell block is one's own (team.sides). */
export const destination = (t: Tables, seat: number, location: number): number =>
  t.homeOf[t.teamOf[seat] * t.locations + location];

function anyAim(t: Tables, s: State, f: number): boolean {
  for (let seat = 0; seat < t.seats; seat++) if (canAim(t, s, f, seat)) return true;
  return false;
}

function anyDiscard(t: Tables, s: State): boolean {
  for (let card = 0; card < t.cards; card++) if (s[t.layout.discardAt + card] > 0) return true;
  return false;
}

/** Is a choice due for the effect of frame `f`? Asked anew whenever the table has changed. */
export function waits(t: Tables, s: State, f: number): boolean {
  if (s[f + REMAINING] <= 0) return false;
  const step = s[f + STEP];
  switch (t.effects.kind[step]) {
    case E_DRAW_DISCARD:
      return anyDiscard(t, s);
    case E_MOVE:
      return t.effects.a[step] === ANY;
    case E_MOVE_OTHER:
    case E_BEAT:
    case E_STEAL:
    case E_LOOK:
      return s[f + AIMED] !== 0 || anyAim(t, s, f);
    case E_DIG_ANYWHERE:
      return forbidsBeaten(t, s, s[f + DECIDER]) === ALLOWED;
    default:
      return false;
  }
}

/**
 * The effects that need no choice (effect.draw, effect.gain, effect.take, effect.move to a place, effect.heal, effect.safe,
 * effect.extra-action, effect.redeal); false if nothing came of it.
 */
function perform(t: Tables, s: State, seat: number, step: number): boolean {
  const at = seatAt(t, seat);
  const a = t.effects.a[step];
  switch (t.effects.kind[step]) {
    case E_DRAW:
      drawSearchCards(t, s, seat, a);
      return true;
    case E_GAIN:
      s[at + CIGARETTES] += a;
      tell(t, 'gained', seat, -1, -1, a);
      return true;
    case E_TAKE:
      if (!takeFromPile(t, s, seat, a)) return false;
      tell(t, 'took', seat, -1, a, 1);
      return true;
    case E_MOVE: {
      const to = destination(t, seat, a);
      if (s[at + LOC] === to) return false;
      placeInmate(t, s, seat, to);
      return true;
    }
    case E_HEAL:
      return removeBeatings(t, s, seat, a) > 0;
    case E_SAFE:
      s[at + SAFE] = 1;
      tell(t, 'safe', seat, -1, -1, 1);
      return true;
    case E_EXTRA_ACTION:
      s[ACTIONS] += a;
      tell(t, 'extra-action', seat, -1, -1, a);
      return true;
    case E_REDEAL:
      redealHands(t, s);
      return true;
    default:
      return false;
  }
}
