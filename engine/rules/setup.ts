// Setting the table: piles, shuffled decks, start player, backgrounds and hands, in this order.
import { drawIndex, seedStreams, shuffle } from '../state/chance.ts';
import {
  ACTIVE,
  DECK_LEFT,
  DECK_STREAM,
  LOC,
  MICHEL_AT,
  SEATS,
  SETUP_STREAM,
  START,
  STREAMS,
  TOOLS_LEFT,
} from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { popSearchCard, seatAt, addToHand } from '../state/cards.ts';
import { BACKGROUND, START_SEAT, nextGiven, noteUsed } from '../tables/feed.ts';
import type { Tables } from '../tables/tables.ts';
import { tellTo } from '../tables/tell.ts';
import { checkStalemate } from './end.ts';
import { shuffleStrength } from './michel.ts';
import { startTurn } from './turn.ts';

/**
 * Sets a new game up in `s`, whatever stood there (setup.*). The same tables and seed give the same start. `seed` is a
 * whole number from 0 to 2⁵³ − 1, else a RangeError BAD_SEED, and `s` stays as it is.
 */
export function setUp(t: Tables, s: State, seed: number): void {
  seedStreams(s, seed);
  s.fill(0, 0, STREAMS);
  s.fill(0, SEATS);
  layPiles(t, s);
  if (t.michel) {
    s[MICHEL_AT] = t.michelLocation;
    shuffleStrength(t, s);
  }
  s[START] = chooseStart(t, s);
  dealBackgrounds(t, s);
  for (let turn = 0; turn < t.seats; turn++) dealHand(t, s, (s[START] + turn) % t.seats);
  s[ACTIVE] = s[START];
  startTurn(t, s, s[START]);
  checkStalemate(t, s);
}

/** Open piles, gang piles, figures in their cell block, and the search deck shuffled (setup.piles, setup.start). */
function layPiles(t: Tables, s: State): void {
  const { pilesAt, gangPilesAt, deckAt } = t.layout;
  let deck = 0;
  for (let card = 0; card < t.cards; card++) {
    if (t.open[card] === 1) s[pilesAt + card] = t.copies[card];
    else for (let i = t.copies[card]; i > 0; i--) s[deckAt + deck++] = card;
  }
  s[DECK_LEFT] = deck;
  shuffle(s, DECK_STREAM, deckAt, deck);
  for (let gang = 0; gang < t.gangs; gang++) s[gangPilesAt + gang] = t.gangCopies[gang];
  for (let tool = 0; tool < t.tools.length; tool++) s[TOOLS_LEFT] += t.copies[t.tools[tool]];
  for (let seat = 0; seat < t.seats; seat++)
    s[seatAt(t, seat) + LOC] = t.homeOf[t.teamOf[seat] * t.locations + t.startLocation];
}

function chooseStart(t: Tables, s: State): number {
  const seat = drawIndex(s, SETUP_STREAM, t.seats);
  if (!t.feed.open) return seat;
  const given = nextGiven(t.feed, START_SEAT);
  if (given >= t.seats) t.feed.bad = true;
  const start = given >= 0 && given < t.seats ? given : seat;
  noteUsed(t.feed, START_SEAT, start);
  return start;
}

/** Background cards by number, shuffled; the last is dealt first, one to each from the start player on, then the next round (setup.hand). */
function dealBackgrounds(t: Tables, s: State): void {
  const order = t.backgroundOrder;
  for (let i = 0; i < t.backgrounds; i++) order[i] = i;
  for (let i = t.backgrounds - 1; i > 0; i--) {
    const j = drawIndex(s, SETUP_STREAM, i + 1);
    const held = order[i];
    order[i] = order[j];
    order[j] = held;
  }
  let left = t.backgrounds;
  for (let round = 0; round < t.n.startBackgrounds; round++) {
    for (let turn = 0; turn < t.seats && left > 0; turn++) {
      const seat = (s[START] + turn) % t.seats;
      if (t.feed.open) followBackground(t, order, left);
      s[seatAt(t, seat) + t.layout.heldAt + round] = order[--left] + 1;
    }
  }
}

/** With real cards: the background that was dealt comes to the top. */
function followBackground(t: Tables, order: Int32Array, left: number): void {
  const given = nextGiven(t.feed, BACKGROUND);
  if (given >= 0) {
    const at = order.subarray(0, left).indexOf(given);
    if (at < 0) t.feed.bad = true;
    else {
      order[at] = order[left - 1];
      order[left - 1] = given;
    }
  }
  noteUsed(t.feed, BACKGROUND, order[left - 1]);
}

/** The whole starting hand of one seat; a short deck deals what there is. */
function dealHand(t: Tables, s: State, seat: number): void {
  for (let i = 0; i < t.n.startHand; i++) {
    const card = popSearchCard(t, s);
    if (card < 0) return;
    addToHand(t, s, seat, card);
    tellTo(t, 1 << seat, 'drew', seat, -1, card, 1);
  }
}
