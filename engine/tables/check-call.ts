// What a call may name: seats, viewers and counts from outside are looked at by type before anything is read or dealt.
import type { Viewer } from '../api/view.ts';
import type { Tables } from './tables.ts';

/** An object with named fields, whatever made it. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The number of a seat of these tables? One that has left is one too. */
export const isSeat = (t: Tables, value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < t.seats;

/** A value from outside inside a sentence; what has no short name is told by its type. */
export const named = (value: unknown): string =>
  typeof value === 'string' ? `"${value.slice(0, 40)}"` : typeof value === 'number' ? String(value) : kindOf(value);

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
};

/** A seat of the table, or a RangeError NO_SUCH_SEAT. */
export function requireSeat(t: Tables, seat: number): void {
  if (!isSeat(t, seat)) throw new RangeError(`NO_SUCH_SEAT: seats are 0 to ${t.seats - 1}, not ${named(seat)}.`);
}

/** A seat of the table or the table itself, or a RangeError NO_SUCH_SEAT. */
export function requireViewer(t: Tables, viewer: Viewer): void {
  if (viewer !== 'table') requireSeat(t, viewer);
}

/** A seed as `seedStreams` takes it? */
export const isSeed = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
