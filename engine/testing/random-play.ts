// Whole games by legal chance, for tests and measurements; the chooser is seeded apart from the game.
import type { State } from '../tables/layout.ts';
import { legalActions, maxActions } from '../play/legal-actions.ts';
import { step } from '../play/apply.ts';
import type { Tables } from '../tables/tables.ts';

/** A small seeded chooser: xorshift, numbers from 0 to n − 1. */
export function chooser(seed: number): (n: number) => number {
  let word = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bf03635) | 1;
  return (n) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % n;
  };
}

/**
 * Plays `s` on until it is over or `most` steps are done; `watch` sees every state and the action about to be taken.
 * Returns the number of steps.
 */
export function playOn(
  t: Tables,
  s: State,
  seed: number,
  most: number,
  watch?: (action: number, legal: Int32Array) => void,
): number {
  const choose = chooser(seed);
  const out = new Int32Array(maxActions(t));
  for (let steps = 0; steps < most; steps++) {
    const n = legalActions(t, s, out);
    if (n === 0) return steps;
    const action = out[choose(n)];
    watch?.(action, out.subarray(0, n));
    const why = step(t, s, action);
    if (why !== 0) throw new Error(`legal action ${action} was refused: ${why}`);
  }
  return most;
}
