// What of the content decides how a game plays: a stable text of it, so that a save outlives a corrected flavour line.
import { oldestGangId } from '../facts/former-ids.ts';
import type { Game } from '../facts/game.ts';

/** All facts that rules read, without names, texts and pictures, renamed things under their oldest id. Equal texts play alike. */
export function factsKey(game: Game): string {
  return JSON.stringify([
    game.id,
    game.startLocation,
    game.michelLocation,
    game.spoon,
    game.locations.map(({ id, faces, search, actions, limits }) => [id, faces, search, actions, limits]),
    game.cards.map(({ id, kind, pile, copies, cigarettes, points, weapon, price, effects }) => [
      id,
      kind,
      pile,
      copies,
      cigarettes,
      points,
      weapon,
      price ?? null,
      effects,
    ]),
    game.gangs.map(({ id, copies, accessories, powers }) => [oldestGangId(game, id), copies, accessories, powers]),
    game.backgrounds.map(({ id, gang, effects, memberEffects }) => [
      id,
      oldestGangId(game, gang),
      effects,
      memberEffects,
    ]),
    game.recipes.map(({ id, makes, parts }) => [id, makes, parts]),
    game.strengthCards.map(({ id, copies, strength }) => [id, copies, strength]),
  ]);
}
