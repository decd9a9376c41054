// SVG path data to absolute moves, lines and cubic curves: every other command is reduced to these.
import { arcToCubics } from './arc.ts';
import { pathCommands } from './path-tokens.ts';

export type Segment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
/** The segments of a path; undefined when the data cannot be read. */
export function parsePath(d: string): readonly Segment[] | undefined {
  const tokens = pathCommands(d);
  if (tokens === undefined) return undefined;
  const segments: Segment[] = [];
  let [x, y, startX, startY, controlX, controlY, last] = [0, 0, 0, 0, 0, 0, ''];
  for (const { command, numbers } of tokens) {
    let name = command.toUpperCase();
    const count = ARGUMENTS[name];
    if (count === undefined || (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count !== 0)) return undefined;
    const relative = command !== name;
    for (let i = 0; i === 0 || i < numbers.length; i += Math.max(1, count)) {
      const [ox, oy] = relative ? [x, y] : [0, 0];
      const at = (k: number): number => (numbers[i + k] ?? 0) + (k % 2 === 0 ? ox : oy);
      if (name === 'Z') {
        segments.push(['Z']);
        [x, y] = [startX, startY];
      } else if (name === 'M' || name === 'L') {
        [x, y] = [at(0), at(1)];
        segments.push([name, x, y]);
        if (name === 'M') [startX, startY] = [x, y];
      } else if (name === 'H' || name === 'V') {
        if (name === 'H') x = (numbers[i] ?? 0) + ox;
        else y = (numbers[i] ?? 0) + oy;
        segments.push(['L', x, y]);
      } else if (name === 'C' || name === 'S') {
        const smooth = last === 'C' || last === 'S';
        const first: [number, number] = name === 'C' ? [at(0), at(1)] : smooth ? [2 * x - controlX, 2 * y - controlY] : [x, y];
        const from = name === 'C' ? 2 : 0;
        [controlX, controlY] = [at(from), at(from + 1)];
        [x, y] = [at(from + 2), at(from + 3)];
        segments.push(['C', first[0], first[1], controlX, controlY, x, y]);
      } else if (name === 'Q' || name === 'T') {
        const smooth = last === 'Q' || last === 'T';
        const [qx, qy]: [number, number] = name === 'Q' ? [at(0), at(1)] : smooth ? [2 * x - controlX, 2 * y - controlY] : [x, y];
        const [toX, toY] = name === 'Q' ? [at(2), at(3)] : [at(0), at(1)];
        segments.push(['C', x + (2 / 3) * (qx - x), y + (2 / 3) * (qy - y), toX + (2 / 3) * (qx - toX), toY + (2 / 3) * (qy - toY), toX, toY]);
        [controlX, controlY, x, y] = [qx, qy, toX, toY];
      } else {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, dx = 0, dy = 0] = numbers.slice(i, i + 7);
        const [toX, toY] = [dx + ox, dy + oy];
        segments.push(...arcToCubics(x, y, rx, ry, turn, large !== 0, sweep !== 0, toX, toY));
        [x, y] = [toX, toY];
      }
      last = name;
      if (name === 'M') name = 'L';
      if (count === 0) break;
    }
  }
  return segments;
}
