// Paths kept as numbers beside their text: a picture's path is written out only when somebody asks for it, and read again by nobody.
import type { Matrix } from '../display/display-list.ts';
import { IDENTITY } from './matrix.ts';
import { parsePath } from './parse-path.ts';
import type { Segment } from './segment.ts';
import { round, writePath } from './write-path.ts';

const kept = new WeakMap<object, readonly Segment[]>();

/** An object with the path as its `d`; `segments` must be rounded as `moveSegments` does it, so that text and numbers are the same. */
export function makePath<T extends object>(segments: readonly Segment[], look: T): { readonly d: string } & T {
  let text: string | undefined;
  const path = {
    get d() {
      return (text ??= writePath(segments, IDENTITY));
    },
    ...look,
  };
  kept.set(path, segments);
  return path;
}

/** The segments of a path that was made from them. */
export const keptSegments = (path: object): readonly Segment[] | undefined => kept.get(path);

/** The segments of a path; undefined when its data cannot be read. */
export const segmentsOf = (path: { readonly d: string }): readonly Segment[] | undefined =>
  kept.get(path) ?? parsePath(path.d);

/** Segments moved by a transform and rounded to what is written. */
export function moveSegments(segments: readonly Segment[], [a, b, c, d, e, f]: Matrix): readonly Segment[] {
  const x = (atX: number, atY: number): number => round(a * atX + c * atY + e);
  const y = (atX: number, atY: number): number => round(b * atX + d * atY + f);
  return segments.map((segment): Segment => {
    if (segment[0] === 'Z') return segment;
    if (segment[0] === 'C')
      return [
        'C',
        x(segment[1], segment[2]),
        y(segment[1], segment[2]),
        x(segment[3], segment[4]),
        y(segment[3], segment[4]),
        x(segment[5], segment[6]),
        y(segment[5], segment[6]),
      ];
    return [segment[0], x(segment[1], segment[2]), y(segment[1], segment[2])];
  });
}
