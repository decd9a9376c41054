// SVG path data to absolute moves, lines and cubic curves: every other command is reduced to these.
import { arcToCubics } from './arc.ts';
import { pathCommands } from './path-tokens.ts';
import type { Segment } from './segment.ts';

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** The segments of a path; undefined when the data cannot be read. */
export function parsePath(d: string): readonly Segment[] | undefined {
  const commands = pathCommands(d);
  if (commands === undefined) return undefined;
  const segments: Segment[] = [];
  // Where the pen is, where the contour began, and the last control point: smooth curves mirror it.
  let [x, y, startX, startY, controlX, controlY, last] = [0, 0, 0, 0, 0, 0, ''];
  for (const { command, numbers } of commands) {
    let name = command.toUpperCase();
    const count = ARGUMENTS[name];
    if (
      count === undefined ||
      (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count !== 0)
    )
      return undefined;
    if (count === 0) {
      segments.push(['Z']);
      x = startX;
      y = startY;
      last = name;
      continue;
    }
    const relative = command !== name;
    for (let i = 0; i < numbers.length; i += count) {
      const ox = relative ? x : 0;
      const oy = relative ? y : 0;
      const one = numbers[i] ?? 0;
      const two = numbers[i + 1] ?? 0;
      const toX = (numbers[i + count - 2] ?? 0) + ox;
      const toY = (numbers[i + count - 1] ?? 0) + oy;
      if (name === 'C') {
        controlX = (numbers[i + 2] ?? 0) + ox;
        controlY = (numbers[i + 3] ?? 0) + oy;
        segments.push(['C', one + ox, two + oy, controlX, controlY, toX, toY]);
      } else if (name === 'L') segments.push(['L', toX, toY]);
      else if (name === 'H' || name === 'V') {
        x = name === 'H' ? one + ox : x;
        y = name === 'V' ? one + oy : y;
        segments.push(['L', x, y]);
        continue;
      } else if (name === 'M') {
        segments.push(['M', toX, toY]);
        startX = toX;
        startY = toY;
        // More pairs after a move are lines.
        name = 'L';
      } else if (name === 'S') {
        const smooth = last === 'C' || last === 'S';
        const [firstX, firstY] = smooth ? [2 * x - controlX, 2 * y - controlY] : [x, y];
        controlX = one + ox;
        controlY = two + oy;
        segments.push(['C', firstX, firstY, controlX, controlY, toX, toY]);
      } else if (name === 'Q' || name === 'T') {
        const smooth = last === 'Q' || last === 'T';
        if (name === 'Q') [controlX, controlY] = [one + ox, two + oy];
        else [controlX, controlY] = smooth ? [2 * x - controlX, 2 * y - controlY] : [x, y];
        segments.push([
          'C',
          x + (2 / 3) * (controlX - x),
          y + (2 / 3) * (controlY - y),
          toX + (2 / 3) * (controlX - toX),
          toY + (2 / 3) * (controlY - toY),
          toX,
          toY,
        ]);
      } else
        segments.push(
          ...arcToCubics(x, y, one, two, numbers[i + 2] ?? 0, numbers[i + 3] !== 0, numbers[i + 4] !== 0, toX, toY),
        );
      x = toX;
      y = toY;
      last = name;
    }
    last = name;
  }
  return segments;
}
