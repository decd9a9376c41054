// The face of a hand card: what all kinds share, and what each kind adds.

import type { CardKind, Game, HandCard, Lang } from '../../../engine/facts/game.ts';
import { speakPrint, type Speak } from '../speak.ts';
import type { CardFace, FaceData } from './card-face.ts';
import { fileNumber } from './file-number.ts';
import { recipeRows } from './recipe-row.ts';
import { textParagraphs } from './text-pieces.ts';

type Extra = (game: Game, card: HandCard, lang: Lang, say: Speak) => FaceData;

/** The price tag of a card for sale (trade.buy); `forSale` is false where it has none. */
const priceTag: Extra = (_game, card, _lang, say) => ({
  forSale: card.price !== undefined,
  price: card.price ?? 0,
  priceWord: say('cards.price'),
});

/** Where the card may be had for nothing (spoon.steal); empty for all but the card that the rule names. */
const fetchedAt: Extra = (game, card, lang, say) => ({
  fetchWord: say('cards.fetch'),
  fetchPlaces:
    card.id === game.spoon
      ? game.locations
          .filter((place) => place.actions.includes('steal-spoon'))
          .map((place) => place.name[lang] ?? place.id)
      : [],
});

/** What a kind's template reads besides the common fields. */
const EXTRAS: Readonly<Record<CardKind, Extra>> = {
  part: (game, card) => ({ recipes: recipeRows(game, card) }),
  accessory: (game, card, lang, say) => ({
    wanted: say('cards.wanted'),
    gangs: game.gangs
      .filter((gang) => gang.accessories.includes(card.id))
      .map((gang) => ({ badge: gang.badge, name: gang.name[lang] ?? gang.id })),
  }),
  weapon: (game, card, lang, say) => ({
    weapon: card.weapon,
    recipes: recipeRows(game, card),
    ...priceTag(game, card, lang, say),
  }),
  action: () => ({}),
  valuable: (_game, _card, _lang, say) => ({ stamp: say('cards.stamp.valuable') }),
  tool: (game, card, lang, say) => ({
    points: card.points,
    recipes: recipeRows(game, card),
    ...fetchedAt(game, card, lang, say),
    ...priceTag(game, card, lang, say),
  }),
};

/** The content file of each kind, for problems. */
const FILES: Readonly<Record<CardKind, string>> = {
  part: 'parts',
  accessory: 'accessories',
  weapon: 'weapons',
  action: 'actions',
  valuable: 'valuables',
  tool: 'tools',
};

/** The face of one hand card in one language. Numbers and texts come from the game, words from its `print.cards.` keys. */
export function handFace(game: Game, card: HandCard, lang: Lang): CardFace {
  const say = speakPrint(game, lang);
  return {
    id: `${card.kind}-${card.id}`,
    template: `cards/${card.kind}`,
    where: `content/${FILES[card.kind]}.yaml ${card.id}`,
    data: {
      kindWord: say(`cards.kind.${card.kind}`),
      name: card.name[lang] ?? card.id,
      picture: card.picture,
      flavour: card.flavour[lang] ?? '',
      text: textParagraphs(card.text[lang] ?? ''),
      cigarettes: card.cigarettes,
      file: fileNumber(game, lang, card),
      ...EXTRAS[card.kind](game, card, lang, say),
    },
  };
}
