// What is tried: sets of numbers within their ranges, drawn around the present ones, and mixed of what has done well.
import type { TuningRange } from '../../load/load-game.ts';

/** A value for each range, in their order. */
export type Candidate = readonly number[];

/** One of so many, from 0. */
export type Draw = (n: number) => number;

/** The steps of a range as numbers, ascending. */
export const stepsOf = ({ from, to, step }: TuningRange): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Steps a value may move at once. */
const REACH = 2;
/** Values that a candidate changes at most. */
const MOST_CHANGED = 4;

/** A neighbour: one to four values moved by a step or two. */
export function neighbour(around: Candidate, ranges: readonly TuningRange[], draw: Draw): Candidate {
  const values = [...around];
  const changes = 1 + draw(Math.min(MOST_CHANGED, ranges.length));
  for (let change = 0; change < changes; change++) {
    const index = draw(ranges.length);
    const range = ranges[index];
    const now = values[index];
    if (range === undefined || now === undefined) continue;
    const near = stepsOf(range).filter((value) => value !== now && Math.abs(value - now) <= REACH * range.step);
    const next = near.length === 0 ? stepsOf(range) : near;
    values[index] = next[draw(next.length)] ?? now;
  }
  return values;
}

/** Each value from one of the two. */
export const mixed = (a: Candidate, b: Candidate, draw: Draw): Candidate =>
  a.map((value, index) => (draw(2) === 0 ? value : (b[index] ?? value)));

/** Candidates of each round: half are kept, half as many again are mixed of them; the present numbers play in every round besides. */
export function sizesOf(
  candidates: number,
  rounds: number,
): readonly { readonly kept: number; readonly made: number }[] {
  const sizes = [{ kept: 0, made: candidates }];
  for (let round = 1; round < rounds; round++) {
    const last = sizes[round - 1] ?? { kept: 0, made: 1 };
    const kept = Math.max(1, Math.ceil((last.kept + last.made) / 2));
    sizes.push({ kept, made: Math.floor(kept / 2) });
  }
  return sizes;
}
