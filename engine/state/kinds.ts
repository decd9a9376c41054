// Which kinds a hand holds, as bits kept beside the counts: questions about many kinds at once, and their codes.
import type { CardSet } from '../tables/card-set.ts';
import type { DemandTable } from '../tables/demand-table.ts';
import type { Tables } from '../tables/tables.ts';
import type { State } from '../tables/layout.ts';
import { HAND, SEATS } from '../tables/layout.ts';

/** Place of the bits of a seat's hand. */
export const kindsOf = (t: Tables, seat: number): number => t.layout.kindsAt + seat * t.layout.kindWords;

/** Does the hand whose bits stand at `kinds` hold any card of the set? */
export function holdsAny(s: State, kinds: number, set: CardSet): boolean {
  const { words, masks } = set;
  for (let i = 0; i < words.length; i++) if ((s[kinds + words[i]] & masks[i]) !== 0) return true;
  return false;
}

/** May the hand whose bits stand at `kinds` meet one of these demands, counts left aside? "No" is certain. */
export function mayMeet(s: State, kinds: number, demands: DemandTable): boolean {
  return demands.met[(s[kinds + demands.word] >>> demands.shift) & demands.mask] === 1;
}

/** Writes `base` + card for every kind of the set in that hand behind the first `from` codes, in order of kinds. */
export function offerKinds(s: State, kinds: number, set: CardSet, base: number, out: Int32Array, from: number): number {
  const { words, masks } = set;
  let n = from;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    const last = base + word * 32 + 31;
    for (let rest = s[kinds + word] & masks[i]; rest !== 0; rest &= rest - 1)
      out[n++] = last - Math.clz32(rest & -rest);
  }
  return n;
}

/** Sets the bits of a hand anew from its counts, for whoever wrote the counts by hand. */
export function noteKinds(t: Tables, s: State, seat: number): void {
  const hand = SEATS + seat * t.layout.stride + HAND;
  const kinds = kindsOf(t, seat);
  for (let word = 0; word < t.layout.kindWords; word++) s[kinds + word] = 0;
  for (let card = 0; card < t.cards; card++) if (s[hand + card] > 0) s[kinds + (card >> 5)] |= 1 << (card & 31);
}
