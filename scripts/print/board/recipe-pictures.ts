// Recipes as rows of pictures, for the board and the inmates' boards (craft.make).

import type { Game } from '../../../engine/facts/game.ts';

/** One recipe: what it makes, and for each part the pictures of the cards that serve. */
export interface RecipePictures {
  readonly picture: string;
  readonly points: number;
  readonly price: number | undefined;
  readonly slots: readonly (readonly { readonly picture: string }[])[];
}

/** The recipes in content's order, ids turned into pictures. */
export function recipePictures(game: Game): readonly RecipePictures[] {
  const cards = new Map(game.cards.map((card) => [card.id, card]));
  return game.recipes.map((recipe) => {
    const made = cards.get(recipe.makes);
    return {
      picture: made?.picture ?? '',
      points: made?.points ?? 0,
      price: made?.price,
      slots: recipe.parts.map((slot) => slot.map((id) => ({ picture: cards.get(id)?.picture ?? '' }))),
    };
  });
}
