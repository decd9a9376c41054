// Rectangles and paths as PDF path operators, mm.

import type { PathItem, RectItem } from '../../display/display-list.ts';
import type { Segment } from '../../art/segment.ts';
import { notFinite } from '../finite.ts';
import { length } from './numbers.ts';

/** Distance of a Bézier handle that draws a quarter circle, in radii. */
const QUARTER = 0.552285;

const CLOSED = 'h';

function roundedRect(
  x: number,
  y: number,
  width: number,
  height: number,
  radii: readonly [number, number, number, number],
): string {
  const tooWide = Math.max(
    (radii[0] + radii[1]) / width,
    (radii[3] + radii[2]) / width,
    (radii[0] + radii[3]) / height,
    (radii[1] + radii[2]) / height,
    1,
  );
  const [a = 0, b = 0, c = 0, d = 0] = radii.map((radius) => radius / tooWide);
  const [right, bottom] = [x + width, y + height];
  const at = (...values: number[]): string => values.map((value) => length(value)).join(' ');
  const handle = (radius: number): number => radius * (1 - QUARTER);
  return [
    `${at(x + a, y)} m ${at(right - b, y)} l`,
    b > 0 ? `${at(right - handle(b), y, right, y + handle(b), right, y + b)} c` : '',
    `${at(right, bottom - c)} l`,
    c > 0 ? `${at(right, bottom - handle(c), right - handle(c), bottom, right - c, bottom)} c` : '',
    `${at(x + d, bottom)} l`,
    d > 0 ? `${at(x + handle(d), bottom, x, bottom - handle(d), x, bottom - d)} c` : '',
    `${at(x, y + a)} l`,
    a > 0 ? `${at(x, y + handle(a), x + handle(a), y, x + a, y)} c` : '',
    CLOSED,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const OPERATORS = { M: ' m', L: ' l', C: ' c' } as const;
const isCommand = (token: string): token is keyof typeof OPERATORS => token in OPERATORS;
/** Commands (every letter but the e of exponents) and numbers of a path. */
const TOKENS = /[A-DF-Za-df-z]|[-+]?[\d.]+(?:[eE][-+]?\d+)?/g;

/**
 * An SVG path of absolute M, L, C and Z as PDF operators, rounded to `step` thousandths of its unit. Throws on any other command: layout and art
 * must have reduced it.
 */
export function pathOperators(d: string, step = 1): string {
  const parts: string[] = [];
  let operator: string = OPERATORS.M;
  let [needed, given] = [2, 0];
  for (const token of d.match(TOKENS) ?? []) {
    if (token >= 'A') {
      if (token === 'Z') {
        parts.push(CLOSED);
        continue;
      }
      if (!isCommand(token)) throw unreadable(d, token);
      [operator, needed, given] = [OPERATORS[token], token === 'C' ? 6 : 2, 0];
      continue;
    }
    given += 1;
    if (given < needed) parts.push(length(Number(token), step));
    else {
      parts.push(length(Number(token), step) + operator);
      // More pairs after a move are lines.
      if (operator === ' m') operator = ' l';
      given = 0;
    }
  }
  return parts.join(' ');
}

/** A path's numbers as PDF operators, rounded to `step` thousandths of its unit. */
export function segmentOperators(segments: readonly Segment[], step = 1): string {
  const parts: string[] = [];
  for (const segment of segments) {
    if (segment[0] === 'Z') parts.push(CLOSED);
    else if (segment[0] === 'C')
      parts.push(
        length(segment[1], step),
        length(segment[2], step),
        length(segment[3], step),
        length(segment[4], step),
        length(segment[5], step),
        length(segment[6], step) + OPERATORS.C,
      );
    else parts.push(length(segment[1], step), length(segment[2], step) + OPERATORS[segment[0]]);
  }
  return parts.join(' ');
}

function unreadable(d: string, token: string): Error {
  const stray = /NaN|-?Infinity/.exec(d);
  return stray === null
    ? new Error(`Painters draw paths of M, L, C and Z only, not ${token} (in ${d.slice(0, 40)}).`)
    : notFinite(stray[0]);
}

/** The outline of a rectangle or path. */
export function outline(item: RectItem | PathItem): string {
  if (item.kind === 'path') return pathOperators(item.d);
  const { x, y, width, height, radii } = item;
  if (radii === undefined || radii.every((radius) => radius <= 0))
    return `${length(x)} ${length(y)} ${length(width)} ${length(height)} re`;
  return roundedRect(x, y, width, height, radii);
}
