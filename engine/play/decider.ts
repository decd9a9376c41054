// Who has to decide.
import { ACTIVE, DEPTH, OVER } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { DECIDER, topFrame } from '../state/stack.ts';

/** The seat that the legal actions belong to; −1 when the game is over. With no open decision it is the seat in turn. */
export function decider(s: State): number {
  if (s[OVER] !== 0) return -1;
  return s[DEPTH] === 0 ? s[ACTIVE] : s[topFrame(s) + DECIDER];
}
