// What the start page picks out of the game: a hand of cards to fan, and the ways on.
import type { KindOfCard } from '../../engine/facts/game.ts';
import type { GalleryCard } from './gallery.ts';

/** The first card of each kind that has a place in the fan, from left to right: a hand that shows how many sorts there are. */
export function fanOf(kinds: readonly KindOfCard[], cards: readonly GalleryCard[]): readonly GalleryCard[] {
  return kinds
    .filter(({ fan }) => fan !== undefined)
    .sort((a, b) => (a.fan ?? 0) - (b.fan ?? 0))
    .flatMap(({ id }) => cards.find((card) => card.kind === id) ?? []);
}

/** `key` is the word `start.way-<key>`, `page` the site-relative path. */
export const waysOn = [
  { key: 'print', page: 'print/' },
  { key: 'learn', page: 'rules/' },
  { key: 'look', page: 'cards/' },
] as const;
