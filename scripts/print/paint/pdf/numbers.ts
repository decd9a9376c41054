// Numbers as PDF writes them: short decimals, never an exponent.

import { finite, notFinite } from '../finite.ts';

/** Points in one mm; the only place where points come into the painter. */
export const POINTS_PER_MM = 72 / 25.4;

/** What stands behind the whole part, by thousandths: `''`, `.001` … `.999`. Fractions turn into text several times as slowly as these are looked up. */
const FRACTIONS: readonly string[] = Array.from({ length: 1000 }, (_unused, rest) =>
  rest === 0 ? '' : `.${String(1000 + rest).slice(1)}`.replace(/0+$/, ''),
);

/** `thousandths` as a decimal: 12340 → `12.34`. Throws on NaN and infinities. */
function decimal(thousandths: number): string {
  const size = Math.abs(thousandths);
  if (!(size < Infinity)) throw notFinite(thousandths);
  const rest = size % 1000;
  return (thousandths < 0 ? '-' : '') + String((size - rest) / 1000) + (FRACTIONS[rest] ?? '');
}

/** A length in mm to the nearest thousandth, or coarser: to the nearest 1, 2, 5, 10 … thousandths. Throws on NaN and infinities. */
export function length(mm: number, step = 1): string {
  return decimal(step === 1 ? Math.round(mm * 1000) : Math.round((mm * 1000) / step) * step);
}

/** A factor of a matrix, to the nearest millionth. Throws on NaN and infinities. */
export function factor(value: number): string {
  const rounded = Math.round(finite(value) * 1e6) / 1e6;
  return rounded === 0 ? '0' : String(rounded);
}

const colours = new Map<string, string>();

/** The three parts of a colour `#rrggbb`, each 0 to 1. */
export function colourParts(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** A colour `#rrggbb` as three operands. */
export function colourOperands(colour: string): string {
  let operands = colours.get(colour);
  if (operands === undefined) {
    operands = colourParts(colour)
      .map((part) => length(part))
      .join(' ');
    colours.set(colour, operands);
  }
  return operands;
}
