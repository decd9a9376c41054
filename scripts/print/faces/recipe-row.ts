// A recipe as a row of pictures: one of these, and one of those, gives that.

import type { Game, HandCard } from '../../../engine/facts/game.ts';
import type { FaceData } from './card-face.ts';
import { pictureOf } from './picture-of.ts';

/** The recipes that a card is made by or goes into, in data order. `own` marks the card's own picture. */
export function recipeRows(game: Game, card: HandCard): readonly FaceData[] {
  return game.recipes
    .filter((recipe) => recipe.makes === card.id || recipe.parts.some((choices) => choices.includes(card.id)))
    .map((recipe) => ({
      slots: recipe.parts.map((choices) => ({
        choices: choices.map((id) => ({ picture: pictureOf(game, id), own: id === card.id })),
      })),
      makes: pictureOf(game, recipe.makes),
      ownMakes: recipe.makes === card.id,
    }));
}
