// What a bot is: something that takes a seat, is shown worlds it might be sitting in, hears what is told, and chooses.
import type { Memory, State, Tables } from '../engine/index.ts';

export interface Bot {
  readonly name: string;
  /** Takes a seat for one game; equal seeds play alike. `seat` is one of the table's. */
  sit(t: Tables, seat: number, seed: number): Player;
}

export interface Player {
  /** What the seat has seen go into other hands; whoever deals it a world deals by it. */
  readonly memory: Memory;
  /**
   * One of the codes `legal[0]` to `legal[count - 1]`, all that is open to the seat. `world` is a state this seat might be
   * sitting in: the host has copied the real one and dealt anew (`determinize`) all that the seat cannot know, so there is
   * nothing to peek at. It is scratch: the player may play on in it.
   */
  choose(world: State, legal: Int32Array, count: number): number;
  /** The raw events of a step (`performTold`), of every step at the table; the player keeps only what its seat is told. */
  hear(raw: readonly number[]): void;
  /** Why the last choice was made; asked right after `choose`, before anything else of the game goes on, so that it costs nothing else. */
  why?(): Reason;
}

/** Why a bot chose what it chose; whoever tells it finds the words. Actions are codes (`actionText`). */
export type Reason =
  /** Of all that was open it promised most tunnel points, `next` second most. Only their distance says anything. */
  | { readonly kind: 'best'; readonly ahead: number; readonly next: number }
  /** It stood out so far that nothing else was looked at. */
  | { readonly kind: 'clear' }
  /** It led on best where it was tried: `tries` of `of` games played on in worlds that may be, with this chance of winning, 0 to 1. */
  | { readonly kind: 'tried'; readonly tries: number; readonly of: number; readonly chance: number };
