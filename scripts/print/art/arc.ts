// Elliptical arcs as cubic curves (SVG implementation notes, endpoint to centre).
import type { Segment } from './segment.ts';

/** An SVG arc from (x1, y1) to (x2, y2) as cubic curves, each at most a quarter turn. */
export function arcToCubics(
  x1: number,
  y1: number,
  rx: number,
  ry: number,
  turn: number,
  large: boolean,
  sweep: boolean,
  x2: number,
  y2: number,
): readonly Segment[] {
  if (x1 === x2 && y1 === y2) return [];
  if (rx === 0 || ry === 0) return [['L', x2, y2]];
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [hx, hy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy];
  const grow = Math.max(1, Math.hypot(px / rx, py / ry));
  const [a, b] = [Math.abs(rx) * grow, Math.abs(ry) * grow];
  const top = a * a * b * b - a * a * py * py - b * b * px * px;
  const root = Math.sqrt(Math.max(0, top / (a * a * py * py + b * b * px * px))) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(root * a * py) / b, (-root * b * px) / a];
  const [centreX, centreY] = [cos * cx - sin * cy + (x1 + x2) / 2, sin * cx + cos * cy + (y1 + y2) / 2];
  const start = Math.atan2((py - cy) / b, (px - cx) / a);
  let angle = Math.atan2((-py - cy) / b, (-px - cx) / a) - start;
  if (sweep && angle < 0) angle += 2 * Math.PI;
  if (!sweep && angle > 0) angle -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-9));
  const step = angle / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const place = (u: number, v: number): [number, number] => [
    centreX + cos * a * u - sin * b * v,
    centreY + sin * a * u + cos * b * v,
  ];
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [start + i * step, start + (i + 1) * step];
    const one = place(Math.cos(from) - reach * Math.sin(from), Math.sin(from) + reach * Math.cos(from));
    const two = place(Math.cos(to) + reach * Math.sin(to), Math.sin(to) - reach * Math.cos(to));
    const end = i === count - 1 ? ([x2, y2] as const) : place(Math.cos(to), Math.sin(to));
    return ['C', one[0], one[1], two[0], two[1], end[0], end[1]] as const;
  });
}
