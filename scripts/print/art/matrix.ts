// Affine transforms as in SVG: parsing, making, applying.
import type { Matrix } from '../display/display-list.ts';
import { multiply } from '../display/matrix.ts';

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

export function rotation(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, 0, 0];
}

/** How much lengths grow, the mean over both directions. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

/** The value of an SVG `transform` attribute; undefined when it cannot be read. */
export function parseSvgTransform(text: string): Matrix | undefined {
  let matrix = IDENTITY;
  const rest = text.replace(/(\w+)\s*\(([^()]*)\)[\s,]*/g, (whole, name: string, args: string) => {
    const next = one(
      name,
      args
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    );
    if (next === undefined) return whole;
    matrix = multiply(matrix, next);
    return '';
  });
  return rest.trim() === '' ? matrix : undefined;
}

function one(name: string, numbers: readonly number[]): Matrix | undefined {
  const [a = 0, b, c, d = 0, e = 0, f = 0] = numbers;
  if (numbers.length === 0 || !numbers.every(Number.isFinite)) return undefined;
  if (name === 'matrix' && numbers.length === 6) return [a, b ?? 0, c ?? 0, d, e, f];
  if (name === 'translate') return translation(a, b ?? 0);
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0];
  if (name === 'rotate')
    return b === undefined
      ? rotation(a)
      : multiply(multiply(translation(b, c ?? 0), rotation(a)), translation(-b, -(c ?? 0)));
  if (name === 'skewX') return [1, 0, Math.tan((a * Math.PI) / 180), 1, 0, 0];
  if (name === 'skewY') return [1, Math.tan((a * Math.PI) / 180), 0, 1, 0, 0];
  return undefined;
}

/** Rounded for output: six decimals for the turning part, four for the move in mm. */
export function roundMatrix(matrix: Matrix): Matrix {
  const to = (value: number, digits: number): number => Math.round(value * digits) / digits || 0;
  const [a, b, c, d, e, f] = matrix;
  return [to(a, 1e6), to(b, 1e6), to(c, 1e6), to(d, 1e6), to(e, 1e4), to(f, 1e4)];
}
