// A long list of moves that shows a fault, made short.
import type { Move } from './play-both.ts';

/**
 * Drops stretches of moves as long as `fails` still says yes, halving their length, until no single move can go. `fails` is called at
 * most `most` times.
 */
export function shrink(
  moves: readonly Move[],
  fails: (moves: readonly Move[]) => boolean,
  most = 2000,
): readonly Move[] {
  let list = moves;
  let calls = 0;
  for (let size = Math.ceil(list.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = list.length - size; at > -size; at -= size) {
      const without = [...list.slice(0, Math.max(0, at)), ...list.slice(Math.max(0, at) + size + Math.min(0, at))];
      if (calls++ >= most) return list;
      if (without.length < list.length && fails(without)) list = without;
    }
  }
  return list;
}
