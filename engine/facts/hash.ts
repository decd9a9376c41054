// Short hashes of texts and buffers: for equality, cache keys and damage checks, not for secrets.

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** One step of a 32-bit mix (multiply, fold). */
const mix = (hash: number, value: number, factor: number): number => {
  const mixed = Math.imul(hash ^ value, factor);
  return mixed ^ (mixed >>> 15);
};

/** 64-bit hash of whole numbers as 16 hex digits. */
export function hashInts(values: ArrayLike<number>): string {
  let a = 0x811c9dc5 | 0;
  let b = 0x2545f491 | 0;
  for (let i = 0; i < values.length; i++) {
    const value = (values[i] ?? 0) | 0;
    a = mix(a, value, 0x01000193);
    b = mix(b, value + i, 0x5bd1e995);
  }
  return hex(a) + hex(b);
}

/** 64-bit hash of a text, by UTF-16 units, as 16 hex digits. */
export function hashText(text: string): string {
  const units: number[] = [];
  for (let i = 0; i < text.length; i++) units.push(text.charCodeAt(i));
  return hashInts(units);
}

/** A seed for `newGame` from any text; what is no text is a RangeError NOT_A_TEXT. */
export function seedFromText(text: string): number {
  if (typeof text !== 'string') throw new RangeError('NOT_A_TEXT: a seed is made from a text.');
  const digits = hashText(text);
  return Number.parseInt(digits.slice(0, 13), 16);
}
