// Cards held in the hand, and where they come from.
import type { Effect } from './effect.ts';
import type { LocalText } from './text.ts';

export const CARD_KINDS = ['part', 'accessory', 'weapon', 'action', 'valuable', 'tool'] as const;
/** The kinds of hand cards. `tool` is a digging tool; blade and knife are both `weapon`. */
export type CardKind = (typeof CARD_KINDS)[number];

export const PILES = ['search', 'open'] as const;
/** Where a hand card comes from and goes back to: the search deck (and its discard) or its own open pile. */
export type Pile = (typeof PILES)[number];

/** One kind of hand card; `copies` of it exist. Its index in `Game.cards` is its number everywhere in the engine. */
export interface HandCard {
  readonly id: string;
  readonly kind: CardKind;
  readonly pile: Pile;
  readonly copies: number;
  readonly name: LocalText;
  readonly flavour: LocalText;
  /** Name of a picture in templates/icons. */
  readonly picture: string;
  /** What it brings when sold (trade.sell). */
  readonly cigarettes: number;
  /** Tunnel points when dug (dig.play); 0 unless a digging tool. */
  readonly points: number;
  /** Strength in a fight decided by dice (extort.dice); 0 unless a weapon. */
  readonly weapon: number;
  /** Cost in cigarettes (trade.buy); undefined when not for sale. */
  readonly price: number | undefined;
  /** What playing it does, in order (card.play); empty unless an action card. */
  readonly effects: readonly Effect[];
  /** The printed rules text, generated from the facts above; empty where the face says it in pictures. */
  readonly text: LocalText;
}
