// The tap beside a running step: chance values handed in, chance values used, and what happened, for logs. Closed in simulation.

/** Kinds of chance, each with its own row of values. */
export const DIE = 0;
export const DRAW = 1;
export const THEFT = 2;
export const STRENGTH = 3;
export const DEAL = 4;
export const START_SEAT = 5;
export const BACKGROUND = 6;
export const CHANCE_KINDS = 7;

export interface Feed {
  /** Only a recorded step is told and listens. */
  open: boolean;
  /** A value handed in was impossible. */
  bad: boolean;
  readonly given: number[][];
  readonly used: number[][];
  /** Five numbers an event: kind, seat, other seat, what, count; −1 for none. Then a bit per seat that may know `what`, −1 for all. */
  events: number[];
}

export const EVENT_SIZE = 6;
/** `what` is open to all. */
export const TO_ALL = -1;

const rows = (): number[][] => Array.from({ length: CHANCE_KINDS }, () => []);

export function makeFeed(): Feed {
  return { open: false, bad: false, given: rows(), used: rows(), events: [] };
}

/** Most rows are empty, and to set a length costs more than to look at it. */
function empty(row: number[]): void {
  if (row.length > 0) row.length = 0;
}

/** Empties the tap and opens or closes it. */
export function resetFeed(feed: Feed, open: boolean): void {
  feed.open = open;
  feed.bad = false;
  for (let kind = 0; kind < CHANCE_KINDS; kind++) {
    empty(feed.given[kind]);
    empty(feed.used[kind]);
  }
  feed.events = [];
}

/** The next value handed in for this kind of chance, or −1; what is used is noted by `noteUsed`. */
export function nextGiven(feed: Feed, kind: number): number {
  const row = feed.given[kind] as number[];
  const used = feed.used[kind] as number[];
  return row[used.length] ?? -1;
}

export function noteUsed(feed: Feed, kind: number, value: number): void {
  (feed.used[kind] as number[]).push(value);
}

/** True if more was handed in than happened. */
export function hasLeftovers(feed: Feed): boolean {
  return feed.given.some((row, kind) => row.length > (feed.used[kind] as number[]).length);
}
