// What the start page picks out of the game: a hand of cards to fan, and the ways on.
import type { GalleryCard, GalleryKind } from './gallery.ts';

/** One of each of these, in this order from left to right: a hand that shows how many sorts there are. */
const FAN: readonly GalleryKind[] = ['part', 'weapon', 'gang', 'action', 'accessory'];

/** The first card of each kind of the fan; kinds without a card are left out. */
export function fanOf(cards: readonly GalleryCard[]): readonly GalleryCard[] {
  return FAN.flatMap((kind) => cards.find((card) => card.kind === kind) ?? []);
}

/** `key` is the word `start.way-<key>`, `page` the site-relative path. */
export const waysOn = [
  { key: 'print', page: 'print/' },
  { key: 'learn', page: 'rules/' },
  { key: 'look', page: 'cards/' },
] as const;
