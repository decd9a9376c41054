// Chance as values: what a step drew, rolled or stole, and how a table with a real die or real cards hands the same in.
import type { DieFace } from '../facts/game.ts';

/**
 * Outcomes in the order they happen within one step. Handed in, they take the place of the streams (which move on all the same);
 * what is not handed in comes from the streams. All cards by id.
 */
export interface Outcomes {
  /** Faces rolled, in order (move.roll, michel.move, extort.dice). */
  readonly dice?: readonly DieFace[];
  /** Search cards drawn, in order. */
  readonly draws?: readonly string[];
  /** Cards taken at random from a hand, in order. */
  readonly thefts?: readonly string[];
  /** Strength cards turned, by id. */
  readonly strengths?: readonly string[];
  /** A redeal: all cards in the order dealt. */
  readonly deal?: readonly string[];
  /** Set-up only: the start seat, and the background cards in the order dealt. */
  readonly start?: number;
  readonly backgrounds?: readonly string[];
}
