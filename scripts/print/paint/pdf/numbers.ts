// Numbers as PDF writes them: short decimals, never an exponent.

/** Points in one mm; the only place where points come into the painter. */
export const POINTS_PER_MM = 72 / 25.4;

/** A length in mm to the nearest thousandth. */
export function length(mm: number): string {
  const rounded = Math.round(mm * 1000) / 1000;
  return rounded === 0 ? '0' : String(rounded);
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
