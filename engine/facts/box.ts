// Everything in the box that is a card, of every kind, in the order of the table of kinds.
import type { Background } from './background.ts';
import type { HandCard } from './card.ts';
import type { Gang } from './gang.ts';
import type { KindOfCard, OtherCard } from './kind.ts';
import type { StrengthCard } from './strength-card.ts';

/** The lists of cards that the box is filled from; a whole `Game` is one. */
export interface Box {
  readonly kinds: readonly KindOfCard[];
  readonly cards: readonly HandCard[];
  readonly gangs: readonly Gang[];
  readonly backgrounds: readonly Background[];
  readonly strengthCards: readonly StrengthCard[];
  readonly otherCards: readonly OtherCard[];
}

/** One card with its kind; `sort` says what facts it has. */
export type BoxCard = { readonly kind: KindOfCard; readonly copies: number } & (
  | { readonly sort: 'hand'; readonly card: HandCard }
  | { readonly sort: 'gang'; readonly card: Gang }
  | { readonly sort: 'background'; readonly card: Background }
  | { readonly sort: 'strength'; readonly card: StrengthCard }
  | { readonly sort: 'other'; readonly card: OtherCard }
);

const ofKind = (game: Box, kind: KindOfCard): readonly BoxCard[] => {
  switch (kind.id) {
    case 'gang':
      return game.gangs.map((card) => ({ kind, sort: 'gang', card, copies: card.copies }));
    case 'background':
      return game.backgrounds.map((card) => ({ kind, sort: 'background', card, copies: 1 }));
    case 'strength':
      return game.strengthCards.map((card) => ({ kind, sort: 'strength', card, copies: card.copies }));
    default:
      return [
        ...game.cards
          .filter((card) => card.kind === kind.id)
          .map((card) => ({ kind, sort: 'hand' as const, card, copies: card.copies })),
        ...game.otherCards
          .filter((card) => card.kind === kind.id)
          .map((card) => ({ kind, sort: 'other' as const, card, copies: card.copies })),
      ];
  }
};

/** Every card that differs from the others, with the number of its copies. */
export const boxOf = (game: Box): readonly BoxCard[] => game.kinds.flatMap((kind) => ofKind(game, kind));

/** The name of a card where it has one. */
export const nameInBox = (one: BoxCard): BoxCard['kind']['name'] | undefined =>
  one.sort === 'strength' ? undefined : one.card.name;
