// Whole states: copied, compared and hashed as the rows of numbers they are.
import { hashInts } from '../facts/hash.ts';
import type { State } from '../tables/layout.ts';

/** An independent copy, chance to come included: who steps on it sees the real next card. Bots look ahead through `determinize`. */
export const copyState = (s: State): State => s.slice();

/** Copies `from` over `to`, both of the same tables, without new memory. */
export function copyInto(to: State, from: State): void {
  to.set(from);
}

/** The same game at the same moment, chance to come included? */
export function sameState(a: State, b: State): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** 64-bit hash as 16 hex digits; equal states have equal hashes. */
export const hashState = (s: State): string => hashInts(s);
