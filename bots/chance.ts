// A bot's own chance: a seeded counter through a mixer, apart from all streams of the game.

/** 32 bits that depend on both numbers, evenly. */
export function mix(a: number, b: number): number {
  let word = Math.imul(a ^ (a / 4294967296), 0x9e3779b1) ^ Math.imul(b + 0x7f4a7c15, 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
  return (word ^ (word >>> 15)) >>> 0;
}

/** A chooser of numbers from 0 to `n` − 1; equal seeds choose alike. */
export function chooser(seed: number): (n: number) => number {
  let drawn = 0;
  return (n) => Math.floor((mix(seed, ++drawn) / 4294967296) * n);
}
