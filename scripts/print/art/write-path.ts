// Segments back to path data, moved by a transform and rounded so that the same drawing gives the same text everywhere.
import type { Matrix } from '../display-list.ts';
import { apply } from './matrix.ts';
import type { Segment } from './parse-path.ts';

/** A number with at most four decimals: a tenth of a micrometre where the unit is mm. */
export const round = (value: number): number => Math.round(value * 1e4) / 1e4 || 0;

/** Path data in M, L, C and Z. */
export function writePath(segments: readonly Segment[], matrix: Matrix): string {
  return segments.map((segment) => {
    const [command, ...numbers] = segment;
    const out: number[] = [];
    for (let i = 0; i < numbers.length; i += 2) out.push(...apply(matrix, numbers[i] ?? 0, numbers[i + 1] ?? 0).map(round));
    return command + out.join(' ');
  }).join('');
}
