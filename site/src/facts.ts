// The printed facts of a card as lines to list: a key for the word and a number or a word.
import type { HandCard } from '../../engine/facts/game.ts';
import type { GalleryCard } from './gallery.ts';

export interface Fact {
  /** Key under `fact.` of the site's words. */
  readonly key: string;
  /** A number, or again a key under `fact.`. */
  readonly value: number | string;
}

/** What there is to say about a card; a zero that means "does not apply" is left out, a price or value of zero is not. */
export function factsOf(card: GalleryCard, hand: HandCard | undefined): readonly Fact[] {
  const facts: Fact[] = [{ key: 'copies', value: card.copies }];
  if (card.strength > 0) facts.push({ key: 'strength', value: card.strength });
  if (hand === undefined) return facts;
  facts.push({ key: 'pile', value: `pile-${hand.pile}` }, { key: 'cigarettes', value: hand.cigarettes });
  if (hand.points > 0) facts.push({ key: 'points', value: hand.points });
  if (hand.weapon > 0) facts.push({ key: 'weapon', value: hand.weapon });
  if (hand.price !== undefined) facts.push({ key: 'price', value: hand.price });
  return facts;
}
