// SVG path data to absolute moves, lines and cubic curves: every other command is reduced to these.
import svgpath from 'svgpath';
import type { Segment } from './segment.ts';

/** The segments of a path; undefined when the data cannot be read. */
export function parsePath(d: string): readonly Segment[] | undefined {
  const path = svgpath(d);
  if (!('err' in path) || path.err !== '') return undefined;
  const segments: Segment[] = [];
  let readable = true;
  path
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _, x, y) => {
      switch (segment[0]) {
        case 'M':
        case 'L':
        case 'C':
          segments.push(segment);
          break;
        case 'H':
          segments.push(['L', segment[1], y]);
          break;
        case 'V':
          segments.push(['L', x, segment[1]]);
          break;
        case 'Q': {
          const [, controlX, controlY, toX, toY] = segment;
          const third = (end: number, control: number): number => end + (2 / 3) * (control - end);
          const [firstX, firstY] = [third(x, controlX), third(y, controlY)];
          segments.push(['C', firstX, firstY, third(toX, controlX), third(toY, controlY), toX, toY]);
          break;
        }
        case 'Z':
        case 'z':
          segments.push(['Z']);
          break;
        // Its reader also takes the curves through points that a draft of SVG once had.
        default:
          readable = false;
      }
    });
  return readable ? segments : undefined;
}
