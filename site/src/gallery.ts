// Every card of the box as one list for the gallery, each with its page.
import {
  boxOf,
  nameInBox,
  type BoxCard,
  type Game,
  type Lang,
  type LocalText,
  type OtherCard,
} from '../../engine/facts/game.ts';
import type { Say } from '../../voice/voice.ts';

export interface GalleryCard {
  /** Id of its kind: the drawer of the gallery that it lies in. */
  readonly kind: string;
  readonly id: string;
  /** Undefined where a card has no name of its own (strength cards). */
  readonly name: LocalText | undefined;
  /** Strength of a strength card, else 0. */
  readonly strength: number;
  readonly copies: number;
  /** Site-relative path of its own page. */
  readonly page: string;
}

/** Gangs have pages of their own; a background's address says that it is one. */
function pageOf({ sort, card }: BoxCard): string {
  if (sort === 'gang') return `gangs/${card.id}/`;
  return sort === 'background' ? `cards/background-${card.id}/` : `cards/${card.id}/`;
}

/** All cards in the order of the box. */
export function galleryOf(game: Game): readonly GalleryCard[] {
  return boxOf(game).map((one) => ({
    kind: one.kind.id,
    id: one.card.id,
    name: nameInBox(one),
    strength: one.sort === 'strength' ? one.card.strength : 0,
    copies: one.copies,
    page: pageOf(one),
  }));
}

/** Sorts a copy by the name a reader of `lang` sees, umlauts where that language puts them. */
export function sortedByName<T extends { readonly name: LocalText | undefined }>(
  list: readonly T[],
  lang: string,
): T[] {
  const collator = new Intl.Collator(lang);
  return [...list].sort((a, b) => collator.compare(a.name?.[lang] ?? '', b.name?.[lang] ?? ''));
}

/** What a card is called on the site; strength cards are called by their strength. */
export function nameOfCard(card: GalleryCard, lang: Lang, say: Say): string {
  return card.name?.[lang] ?? say('cards.strength-name', { strength: card.strength });
}

/** A text of a card that the engine does not play; empty where it has none of that name. */
export function textIn(card: OtherCard | undefined, field: string, lang: Lang): string {
  const text = card?.fields[field];
  return typeof text === 'object' ? (text[lang] ?? '') : '';
}
