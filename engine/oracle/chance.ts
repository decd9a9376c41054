// Seeded chance by the letter of RULINGS.md: streams are values, and using one gives back the stream that is left.

/** Four words of 32 bits. */
export type Stream = readonly [number, number, number, number];

export interface Streams {
  readonly deck: Stream;
  readonly theft: Stream;
  readonly setup: Stream;
  readonly michel: Stream;
  /** By seat, for eight seats, however many play. */
  readonly dice: readonly Stream[];
  readonly bots: readonly Stream[];
}

const SEATS = 8;
const WARM_UP = 12;
const WORD = 2n ** 32n;

const word = (value: number): number => value >>> 0;

/** One step of sfc32. */
export function nextBits([a, b, c, d]: Stream): { readonly out: number; readonly left: Stream } {
  const out = word(word(a + b) + d);
  const turned = word((c << 21) | (c >>> 11));
  return { out, left: [word(b ^ (b >>> 9)), word(c + word(c << 3)), word(turned + out), word(d + 1)] };
}

function seeded(seed: number, number: number): Stream {
  let stream: Stream = [word(Number(BigInt(seed) % WORD)), Number(BigInt(seed) / WORD), number + 1, 1];
  for (let step = 0; step < WARM_UP; step++) stream = nextBits(stream).left;
  return stream;
}

/** All twenty streams of a seed. */
export const seedStreams = (seed: number): Streams => ({
  deck: seeded(seed, 0),
  theft: seeded(seed, 1),
  setup: seeded(seed, 2),
  michel: seeded(seed, 3),
  dice: Array.from({ length: SEATS }, (_, seat) => seeded(seed, 4 + seat)),
  bots: Array.from({ length: SEATS }, (_, seat) => seeded(seed, 4 + SEATS + seat)),
});

/** A number below `n`, all alike. */
export function drawIndex(stream: Stream, n: number): { readonly index: number; readonly left: Stream } {
  const size = BigInt(n);
  const floor = WORD % size;
  let { out, left } = nextBits(stream);
  let wide = BigInt(out) * size;
  // So few low words would tilt the draw that they are thrown away.
  while (wide % WORD < floor) {
    ({ out, left } = nextBits(left));
    wide = BigInt(out) * size;
  }
  return { index: Number(wide / WORD), left };
}

/** The list in a new order, from the last place down. */
export function shuffled<T>(
  stream: Stream,
  list: readonly T[],
): { readonly list: readonly T[]; readonly left: Stream } {
  const mixed = [...list];
  let left = stream;
  for (let i = mixed.length - 1; i > 0; i--) {
    const drawn = drawIndex(left, i + 1);
    left = drawn.left;
    [mixed[i], mixed[drawn.index]] = [mixed[drawn.index], mixed[i]];
  }
  return { list: mixed, left };
}
