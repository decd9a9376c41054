// Seeded chance: independent sfc32 streams of four words each, living inside the state. Exact use in RULINGS.md, "Chance".
import type { State } from '../tables/layout.ts';
import { STREAM_COUNT, STREAMS } from '../tables/layout.ts';
import { isSeed, named } from '../tables/check-call.ts';

const TWO_32 = 4294967296;
/** Steps thrown away after seeding, so that near seeds part. */
const WARM_UP = 12;

/** Next 32 random bits of stream `stream`, as a number from 0 to 2³² − 1. */
export function nextBits(s: State, stream: number): number {
  const at = STREAMS + stream * 4;
  const a = s[at];
  const b = s[at + 1];
  const c = s[at + 2];
  const d = s[at + 3];
  const out = (((a + b) | 0) + d) | 0;
  s[at] = b ^ (b >>> 9);
  s[at + 1] = (c + (c << 3)) | 0;
  s[at + 2] = (((c << 21) | (c >>> 11)) + out) | 0;
  s[at + 3] = (d + 1) | 0;
  return out >>> 0;
}

/** A number from 0 to `n` − 1, all alike: multiply and take the high word; the few bits that would tilt it are thrown away. */
export function drawIndex(s: State, stream: number, n: number): number {
  let wide = nextBits(s, stream) * n;
  let high = (wide / TWO_32) >>> 0;
  let low = wide - high * TWO_32;
  if (low < n) {
    const floor = TWO_32 % n;
    while (low < floor) {
      wide = nextBits(s, stream) * n;
      high = (wide / TWO_32) >>> 0;
      low = wide - high * TWO_32;
    }
  }
  return high;
}

/** Shuffles `count` entries of `s` from `at` on, in place: Fisher–Yates from the last entry down. */
export function shuffle(s: State, stream: number, at: number, count: number): void {
  for (let i = count - 1; i > 0; i--) {
    const j = drawIndex(s, stream, i + 1);
    const held = s[at + i];
    s[at + i] = s[at + j];
    s[at + j] = held;
  }
}

/** Seeds all streams. `seed` is a whole number from 0 to 2⁵³ − 1; another is a RangeError. */
export function seedStreams(s: State, seed: number): void {
  if (!isSeed(seed))
    throw new RangeError(`BAD_SEED: the seed must be a whole number from 0 to 2^53 - 1, not ${named(seed)}.`);
  for (let stream = 0; stream < STREAM_COUNT; stream++) {
    const at = STREAMS + stream * 4;
    s[at] = (seed % TWO_32) | 0;
    s[at + 1] = Math.floor(seed / TWO_32) | 0;
    s[at + 2] = stream + 1;
    s[at + 3] = 1;
    for (let i = 0; i < WARM_UP; i++) nextBits(s, stream);
  }
}
