// Sets of card kinds as bits, 32 kinds to a word, laid out like the kinds in a hand (layout.kindsAt): one test asks for many kinds.

/** The words in which the set has kinds, and its bits there; kinds in order. */
export interface CardSet {
  readonly words: Int32Array;
  readonly masks: Int32Array;
}

/** Words that hold a bit for each of `cards` kinds. */
export const wordsFor = (cards: number): number => (cards + 31) >> 5;

export function cardSet(cards: Iterable<number>): CardSet {
  const bits = new Map<number, number>();
  for (const card of cards) bits.set(card >> 5, (bits.get(card >> 5) ?? 0) | (1 << (card & 31)));
  const words = [...bits.keys()].sort((a, b) => a - b);
  return { words: Int32Array.from(words), masks: Int32Array.from(words, (word) => bits.get(word) ?? 0) };
}
