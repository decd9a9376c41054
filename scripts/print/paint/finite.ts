// The painters' guard against numbers that are none: a NaN written into a file spoils it without a word.

/** The error for a number that cannot be painted; layout has gone wrong, as it never hands one over. */
export function notFinite(value: number | string): Error {
  return new Error(`A painter was handed ${String(value)} where a finite number belongs; layout must have gone wrong.`);
}

/** The number itself. Throws on NaN and infinities. */
export function finite(value: number): number {
  if (!Number.isFinite(value)) throw notFinite(value);
  return value;
}
