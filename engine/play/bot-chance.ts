// Chance for whoever plays a seat by machine, from a stream of its own: so bots never disturb deck or dice.
import { drawIndex, nextBits } from '../state/chance.ts';
import { BOT_STREAMS } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';

/** A number from 0 to `n` − 1 from the bot stream of `seat`, in place; the rules never read this stream. */
export const botIndex = (s: State, seat: number, n: number): number => drawIndex(s, BOT_STREAMS + seat, n);

/** 32 bits of the same stream, as a number from 0 to 2³² − 1. */
export const botBits = (s: State, seat: number): number => nextBits(s, BOT_STREAMS + seat);
