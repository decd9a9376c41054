// What can be done at one place only, for lists of a turn: on the back of the rulebook and on the player aid.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { Speak } from '../speak.ts';

/** One row per action in the order of the places: its sign, its name, and where it is done and how. */
export const localActions = (game: Game, lang: Lang, speak: Speak) =>
  game.locations.flatMap(({ name, actions }) =>
    actions.map((action) => ({
      icon: game.signs[action].picture,
      name: speak(`board.action.${action}.name`),
      text: `${name[lang] ?? ''}: ${speak(`board.action.${action}.text`)}`,
    })),
  );
