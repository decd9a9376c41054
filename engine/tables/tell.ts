// Telling what happens: only a recorded step listens, a simulated one passes by.
import { EVENT_KINDS } from '../api/events.ts';
import type { EventKind } from '../api/events.ts';
import { TO_ALL } from './feed.ts';
import type { Tables } from './tables.ts';

/** Tells everyone; −1 stands for "none". */
export function tell(t: Tables, kind: EventKind, seat: number, other: number, what: number, count: number): void {
  if (t.feed.open) t.feed.events.push(EVENT_KINDS.indexOf(kind), seat, other, what, count, TO_ALL);
}

/** Tells everyone that it happened, and the seats of `set` (a bit each) what card it was. */
export function tellTo(
  t: Tables,
  set: number,
  kind: EventKind,
  seat: number,
  other: number,
  what: number,
  count: number,
): void {
  if (t.feed.open) t.feed.events.push(EVENT_KINDS.indexOf(kind), seat, other, what, count, set);
}
