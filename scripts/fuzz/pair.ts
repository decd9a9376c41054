// What two interpreters of the same game are compared by: their tables and numbers, and moves by name.
import type { State, Tables } from '../../engine/index.ts';

/** A move of a played list: an action as it is spelt in logs, with chance handed in behind an `@`, or `leave:<seat>`. */
export type Move = string;

/** Both interpreters at one moment of a game. */
export interface Pair {
  readonly t: Tables;
  readonly s: State;
  readonly names: readonly string[];
  readonly codes: ReadonlyMap<string, number>;
  readonly out: Int32Array;
}
