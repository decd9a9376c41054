// What a seat remembers of other hands: the cards it has seen go there and not seen leave.
import { EVENT_KINDS } from '../api/events.ts';
import type { EventKind } from '../api/events.ts';
import { requireSeat } from '../tables/check-call.ts';
import { EVENT_SIZE, TO_ALL } from '../tables/feed.ts';
import type { Tables } from '../tables/tables.ts';

/** By seat × cards + card: so many of that card are in that hand for certain. Scratch space of one viewer. */
export type Memory = Int32Array;

/** A memory of nothing. */
export const makeMemory = (t: Tables): Memory => new Int32Array(t.seats * t.cards);

/** A memory made for these tables, or a RangeError BAD_MEMORY. */
export function requireMemory(t: Tables, memory: Memory): void {
  if (!(memory instanceof Int32Array) || memory.length !== t.seats * t.cards)
    throw new RangeError(`BAD_MEMORY: a memory of this table has ${t.seats * t.cards} numbers.`);
}

/** Forgets everything; for a new game in the same memory. */
export const forget = (memory: Memory): void => void memory.fill(0);

const GETS: readonly EventKind[] = ['took', 'bought', 'crafted'];
const LOSES: readonly EventKind[] = ['discarded', 'played', 'sold', 'dug', 'weapon'];

/**
 * Folds the raw events of a recorded step (`Recorded.events`) into what `viewer` remembers, in place. Only what the viewer
 * is told counts. A card that leaves a hand unseen might be any, so every certainty about that hand goes down by one.
 * A viewer that is no seat is a RangeError NO_SUCH_SEAT, a memory of other tables BAD_MEMORY.
 */
export function remember(t: Tables, memory: Memory, viewer: number, raw: readonly number[]): void {
  requireMemory(t, memory);
  requireSeat(t, viewer);
  for (let i = 0; i < raw.length; i += EVENT_SIZE) {
    const kind = EVENT_KINDS[raw[i]];
    const [, seat, other, what, count, who] = raw.slice(i, i + EVENT_SIZE);
    const sees = who === TO_ALL || ((who >> viewer) & 1) === 1;
    if (kind === 'redealt' || kind === 'corrected') forget(memory);
    else if (kind === 'looked' && sees) memory[other * t.cards + what] = count;
    else if (GETS.includes(kind)) move(t, memory, -1, seat, what, 1);
    else if (LOSES.includes(kind)) move(t, memory, seat, -1, what, 1);
    else if (kind === 'yielded') move(t, memory, seat, other, what, 1);
    else if (kind === 'stole') passOn(t, memory, other, seat, what, 1, sees);
    else if (kind === 'gave') passOn(t, memory, seat, other, what, count, sees);
  }
}

function passOn(t: Tables, memory: Memory, from: number, to: number, what: number, count: number, sees: boolean): void {
  if (sees) return move(t, memory, from, to, what, count);
  for (let card = 0; card < t.cards; card++) lose(memory, from * t.cards + card, count);
}

function move(t: Tables, memory: Memory, from: number, to: number, card: number, count: number): void {
  if (from >= 0) lose(memory, from * t.cards + card, count);
  if (to >= 0) memory[to * t.cards + card] += count;
}

function lose(memory: Memory, at: number, count: number): void {
  memory[at] = Math.max(0, memory[at] - count);
}
