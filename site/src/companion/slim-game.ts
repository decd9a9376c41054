// The game without what the companion never shows: no chapters, no flavour, one language.
import type { Game, Lang, LocalText } from '../../../engine/facts/game.ts';

const NONE: LocalText = {};

/** Same ids, numbers and hash as the whole game, so that a table kept in one language goes on in another. */
export function slimGame(game: Game, lang: Lang): Game {
  const only = (text: LocalText): LocalText => ({ [lang]: text[lang] ?? '' });
  return {
    ...game,
    title: only(game.title),
    subtitle: NONE,
    languages: [lang],
    locations: game.locations.map((place) => ({ ...place, name: only(place.name), flavour: NONE })),
    cards: game.cards.map((card) => ({ ...card, name: only(card.name), flavour: NONE, text: only(card.text) })),
    gangs: game.gangs.map((gang) => ({ ...gang, name: only(gang.name), flavour: NONE, text: NONE })),
    michelNames: { female: only(game.michelNames.female), male: only(game.michelNames.male) },
    backgrounds: [],
    inmates: [],
    chapters: [],
    words: {},
    missing: [],
  };
}
