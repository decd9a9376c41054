// The generator and everything drawn from it.
import { describe, expect, it, test } from 'vitest';
import { drawIndex, nextBits, seedStreams, shuffle } from './chance.ts';
import { BOT_STREAMS, SEATS, STREAMS, STREAM_COUNT } from '../tables/layout.ts';
import { newGame } from '../play/new-game.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { compile } from '../tables/compile.ts';
import { canonical } from '../canonical/canonical.ts';

const streams = (seed: number): Int32Array => {
  const s = new Int32Array(SEATS + 200);
  seedStreams(s, seed);
  return s;
};

/** sfc32 as RULINGS.md tells it, in big whole numbers. */
function reference(seed: number, stream: number): () => number {
  const M = 2n ** 32n;
  let [a, b, c, d] = [BigInt(seed) % M, BigInt(seed) / M, BigInt(stream + 1), 1n];
  const next = (): number => {
    const out = (a + b + d) % M;
    [a, b, c, d] = [b ^ (b >> 9n), (c + (c << 3n)) % M, ((((c << 21n) | (c >> 11n)) % M) + out) % M, (d + 1n) % M];
    return Number(out);
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

describe('the generator', () => {
  test.each([
    [0, 0],
    [1, 0],
    [1, 19],
    [2 ** 32, 3],
    [2 ** 53 - 1, 7],
    [123456789012, 12],
  ])('seed %d, stream %d follows the ruling', (seed, stream) => {
    const s = streams(seed);
    const next = reference(seed, stream);
    for (let i = 0; i < 50; i++) expect(nextBits(s, stream)).toBe(next());
  });
  it('streams do not touch one another', () => {
    const s = streams(5);
    const before = s.slice();
    for (let i = 0; i < 9; i++) nextBits(s, BOT_STREAMS);
    for (let at = 0; at < STREAM_COUNT * 4; at++)
      if (at < BOT_STREAMS * 4 || at >= BOT_STREAMS * 4 + 4) expect(s[STREAMS + at]).toBe(before[STREAMS + at]);
  });
  test.each([1, 2, 3, 6, 81, 153])('index below %i: all of them, none outside', (n) => {
    const s = streams(9);
    const seen = new Set<number>();
    for (let i = 0; i < n * 60; i++) seen.add(drawIndex(s, 0, n));
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
  });
  it('throws away what would tilt an index', () => {
    // 2^32 mod 3 is 1, so the word 0 has to be drawn again: two steps, where n = 4 takes one.
    for (const [n, steps] of [
      [3, 2],
      [4, 1],
    ] as const) {
      const s = streams(1);
      s.set([0, 0, 0, 0], STREAMS);
      expect(nextBits(s.slice(), 0)).toBe(0);
      drawIndex(s, 0, n);
      expect(s[STREAMS + 3]).toBe(steps);
    }
  });
});

describe('shuffling', () => {
  /** Upper 0.1 % point of chi-square, by the Wilson–Hilferty approximation. */
  const limit = (df: number): number => df * (1 - 2 / (9 * df) + 3.09 * Math.sqrt(2 / (9 * df))) ** 3;
  it('case 25: is even over all places of all cards in 100,000 shuffles', () => {
    const n = 81;
    const s = new Int32Array(SEATS + n);
    seedStreams(s, 4242);
    const counts = new Int32Array(n * n);
    for (let round = 0; round < 100_000; round++) {
      for (let i = 0; i < n; i++) s[SEATS + i] = i;
      shuffle(s, 0, SEATS, n);
      for (let i = 0; i < n; i++) counts[i * n + s[SEATS + i]]++;
    }
    const expected = 100_000 / n;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(limit((n - 1) ** 2));
  });
  it('gives another set-up for every seed, in every order of decks', () => {
    const t = compile(sampleGame, { players: 4, michel: true });
    const setups = new Set(
      Array.from({ length: 3000 }, (_, seed) => {
        const { deck, seats, start } = canonical(t, newGame(t, seed));
        return JSON.stringify([deck, seats, start]);
      }),
    );
    expect(setups.size).toBe(3000);
  });
});
