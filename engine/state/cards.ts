// Moving cards between deck, hands, piles and discard; every card of the game is always in exactly one place.
import { drawIndex, shuffle } from './chance.ts';
import { DEAL, DRAW, THEFT, nextGiven, noteUsed } from '../tables/feed.ts';
import type { Tables } from '../tables/tables.ts';
import { tell, tellTo } from '../tables/tell.ts';
import { kindsOf, offerKinds } from './kinds.ts';
import type { State } from '../tables/layout.ts';
import { DECK_LEFT, DECK_STREAM, HAND, HAND_SIZE, SEATS, THEFT_STREAM } from '../tables/layout.ts';

/** Place of a seat in a state. */
export const seatAt = (t: Tables, seat: number): number => SEATS + seat * t.layout.stride;

export function addToHand(t: Tables, s: State, seat: number, card: number): void {
  const at = seatAt(t, seat);
  s[at + HAND + card]++;
  s[at + HAND_SIZE]++;
  s[kindsOf(t, seat) + (card >> 5)] |= 1 << (card & 31);
}

export function takeFromHand(t: Tables, s: State, seat: number, card: number): void {
  const at = seatAt(t, seat);
  const left = s[at + HAND + card] - 1;
  s[at + HAND + card] = left;
  s[at + HAND_SIZE]--;
  if (left === 0) s[kindsOf(t, seat) + (card >> 5)] &= ~(1 << (card & 31));
}

/** Writes `base` + card for every kind in a hand behind the first `from` codes. */
export function offerHand(t: Tables, s: State, seat: number, base: number, out: Int32Array, from: number): number {
  return offerKinds(s, kindsOf(t, seat), t.allCards, base, out, from);
}

/** A card that is used up goes to its open pile or to the search discard (turn.discard, extort.spent). */
export function putAway(t: Tables, s: State, card: number): void {
  s[(t.open[card] === 1 ? t.layout.pilesAt : t.layout.discardAt) + card]++;
}

export function discardFromHand(t: Tables, s: State, seat: number, card: number): void {
  takeFromHand(t, s, seat, card);
  putAway(t, s, card);
}

/** Takes a card from its open pile into a hand; false if the pile is empty. */
export function takeFromPile(t: Tables, s: State, seat: number, card: number): boolean {
  const at = t.layout.pilesAt + card;
  if (s[at] <= 0) return false;
  s[at]--;
  addToHand(t, s, seat, card);
  return true;
}

/** Turns the search discard into a new deck (search.empty): laid out by card kind, then shuffled. */
function reshuffle(t: Tables, s: State): void {
  const { deckAt, discardAt } = t.layout;
  let left = 0;
  for (let card = 0; card < t.cards; card++) {
    for (let i = s[discardAt + card]; i > 0; i--) s[deckAt + left++] = card;
    s[discardAt + card] = 0;
  }
  s[DECK_LEFT] = left;
  shuffle(s, DECK_STREAM, deckAt, left);
  if (left > 0) tell(t, 'reshuffled', -1, -1, -1, left);
}

/** With real cards: the card that was drawn comes to the top, wherever the deck had it. */
function bringToTop(t: Tables, s: State, card: number): void {
  const { deckAt } = t.layout;
  const top = deckAt + s[DECK_LEFT] - 1;
  for (let at = top; at >= deckAt; at--) {
    if (s[at] !== card) continue;
    s[at] = s[top];
    s[top] = card;
    return;
  }
  t.feed.bad = true;
}

/** Takes the top search card, reshuffling first if the deck is empty; −1 if there is none at all. */
export function popSearchCard(t: Tables, s: State): number {
  if (s[DECK_LEFT] === 0) reshuffle(t, s);
  if (s[DECK_LEFT] === 0) return -1;
  if (t.feed.open) {
    const given = nextGiven(t.feed, DRAW);
    if (given >= 0) bringToTop(t, s, given);
  }
  const at = t.layout.deckAt + --s[DECK_LEFT];
  const card = s[at];
  s[at] = 0;
  if (t.feed.open) noteUsed(t.feed, DRAW, card);
  return card;
}

/** Says that not all of what was asked for was there: nothing at all, or how many cards are missing. */
export function tellMissing(t: Tables, seat: number, had: number, asked: number): void {
  if (had === 0) tell(t, 'nothing', seat, -1, -1, 0);
  else if (had < asked) tell(t, 'fell-short', seat, -1, -1, asked - had);
}

/** Draws up to `count` search cards into a hand and returns how many there were (search.draw, search.empty). */
export function drawSearchCards(t: Tables, s: State, seat: number, count: number): number {
  for (let drawn = 0; drawn < count; drawn++) {
    const card = popSearchCard(t, s);
    if (card < 0) {
      tellMissing(t, seat, drawn, count);
      return drawn;
    }
    addToHand(t, s, seat, card);
    tellTo(t, 1 << seat, 'drew', seat, -1, card, 1);
  }
  return count;
}

/** A card of a hand by chance, still in that hand; −1 from an empty hand. Counted through the kinds in order. */
export function pickFromHand(t: Tables, s: State, seat: number): number {
  const at = seatAt(t, seat);
  const size = s[at + HAND_SIZE];
  if (size === 0) return -1;
  let left = drawIndex(s, THEFT_STREAM, size);
  let card = 0;
  for (;;) {
    left -= s[at + HAND + card];
    if (left < 0) break;
    card++;
  }
  if (t.feed.open) {
    const given = nextGiven(t.feed, THEFT);
    if (given >= 0) {
      if (given < t.cards && s[at + HAND + given] > 0) card = given;
      else t.feed.bad = true;
    }
    noteUsed(t.feed, THEFT, card);
  }
  return card;
}

/** Up to `count` random cards from one hand to another (extort.won, extort.lost, effect.steal); says so where it has fewer. */
export function stealCards(t: Tables, s: State, from: number, to: number, count: number): void {
  let stolen = 0;
  while (stolen < count && stealRandom(t, s, from, to)) stolen++;
  tellMissing(t, to, stolen, count);
}

/** Moves a random card from one hand to another; false from an empty hand. */
function stealRandom(t: Tables, s: State, from: number, to: number): boolean {
  const card = pickFromHand(t, s, from);
  if (card < 0) return false;
  takeFromHand(t, s, from, card);
  addToHand(t, s, to, card);
  tellTo(t, (1 << from) | (1 << to), 'stole', to, from, card, 1);
  return true;
}

/** Effect redeal: all hands in one heap by kind, shuffled, dealt seat by seat from seat 0, each as many as before. */
export function redealHands(t: Tables, s: State): void {
  const heap = t.scratch;
  const { kindsAt, kindWords } = t.layout;
  let size = 0;
  for (let word = 0; word < kindWords; word++) {
    let held = 0;
    for (let seat = 0; seat < t.seats; seat++) held |= s[kindsAt + seat * kindWords + word];
    for (; held !== 0; held &= held - 1) {
      const card = word * 32 + 31 - Math.clz32(held & -held);
      for (let seat = 0; seat < t.seats; seat++)
        for (let i = s[seatAt(t, seat) + HAND + card]; i > 0; i--) heap[size++] = card;
    }
  }
  shuffleHeap(s, heap, size);
  tell(t, 'redealt', -1, -1, -1, size);
  if (t.feed.open) followDeal(t, heap, size);
  let next = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    const at = seatAt(t, seat);
    for (let card = 0; card < t.cards; card++) s[at + HAND + card] = 0;
    const kinds = kindsOf(t, seat);
    for (let word = 0; word < kindWords; word++) s[kinds + word] = 0;
    for (let i = s[at + HAND_SIZE]; i > 0; i--) {
      const card = heap[next++];
      s[at + HAND + card]++;
      s[kinds + (card >> 5)] |= 1 << (card & 31);
      tellTo(t, 1 << seat, 'drew', seat, -1, card, 1);
    }
  }
}

function shuffleHeap(s: State, heap: Int32Array, size: number): void {
  for (let i = size - 1; i > 0; i--) {
    const j = drawIndex(s, DECK_STREAM, i + 1);
    const held = heap[i];
    heap[i] = heap[j];
    heap[j] = held;
  }
}

/** With real cards: the heap takes the order handed in, if it is the same heap. */
function followDeal(t: Tables, heap: Int32Array, size: number): void {
  const given = t.feed.given[DEAL];
  if (given.length > 0) {
    const same = Int32Array.from(given).sort().join() === heap.slice(0, size).sort().join();
    if (same) heap.set(given);
    else t.feed.bad = true;
  }
  for (let i = 0; i < size; i++) noteUsed(t.feed, DEAL, heap[i]);
}
