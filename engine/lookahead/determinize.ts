// A game that a seat might be sitting in: everything it cannot know dealt anew, everything it can see as it was.
import type { Viewer } from '../api/view.ts';
import { seatAt } from '../state/cards.ts';
import { drawIndex, shuffle } from '../state/chance.ts';
import { noteKinds } from '../state/kinds.ts';
import { DECIDER, KIND, LOOKED_AT, LOOKING, topFrame } from '../state/stack.ts';
import { isSeed, named, requireViewer } from '../tables/check-call.ts';
import type { State } from '../tables/layout.ts';
import {
  DECK_LEFT,
  DEPTH,
  HAND,
  HAND_SIZE,
  SETUP_STREAM,
  STRENGTH_LEFT,
  STREAM_COUNT,
  STREAMS,
} from '../tables/layout.ts';
import type { Tables } from '../tables/tables.ts';
import { requireMemory } from './memory.ts';
import type { Memory } from './memory.ts';

/** The stream that deals; like all others it has been filled from the seed just before. */
const DEALER = SETUP_STREAM;

/**
 * Deals anew, in place and without new memory, all that `viewer` cannot know of `s`: the order of the search deck, the
 * hands of others, face-down backgrounds, the order of strength cards, and every stream of chance. `viewFor` stays equal;
 * all deals that agree with it are equally likely (cards of open piles are never in the search deck). What the viewer has
 * seen go into other hands may be handed in as `memory` and then stays there.
 *
 * This is the door for bots that look ahead. `copyState` with `step` plays on with the real next card: that is cheating.
 * `seed` is a whole number from 0 to 2⁵³ − 1, else a RangeError BAD_SEED; equal seeds give equal deals. A viewer that is neither a
 * seat nor the table is a RangeError NO_SUCH_SEAT, a memory of other tables BAD_MEMORY.
 */
export function determinize(t: Tables, s: State, viewer: Viewer, seed: number, memory?: Memory): void {
  requireViewer(t, viewer);
  if (!isSeed(seed))
    throw new RangeError(`BAD_SEED: the seed must be a whole number from 0 to 2^53 - 1, not ${named(seed)}.`);
  if (memory !== undefined) requireMemory(t, memory);
  const seat = viewer === 'table' ? -1 : viewer;
  reseed(s, seed);
  dealHands(t, s, seat, memory);
  dealBackgrounds(t, s, seat);
  shuffle(s, DEALER, t.layout.strengthAt, s[STRENGTH_LEFT]);
}

/** Fills all streams from the seed: a counter through a 32-bit finaliser, so that near seeds part at once. */
function reseed(s: State, seed: number): void {
  let counter = (seed | 0) ^ Math.imul((seed / 4294967296) | 0, 0x9e3779b1);
  for (let i = 0; i < STREAM_COUNT * 4; i++) {
    counter = (counter + 0x9e3779b9) | 0;
    let word = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    s[STREAMS + i] = word ^ (word >>> 15);
  }
}

/** The seat whose hand lies open before `seat` just now, −1 if none. */
function lookedAt(s: State, seat: number): number {
  if (s[DEPTH] === 0) return -1;
  const f = topFrame(s);
  return s[f + KIND] === LOOKING && s[f + DECIDER] === seat ? s[f + LOOKED_AT] : -1;
}

/**
 * Which search cards are in hands is drawn first, then which hand holds what; together every deal is equally likely.
 * `t.scratch` takes the cards of the hands; the deck's own stretch of the state has room for every search card.
 */
function dealHands(t: Tables, s: State, seat: number, memory: Memory | undefined): void {
  const heap = t.scratch;
  const shown = lookedAt(s, seat);
  const deckEnd = t.layout.deckAt + s[DECK_LEFT];
  let fromPiles = 0;
  let end = deckEnd;
  for (let other = 0; other < t.seats; other++) {
    if (other === seat || other === shown) continue;
    const hand = seatAt(t, other) + HAND;
    for (let card = 0; card < t.cards; card++) {
      const held = s[hand + card];
      if (held === 0) continue;
      const kept = memory === undefined ? 0 : Math.min(held, memory[other * t.cards + card]);
      s[hand + card] = kept;
      for (let i = kept; i < held; i++) {
        if (t.open[card] === 1) heap[fromPiles++] = card;
        else s[end++] = card;
      }
    }
  }
  shuffle(s, DEALER, t.layout.deckAt, end - t.layout.deckAt);
  let size = fromPiles;
  for (let at = deckEnd; at < end; at++) {
    heap[size++] = s[at];
    s[at] = 0;
  }
  for (let i = size - 1; i > 0; i--) {
    const j = drawIndex(s, DEALER, i + 1);
    const card = heap[i];
    heap[i] = heap[j];
    heap[j] = card;
  }
  for (let other = 0; other < t.seats; other++)
    if (other !== seat && other !== shown) size = fillHand(t, s, other, heap, size);
}

/** Tops a hand up to its size from the end of the heap; returns what is left of the heap. */
function fillHand(t: Tables, s: State, seat: number, heap: Int32Array, size: number): number {
  const at = seatAt(t, seat);
  let missing = s[at + HAND_SIZE];
  for (let card = 0; card < t.cards; card++) missing -= s[at + HAND + card];
  let left = size;
  while (missing-- > 0) s[at + HAND + heap[--left]]++;
  noteKinds(t, s, seat);
  return left;
}

/** Face-down backgrounds of others, out of all that were neither dealt to the seat nor revealed by anybody. */
function dealBackgrounds(t: Tables, s: State, seat: number): void {
  const pool = t.backgroundOrder;
  let size = 0;
  for (let background = 0; background < t.backgrounds; background++)
    if (!isKnown(t, s, seat, background + 1)) pool[size++] = background + 1;
  for (let other = 0; other < t.seats; other++) {
    if (other === seat) continue;
    const held = seatAt(t, other) + t.layout.heldAt;
    for (let i = 0; i < t.n.startBackgrounds; i++) {
      if (s[held + i] <= 0) continue;
      const j = drawIndex(s, DEALER, size);
      s[held + i] = pool[j];
      pool[j] = pool[--size];
    }
  }
}

function isKnown(t: Tables, s: State, seat: number, entry: number): boolean {
  for (let other = 0; other < t.seats; other++) {
    const held = seatAt(t, other) + t.layout.heldAt;
    for (let i = 0; i < t.n.startBackgrounds; i++)
      if (s[held + i] === -entry || (other === seat && s[held + i] === entry)) return true;
  }
  return false;
}
