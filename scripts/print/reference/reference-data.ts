// What a reference sheet is filled with: the turn with its costs, local actions, the signpost from faces to places, recipes, prices, beatings, targets.

import { TURN_ROWS, type Game, type Lang } from '../../../engine/facts/game.ts';
import { localActions } from '../board/local-actions.ts';
import { recipePictures } from '../board/recipe-pictures.ts';
import { beatings, order } from '../inmates/inmate-data.ts';
import { speakPrint } from '../speak.ts';

export interface Signpost {
  /** Icon of the face. */
  readonly face: string;
  readonly places: readonly { readonly icon: string; readonly name: string }[];
}

/** Every face of the die with the places it leads to, in the order of the content (move.roll). */
export function signposts(game: Game, lang: Lang): readonly Signpost[] {
  return Array.from({ length: game.numbers.dieFaces }, (_unused, index) => ({
    face: `die-${String(index + 1)}`,
    places: game.locations
      .filter(({ faces }) => faces.includes(index + 1))
      .map(({ picture, name }) => ({ icon: picture, name: name[lang] ?? '' })),
  }));
}

/** Data of the sheet in one language; every player gets the same. */
export function referenceData(game: Game, lang: Lang) {
  const speak = speakPrint(game, lang);
  const cost = String(game.numbers.actionCost);
  const rows = order(game, lang, speak);
  const place = TURN_ROWS.indexOf('place');
  return {
    title: speak('reference.title', { actions: game.numbers.actionsPerTurn }),
    orderWord: speak('inmates.order'),
    order: rows.filter((_row, index) => index !== place),
    localWord: speak('rulebook.local'),
    local: localActions(game, lang, speak).map((row) => ({ ...row, cost })),
    limit: speak('reference.limit', { limit: game.numbers.handLimit }),
    signWord: speak('reference.signposts'),
    signposts: signposts(game, lang),
    noFace: game.locations
      .filter(({ faces }) => faces.length === 0)
      .map(({ picture, name }) => ({ icon: picture, text: `${name[lang] ?? ''}: ${speak('board.no-dice')}` })),
    recipesWord: speak('inmates.recipes'),
    recipes: recipePictures(game).map((recipe) => ({
      ...recipe,
      price: recipe.price === undefined ? '' : String(recipe.price),
      points: recipe.points === 0 ? '' : String(recipe.points),
    })),
    beatingsWord: speak('inmates.beatings'),
    beatings: beatings(game, speak).map((text, index) => ({ count: Array.from({ length: index + 1 }, () => 0), text })),
    targetWord: speak('inmates.target'),
    targets: game.targets,
    foot: speak('inmates.foot', { title: game.title[lang] ?? '', version: game.version }),
  };
}
