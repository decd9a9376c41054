// Lays the parts of a state out that depend on the content.
import { HAND, SEATS } from './layout.ts';
import type { Sizes } from './compile-actions.ts';
import { wordsFor } from './card-set.ts';
import type { Layout } from './tables.ts';

export function compileLayout(sizes: Sizes, backgroundsHeld: number, deckSize: number, strengthSize: number): Layout {
  const dugAt = HAND + sizes.cards;
  const heldAt = dugAt + sizes.tools;
  const stride = heldAt + backgroundsHeld;
  const pilesAt = SEATS + stride * sizes.seats;
  const discardAt = pilesAt + sizes.cards;
  const gangPilesAt = discardAt + sizes.cards;
  const strengthAt = gangPilesAt + sizes.gangs;
  const deckAt = strengthAt + strengthSize;
  const kindsAt = deckAt + deckSize;
  const kindWords = wordsFor(sizes.cards);
  return {
    dugAt,
    heldAt,
    stride,
    pilesAt,
    discardAt,
    gangPilesAt,
    strengthAt,
    deckAt,
    kindsAt,
    kindWords,
    size: kindsAt + kindWords * sizes.seats,
  };
}
