// One plain form of a state that any interpreter of the rules can produce too; two interpreters agree when these are equal.
import { END_REASONS } from '../api/view.ts';
import {
  ACTIONS,
  ACTIVE,
  BEATINGS,
  BOT_STREAMS,
  CIGARETTES,
  DECK_LEFT,
  DECK_STREAM,
  DEPTH,
  DICE_STREAMS,
  EXTORTIONS,
  FRAMES,
  FRAME_SIZE,
  GANG,
  HAND,
  LEFT,
  LOC,
  MICHEL_AT,
  MICHEL_MOVES,
  MICHEL_STREAM,
  NUMBER,
  OVER,
  POINTS,
  SAFE,
  SETUP_STREAM,
  START,
  STREAMS,
  STRENGTH_LEFT,
  THEFT_STREAM,
  TURN,
  WINNERS,
} from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { canonicalFrame } from './frame.ts';
import type { CanonicalFrame } from './frame.ts';
import { seatsOf } from './seats-of.ts';
import { seatAt } from '../state/cards.ts';
import { locationId } from '../tables/compile-places.ts';
import type { Tables } from '../tables/tables.ts';

type Words4 = readonly number[];

export interface CanonicalSeat {
  readonly location: string | null;
  readonly beatings: number;
  readonly cigarettes: number;
  readonly points: number;
  readonly gang: string | null;
  readonly safe: boolean;
  readonly left: boolean;
  /** Only kinds that are there, in the order of `Game.cards`. */
  readonly hand: Readonly<Record<string, number>>;
  readonly dug: Readonly<Record<string, number>>;
  /** Face down, then face up, each in the order dealt. */
  readonly hidden: readonly string[];
  readonly revealed: readonly string[];
}

export interface Canonical {
  readonly number: number;
  readonly turn: number;
  readonly active: number;
  readonly start: number;
  readonly actionsLeft: number;
  readonly extortions: number;
  readonly michelMoves: number;
  readonly over: string | null;
  readonly winners: readonly number[];
  /** Strength cards not yet turned, the last is turned next; and those turned, in the order turned. */
  readonly michel: {
    readonly location: string;
    readonly strength: readonly string[];
    readonly turned: readonly string[];
  } | null;
  readonly seats: readonly CanonicalSeat[];
  /** Every open pile. */
  readonly piles: Readonly<Record<string, number>>;
  /** Only kinds that are there. */
  readonly discard: Readonly<Record<string, number>>;
  readonly gangPiles: Readonly<Record<string, number>>;
  /** The last is drawn next. */
  readonly deck: readonly string[];
  /** Open decisions, innermost last. */
  readonly stack: readonly CanonicalFrame[];
  /** Four words each, as numbers from 0 to 2³² − 1. */
  readonly streams: {
    readonly deck: Words4;
    readonly theft: Words4;
    readonly setup: Words4;
    readonly michel: Words4;
    readonly dice: readonly Words4[];
    readonly bots: readonly Words4[];
  };
}

const counts = (t: Tables, s: State, at: number, all: (card: number) => boolean): Record<string, number> => {
  const list: Record<string, number> = {};
  t.game.cards.forEach(({ id }, card) => {
    if (all(card)) list[id] = s[at + card];
  });
  return list;
};

function canonicalSeat(t: Tables, s: State, seat: number): CanonicalSeat {
  const at = seatAt(t, seat);
  const held = Array.from({ length: t.n.startBackgrounds }, (_, i) => s[at + t.layout.heldAt + i]);
  const dug: Record<string, number> = {};
  t.tools.forEach((card, tool) => {
    if (s[at + t.layout.dugAt + tool] > 0) dug[t.game.cards[card].id] = s[at + t.layout.dugAt + tool];
  });
  return {
    location: s[at + LOC] < 0 ? null : locationId(t.game, s[at + LOC]),
    beatings: s[at + BEATINGS],
    cigarettes: s[at + CIGARETTES],
    points: s[at + POINTS],
    gang: t.game.gangs[s[at + GANG] - 1]?.id ?? null,
    safe: s[at + SAFE] !== 0,
    left: s[at + LEFT] !== 0,
    hand: counts(t, s, at + HAND, (card) => s[at + HAND + card] > 0),
    dug,
    hidden: held.filter((entry) => entry > 0).map((entry) => t.game.backgrounds[entry - 1].id),
    revealed: held.filter((entry) => entry < 0).map((entry) => t.game.backgrounds[-entry - 1].id),
  };
}

/** The canonical form of a state; equal forms mean equal games, chance to come included. */
export function canonical(t: Tables, s: State): Canonical {
  const { layout, game } = t;
  const words = (stream: number): number[] =>
    Array.from(s.subarray(STREAMS + stream * 4, STREAMS + stream * 4 + 4), (word) => word >>> 0);
  const perSeat = (first: number): number[][] => Array.from({ length: t.seats }, (_, seat) => words(first + seat));
  const strength = Array.from(
    s.subarray(layout.strengthAt, layout.strengthAt + t.strengthSize),
    (card) => game.strengthCards[card].id,
  );
  return {
    number: s[NUMBER],
    turn: s[TURN],
    active: s[ACTIVE],
    start: s[START],
    actionsLeft: s[ACTIONS],
    extortions: s[EXTORTIONS],
    michelMoves: s[MICHEL_MOVES],
    over: END_REASONS[s[OVER] - 1] ?? null,
    winners: seatsOf(s[WINNERS]),
    michel: t.michel
      ? {
          location: locationId(game, s[MICHEL_AT]),
          strength: strength.slice(0, s[STRENGTH_LEFT]),
          turned: strength.slice(s[STRENGTH_LEFT]).reverse(),
        }
      : null,
    seats: Array.from({ length: t.seats }, (_, seat) => canonicalSeat(t, s, seat)),
    piles: counts(t, s, layout.pilesAt, (card) => t.open[card] === 1),
    discard: counts(t, s, layout.discardAt, (card) => s[layout.discardAt + card] > 0),
    gangPiles: Object.fromEntries(game.gangs.map(({ id }, gang) => [id, s[layout.gangPilesAt + gang]])),
    deck: Array.from(s.subarray(layout.deckAt, layout.deckAt + s[DECK_LEFT]), (card) => game.cards[card].id),
    stack: Array.from({ length: s[DEPTH] }, (_, depth) => canonicalFrame(t, s, FRAMES + depth * FRAME_SIZE)),
    streams: {
      deck: words(DECK_STREAM),
      theft: words(THEFT_STREAM),
      setup: words(SETUP_STREAM),
      michel: words(MICHEL_STREAM),
      dice: perSeat(DICE_STREAMS),
      bots: perSeat(BOT_STREAMS),
    },
  };
}

/** The canonical form as one line of JSON, keys in the order of the interface: compare these in fuzzing. */
export const canonicalText = (t: Tables, s: State): string => JSON.stringify(canonical(t, s));
