// What the template of a hand card reads; a template takes what its kind shows.

import type { Game, HandCard, Lang } from '../../../engine/facts/game.ts';
import { speakPrint } from '../speak.ts';
import type { FaceData } from './card-face.ts';
import { recipeRows } from './recipe-row.ts';
import { textParagraphs } from './text-pieces.ts';

/** The price tag of a card for sale (trade.buy); `forSale` is false where it has none. */
const priceTag = (card: HandCard, priceWord: string): FaceData => ({
  forSale: card.price !== undefined,
  price: card.price ?? 0,
  priceWord,
});

/** Where the card may be had for nothing (spoon.steal); empty for all but the card that the rule names. */
const fetchedAt = (game: Game, card: HandCard, lang: Lang, fetchWord: string): FaceData => ({
  fetchWord,
  fetchPlaces:
    card.id === game.spoon
      ? game.locations
          .filter((place) => place.actions.includes('steal-spoon'))
          .map((place) => place.name[lang] ?? place.id)
      : [],
});

/** The gangs that ask for the card when one joins them (gang.join). */
const wantedBy = (game: Game, card: HandCard, lang: Lang, wanted: string): FaceData => ({
  wanted,
  gangs: game.gangs
    .filter((gang) => gang.accessories.includes(card.id))
    .map((gang) => ({ badge: gang.badge, name: gang.name[lang] ?? gang.id })),
});

/** One hand card in one language. Numbers and texts come from the game, words from its `print.cards.` keys. */
export function handData(game: Game, card: HandCard, lang: Lang): FaceData {
  const say = speakPrint(game, lang);
  return {
    name: card.name[lang] ?? card.id,
    picture: card.picture,
    flavour: card.flavour[lang] ?? '',
    text: textParagraphs(card.text[lang] ?? ''),
    cigarettes: card.cigarettes,
    points: card.points,
    weapon: card.weapon,
    recipes: recipeRows(game, card),
    ...wantedBy(game, card, lang, say('cards.wanted')),
    ...fetchedAt(game, card, lang, say('cards.fetch')),
    ...priceTag(card, say('cards.price')),
  };
}
