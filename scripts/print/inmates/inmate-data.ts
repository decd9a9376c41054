// What an inmate's board is filled with: the file, the order of a turn, recipes, prices and what beatings do, all from the game.

import { TURN_ROWS, type Game, type Inmate, type Lang, type Side, type TurnRow } from '../../../engine/facts/game.ts';
import { recipePictures } from '../board/recipe-pictures.ts';
import { speakPrint, type Speak } from '../speak.ts';

/** Centimetres on the height chart behind the portrait, from the top. */
const HEIGHTS = [210, 200, 190, 180, 170, 160, 150] as const;

/** Actions that each row of the list costs; a background costs none (background.reveal). */
function cost(key: TurnRow, game: Game): number {
  if (key === 'careful') return game.numbers.carefulCost;
  return key === 'background' ? 0 : game.numbers.actionCost;
}

/** What one may do in a turn, each with what it costs. */
export function order(game: Game, lang: Lang, speak: Speak) {
  const shut = game.locations
    .filter((location) => location.limits.includes('no-crafting'))
    .map((location) => location.name[lang] ?? '');
  return TURN_ROWS.map((key) => ({
    icon: game.signs[key].picture,
    name: speak(`inmates.order-rows.${key}.name`),
    text: speak(`inmates.order-rows.${key}.text`, { places: shut.join(', ') }),
    cost: String(cost(key, game)),
  }));
}

/** What each beating in turn takes away, in words (craft.beaten, dig.beaten). */
export function beatings(game: Game, speak: Speak): readonly string[] {
  const { maxBeatings, craftBlockedAt, digBlockedAt } = game.numbers;
  return Array.from({ length: maxBeatings }, (_unused, index) => {
    const count = index + 1;
    const effects = [
      ...(count >= craftBlockedAt ? [speak('inmates.beaten-craft')] : []),
      ...(count >= digBlockedAt ? [speak('inmates.beaten-dig')] : []),
    ];
    return effects.length === 0 ? speak('inmates.beaten-nothing') : effects.join(', ');
  });
}

/** Data of one side of one inmate's board, in one language. */
export function inmateData(game: Game, lang: Lang, inmate: Inmate, side: Side) {
  const speak = speakPrint(game, lang);
  const face = inmate.sides[side];
  return {
    heights: HEIGHTS,
    portrait: face.portrait,
    number: inmate.number,
    name: face.name[lang] ?? '',
    flavour: face.flavour[lang] ?? '',
    fileWord: speak('inmates.file'),
    actions: game.numbers.actionsPerTurn,
    actionsWord: speak('inmates.actions', { count: game.numbers.actionsPerTurn }),
    handLimit: game.numbers.handLimit,
    handLimitWord: speak('inmates.hand-limit'),
    targetWord: speak('inmates.target'),
    targets: game.targets,
    orderWord: speak('inmates.order'),
    order: order(game, lang, speak),
    recipesWord: speak('inmates.recipes'),
    recipes: recipePictures(game).map((recipe) => ({
      ...recipe,
      price: recipe.price === undefined ? '' : String(recipe.price),
    })),
    beatingsWord: speak('inmates.beatings'),
    beatings: beatings(game, speak),
    gangDock: speak('inmates.gang-dock'),
    tunnelDock: speak('inmates.tunnel-dock'),
    backgroundDock: speak('inmates.background-dock'),
    foot: speak('inmates.foot', { title: game.title[lang] ?? '', version: game.version }),
  };
}
