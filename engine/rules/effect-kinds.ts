// What each kind of effect does: one entry per word of the closed vocabulary, so that a word without its doing does not compile.
import { ACTIONS, BEATINGS, CIGARETTES, HAND, HAND_SIZE, LOC, SAFE } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { EFFECT_KINDS } from '../facts/game.ts';
import type { EffectKind } from '../facts/game.ts';
import { LOOKED_AT, LOOKING, pushFrame } from '../state/stack.ts';
import { drawSearchCards, redealHands, seatAt, stealCards, takeFromPile } from '../state/cards.ts';
import { ANY } from '../tables/compile-effects.ts';
import { ALLOWED } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell, tellTo } from '../tables/tell.ts';
import { beat } from './beating.ts';
import { forbidsBeaten } from './dig.ts';
import { removeBeatings } from './heal.ts';
import { placeInmate } from './move.ts';

/** What its player chooses: nothing; another inmate (and then perhaps a place); a place; cards of the discard; tools to dig. */
export type Asks = 'nothing' | 'seat' | 'place' | 'discard' | 'tool';

export interface EffectDoing {
  readonly asks: Asks;
  /** Is a choice due for `seat`, if there is somebody to aim at where a seat is asked for? `a` is the effect's operand (tables.EffectTable). */
  readonly waits: (t: Tables, s: State, seat: number, a: number) => boolean;
  /** Without a choice: does it for `seat`; false if nothing came of it. */
  readonly perform: (t: Tables, s: State, seat: number, a: number) => boolean;
  /** Would it do something to the inmate `aimed`? */
  readonly touches: (t: Tables, s: State, aimed: number, a: number) => boolean;
  /** Does it to `aimed`, on behalf of `seat`, once it is known where to; false if the next effect has to wait. */
  readonly strike: (t: Tables, s: State, seat: number, aimed: number, a: number) => boolean;
}

const no = (): boolean => false;
const yes = (): boolean => true;

/** Where "that location" is for this seat: with teams, the cell block is one's own (team.sides). */
export const destination = (t: Tables, seat: number, location: number): number =>
  t.homeOf[t.teamOf[seat] * t.locations + location];

type Perform = EffectDoing['perform'];

/** Happens at once. */
const atOnce = (perform: Perform): EffectDoing => ({ asks: 'nothing', waits: no, perform, touches: no, strike: no });
/** Happens as somebody chooses. */
const byChoice = (asks: Asks, waits: EffectDoing['waits'], perform: Perform): EffectDoing => ({
  asks,
  waits,
  perform,
  touches: no,
  strike: no,
});
/** Happens to somebody else. */
const to = (touches: EffectDoing['touches'], strike: EffectDoing['strike']): EffectDoing => ({
  asks: 'seat',
  waits: yes,
  perform: no,
  touches,
  strike,
});

const holdsCards = (t: Tables, s: State, aimed: number): boolean => s[seatAt(t, aimed) + HAND_SIZE] > 0;

function anyDiscard(t: Tables, s: State): boolean {
  for (let card = 0; card < t.cards; card++) if (s[t.layout.discardAt + card] > 0) return true;
  return false;
}

/** Goes to the place of a moving effect (effect.move). */
function goTo(t: Tables, s: State, seat: number, a: number): boolean {
  const there = destination(t, seat, a);
  if (s[seatAt(t, seat) + LOC] === there) return false;
  placeInmate(t, s, seat, there);
  return true;
}

/** Shows a whole hand to one seat, until that seat is done (effect.look). */
function look(t: Tables, s: State, owner: number, seat: number): boolean {
  const hand = seatAt(t, seat) + HAND;
  for (let card = 0; card < t.cards; card++) {
    if (s[hand + card] > 0) tellTo(t, 1 << owner, 'looked', owner, seat, card, s[hand + card]);
  }
  s[pushFrame(s, LOOKING, owner) + LOOKED_AT] = seat;
  return false;
}

const DOING: Readonly<Record<EffectKind, EffectDoing>> = {
  // effect.draw
  draw: atOnce((t, s, seat, a) => {
    drawSearchCards(t, s, seat, a);
    return true;
  }),
  // effect.draw-discard
  'draw-discard': byChoice('discard', anyDiscard, no),
  // effect.gain
  gain: atOnce((t, s, seat, a) => {
    s[seatAt(t, seat) + CIGARETTES] += a;
    tell(t, 'gained', seat, -1, -1, a);
    return true;
  }),
  // effect.take
  take: atOnce((t, s, seat, a) => {
    if (!takeFromPile(t, s, seat, a)) return false;
    tell(t, 'took', seat, -1, a, 1);
    return true;
  }),
  // effect.move
  move: byChoice('place', (_t, _s, _seat, a) => a === ANY, goTo),
  // effect.move-other
  'move-other': to(
    (t, s, aimed, a) => a === ANY || destination(t, aimed, a) !== s[seatAt(t, aimed) + LOC],
    (t, s, _seat, aimed, a) => {
      placeInmate(t, s, aimed, destination(t, aimed, a));
      return true;
    },
  ),
  // effect.heal
  heal: atOnce((t, s, seat, a) => removeBeatings(t, s, seat, a) > 0),
  // effect.beat
  beat: to(
    (t, s, aimed) => s[seatAt(t, aimed) + BEATINGS] < t.n.maxBeatings,
    (t, s, _seat, aimed, a) => {
      beat(t, s, aimed, a);
      return true;
    },
  ),
  // effect.steal
  steal: to(holdsCards, (t, s, seat, aimed, a) => {
    stealCards(t, s, aimed, seat, a);
    return true;
  }),
  // effect.look
  look: to(holdsCards, look),
  // effect.safe
  safe: atOnce((t, s, seat) => {
    s[seatAt(t, seat) + SAFE] = 1;
    tell(t, 'safe', seat, -1, -1, 1);
    return true;
  }),
  // effect.extra-action
  'extra-action': atOnce((t, s, seat, a) => {
    s[ACTIONS] += a;
    tell(t, 'extra-action', seat, -1, -1, a);
    return true;
  }),
  // effect.redeal
  redeal: atOnce((t, s) => {
    redealHands(t, s);
    return true;
  }),
  // effect.dig-anywhere
  'dig-anywhere': byChoice('tool', (t, s, seat) => forbidsBeaten(t, s, seat) === ALLOWED, no),
};

/** By the number that the table of effects has for a kind. */
export const DOING_BY_CODE: readonly EffectDoing[] = EFFECT_KINDS.map((kind) => DOING[kind]);
