// Numbers as PDF writes them: short decimals, never an exponent.

/** Points in one mm; the only place where points come into the painter. */
export const POINTS_PER_MM = 72 / 25.4;

/** `thousandths` as a decimal: 12340 → `12.34`. Whole numbers turn into text several times as fast as fractions do. */
function decimal(thousandths: number): string {
  const size = Math.abs(thousandths);
  const rest = size % 1000;
  const sign = thousandths < 0 ? '-' : '';
  if (rest === 0) return sign + String(size / 1000);
  const digits = String(1000 + rest);
  const end = digits.endsWith('00') ? 2 : digits.endsWith('0') ? 3 : 4;
  return `${sign}${String((size - rest) / 1000)}.${digits.slice(1, end)}`;
}

/** A length in mm to the nearest thousandth, or coarser: to the nearest 1, 2, 5, 10 … thousandths. */
export function length(mm: number, step = 1): string {
  return decimal(Math.round((mm * 1000) / step) * step);
}

/** A factor of a matrix, to the nearest millionth. */
export function factor(value: number): string {
  const rounded = Math.round(value * 1e6) / 1e6;
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
    operands = colourParts(colour).map((part) => length(part)).join(' ');
    colours.set(colour, operands);
  }
  return operands;
}
