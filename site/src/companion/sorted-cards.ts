// Cards in the order in which a reader of the shown language looks for them.
import { searchCards } from '../../../engine/companion/index.ts';
import type { Companion } from './context.ts';

/** Ids sorted by their shown names. */
export function sortCards({ lang, cardName }: Companion, ids: readonly string[]): string[] {
  const collator = new Intl.Collator(lang);
  return [...ids].sort((a, b) => collator.compare(cardName(a), cardName(b)));
}

export const allSearchCards = (companion: Companion): string[] =>
  sortCards(
    companion,
    searchCards(companion.store.game).map(({ id }) => id),
  );
