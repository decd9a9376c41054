// The kinds of cards as content/kinds.yaml lists them, which of them the engine plays, and the cards of those it does not.
import type { LocalText } from './text.ts';
import { CARD_KINDS } from './card.ts';

/** The kinds of cards that the engine knows how to play; cards of any other kind are printed, counted and shown, and not dealt. */
export const PLAYED_KINDS = [...CARD_KINDS, 'gang', 'background', 'strength'] as const;
export type PlayedKind = (typeof PLAYED_KINDS)[number];

export interface KindOfCard {
  readonly id: string;
  /** Name of its content file without ending, e.g. `parts`. */
  readonly file: string;
  /** One of them in a sentence, several of them, and the word on the card's tab. */
  readonly name: LocalText;
  readonly plural: LocalText;
  readonly tab: LocalText;
  /** Stamped on its cards or backs; empty for most. */
  readonly stamp: LocalText;
  /** Templates of face and backs below templates/cards; `openBack` is for its cards with a pile of their own. */
  readonly template: string;
  readonly back: string;
  readonly openBack: string;
  /** The word on `back`. */
  readonly backWord: LocalText;
  /** Trim of the card, mm. */
  readonly size: { readonly width: number; readonly height: number };
  /** Whether there are `copies` of a card; otherwise one of each. */
  readonly counted: boolean;
  /** Whether its cards lie face down in a deck; otherwise each has an open pile. */
  readonly drawn: boolean;
  readonly held: boolean;
  /** The module it belongs to; undefined for what is part of every game. */
  readonly module: string | undefined;
  /** Place in the hand of cards on the site's start page. */
  readonly fan: number | undefined;
  /** Rules its cards stand under. */
  readonly rules: readonly string[];
}

/** A card of a kind that the engine does not play. */
export interface OtherCard {
  readonly id: string;
  /** Id of its `KindOfCard`. */
  readonly kind: string;
  readonly copies: number;
  /** Empty where the kind gives its cards no name. */
  readonly name: LocalText;
  /** Its other fields as written, texts in every language; the template of the kind reads them by name. */
  readonly fields: Readonly<Record<string, LocalText | number | boolean | string>>;
}

/** Whether the engine plays the kind of this id. */
export const isPlayed = (id: string): id is PlayedKind => (PLAYED_KINDS as readonly string[]).includes(id);
