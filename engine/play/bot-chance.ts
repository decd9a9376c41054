// Chance for whoever plays a seat by machine, from a stream of its own: so bots never disturb deck or dice.
import { drawIndex, nextBits } from '../state/chance.ts';
import { named } from '../tables/check-call.ts';
import { BOT_STREAMS, MAX_SEATS } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';

/** Numbers a stream gives at most in one draw. */
const MOST = 2 ** 32;

/**
 * A number from 0 to `n` − 1 from the bot stream of `seat`, in place; the rules never read this stream. `n` is a whole number
 * from 1 to 2³²; else a RangeError BAD_COUNT, and for a seat that no table has NO_SUCH_SEAT.
 */
export function botIndex(s: State, seat: number, n: number): number {
  if (!(Number.isInteger(seat) && seat >= 0 && seat < MAX_SEATS))
    throw new RangeError(`NO_SUCH_SEAT: seats are 0 to ${MAX_SEATS - 1}, not ${named(seat)}.`);
  if (!(Number.isInteger(n) && n >= 1 && n <= MOST))
    throw new RangeError(`BAD_COUNT: chance is drawn from 1 to 2^32 numbers, not ${named(n)}.`);
  return drawIndex(s, BOT_STREAMS + seat, n);
}

/** As `botIndex` without looking at what is asked: for policies of the engine's own, whose seats and counts are its own. */
export const drawForBot = (s: State, seat: number, n: number): number => drawIndex(s, BOT_STREAMS + seat, n);

/** 32 bits of the same stream, as a number from 0 to 2³² − 1. */
export const botBits = (s: State, seat: number): number => nextBits(s, BOT_STREAMS + seat);
