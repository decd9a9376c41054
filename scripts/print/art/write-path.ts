// Segments back to path data, moved by a transform and rounded so that the same drawing gives the same text everywhere.
import type { Matrix } from '../display/display-list.ts';
import type { Segment } from './segment.ts';

/** A number with at most four decimals: a tenth of a micrometre where the unit is mm. */
export const round = (value: number): number => Math.round(value * 1e4) / 1e4 || 0;

/** Path data in M, L, C and Z. */
export function writePath(segments: readonly Segment[], matrix: Matrix): string {
  const [a, b, c, d, e, f] = matrix;
  let text = '';
  for (const segment of segments) {
    text += segment[0];
    for (let i = 1; i < segment.length; i += 2) {
      const [x, y] = [segment[i] as number, segment[i + 1] as number];
      text += `${i === 1 ? '' : ' '}${round(a * x + c * y + e)} ${round(b * x + d * y + f)}`;
    }
  }
  return text;
}
