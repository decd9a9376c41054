// Every card of the game as one list for the gallery: hand cards, gangs, backgrounds, strength cards, each with its page.
import type { CardKind, Game, Lang, LocalText } from '../../engine/facts/game.ts';
import type { Say } from '../../voice/voice.ts';

export const GALLERY_KINDS = [
  'part',
  'accessory',
  'weapon',
  'tool',
  'action',
  'valuable',
  'gang',
  'background',
  'strength',
] as const;
/** The drawers of the gallery. */
export type GalleryKind = CardKind | 'gang' | 'background' | 'strength';

export interface GalleryCard {
  readonly kind: GalleryKind;
  readonly id: string;
  /** Undefined where a card has no name of its own (strength cards). */
  readonly name: LocalText | undefined;
  /** Strength of a strength card, else 0. */
  readonly strength: number;
  readonly copies: number;
  /** Site-relative path of its own page. */
  readonly page: string;
}

/** All cards in the order of the drawers; within a drawer in the order of the content. */
export function galleryOf(game: Game): readonly GalleryCard[] {
  const hand = game.cards.map((card) => ({ ...card, strength: 0, page: `cards/${card.id}/` }));
  const gangs = game.gangs.map((gang) => ({ ...gang, kind: 'gang' as const, strength: 0, page: `gangs/${gang.id}/` }));
  const backgrounds = game.backgrounds.map((card) => ({
    ...card,
    kind: 'background' as const,
    copies: 1,
    strength: 0,
    page: `cards/background-${card.id}/`,
  }));
  const strengths = game.strengthCards.map((card) => ({
    ...card,
    kind: 'strength' as const,
    name: undefined,
    page: `cards/${card.id}/`,
  }));
  const all = [...hand, ...gangs, ...backgrounds, ...strengths].map(({ kind, id, name, strength, copies, page }) => ({
    kind,
    id,
    name,
    strength,
    copies,
    page,
  }));
  return GALLERY_KINDS.flatMap((kind) => all.filter((card) => card.kind === kind));
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
