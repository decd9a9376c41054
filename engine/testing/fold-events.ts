// A table kept by hearing alone: raw events folded one after the other, to be held against the real one.
import { EVENT_KINDS } from '../api/events.ts';
import { cardInPlay } from '../state/check-frames.ts';
import { seatAt } from '../state/cards.ts';
import { EVENT_SIZE } from '../tables/feed.ts';
import { BEATINGS, CIGARETTES, GANG, HAND, LOC, MICHEL_AT, POINTS } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import type { Tables } from '../tables/tables.ts';

/** All that events move, by seat, card and gang. */
export interface Heard {
  readonly hands: number[][];
  readonly dug: number[][];
  readonly piles: number[];
  readonly discard: number[];
  readonly gangPiles: number[];
  readonly gangs: number[];
  readonly cigarettes: number[];
  readonly points: number[];
  readonly beatings: number[];
  readonly locations: number[];
  figure: number;
  /** The card whose effects run, −1 if none. */
  inPlay: number;
}

/** The table before anything has been dealt (setup.piles, setup.start). */
export function beforeTheDeal(t: Tables): Heard {
  const each = (value: number): number[] => Array.from({ length: t.seats }, () => value);
  const none = (): number[] => Array.from({ length: t.cards }, () => 0);
  return {
    hands: each(0).map(none),
    dug: each(0).map(none),
    piles: Array.from(t.copies, (copies, card) => (t.open[card] === 1 ? copies : 0)),
    discard: none(),
    gangPiles: Array.from(t.gangCopies),
    gangs: each(0),
    cigarettes: each(0),
    points: each(0),
    beatings: each(0),
    locations: each(0).map((_, seat) => t.homeOf[(t.teamOf[seat] ?? 0) * t.locations + t.startLocation] ?? -1),
    figure: t.michel ? t.michelLocation : 0,
    inPlay: -1,
  };
}

const add = (list: number[] | undefined, at: number, more: number): void => {
  if (list !== undefined) list[at] = (list[at] ?? 0) + more;
};

/** Where a card of its kind lies when it is in no hand. */
const heapOf = (t: Tables, heard: Heard, card: number): number[] => (t.open[card] === 1 ? heard.piles : heard.discard);

function hear(t: Tables, heard: Heard, event: readonly number[]): void {
  const [code = 0, seat = -1, other = -1, what = -1, count = 0] = event;
  const { hands } = heard;
  const use = (card: number): void => {
    add(hands[seat], card, -1);
    add(heapOf(t, heard, card), card, 1);
  };
  const take = (card: number): void => {
    add(heapOf(t, heard, card), card, -1);
    add(hands[seat], card, 1);
  };
  const pass = (from: number, to: number): void => {
    add(hands[from], what, -1);
    add(hands[to], what, 1);
  };
  switch (EVENT_KINDS[code]) {
    case 'drew':
      return add(hands[seat], what, 1);
    case 'reshuffled':
      return void heard.discard.fill(0);
    case 'redealt':
      return hands.forEach((hand) => hand.fill(0));
    case 'discarded':
    case 'weapon':
      return use(what);
    case 'sold':
      use(what);
      return add(heard.cigarettes, seat, count);
    case 'played':
      add(hands[seat], what, -1);
      return void (heard.inPlay = what);
    case 'took':
    case 'crafted':
      return take(what);
    case 'bought':
      take(what);
      return add(heard.cigarettes, seat, -count);
    case 'gained':
    case 'michel-beaten':
      return add(heard.cigarettes, seat, count);
    case 'joined':
      add(heard.gangPiles, what, -1);
      return void (heard.gangs[seat] = what + 1);
    case 'left': {
      const gang = heard.gangs[seat] ?? 0;
      if (gang > 0) add(heard.gangPiles, gang - 1, 1);
      heard.gangs[seat] = 0;
      return void (heard.locations[seat] = -1);
    }
    case 'moved':
      return void (heard.locations[seat] = what);
    case 'michel-moved':
      return void (heard.figure = what);
    case 'beaten':
      return add(heard.beatings, seat, count);
    case 'healed':
      return add(heard.beatings, seat, -count);
    case 'dug':
      add(hands[seat], what, -1);
      add(heard.dug[seat], what, 1);
      return add(heard.points, seat, count);
    case 'yielded':
      return other < 0 ? use(what) : pass(seat, other);
    case 'gave':
      return pass(seat, other);
    case 'stole':
      return pass(other, seat);
    default:
      // Everything else moves nothing that lies on the table.
      return;
  }
}

/** Folds the raw events of one step; which card is in play afterwards is open to all, and one that no longer is has been put away. */
export function foldEvents(t: Tables, heard: Heard, raw: readonly number[], inPlay: number): void {
  for (let i = 0; i < raw.length; i += EVENT_SIZE) hear(t, heard, raw.slice(i, i + EVENT_SIZE));
  if (heard.inPlay >= 0 && inPlay < 0) add(heapOf(t, heard, heard.inPlay), heard.inPlay, 1);
  heard.inPlay = inPlay;
}

/** The same, read off a state. */
export function seenIn(t: Tables, s: State): Heard {
  const seats = Array.from({ length: t.seats }, (_, seat) => seatAt(t, seat));
  const field = (at: number): number[] => seats.map((seat) => s[seat + at] ?? 0);
  const { pilesAt, discardAt, gangPilesAt, dugAt } = t.layout;
  return {
    hands: seats.map((seat) => Array.from(s.subarray(seat + HAND, seat + HAND + t.cards))),
    dug: seats.map((seat) =>
      Array.from({ length: t.cards }, (_, card) => {
        const tool = t.tools.indexOf(card);
        return tool < 0 ? 0 : (s[seat + dugAt + tool] ?? 0);
      }),
    ),
    piles: Array.from(s.subarray(pilesAt, pilesAt + t.cards)),
    discard: Array.from(s.subarray(discardAt, discardAt + t.cards)),
    gangPiles: Array.from(s.subarray(gangPilesAt, gangPilesAt + t.gangs)),
    gangs: field(GANG),
    cigarettes: field(CIGARETTES),
    points: field(POINTS),
    beatings: field(BEATINGS),
    locations: field(LOC),
    figure: s[MICHEL_AT] ?? 0,
    inPlay: cardInPlay(t, s),
  };
}
