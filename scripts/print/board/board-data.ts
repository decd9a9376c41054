// What the board's template is filled with: rooms, dice, plates, prices, recipes, tunnels and pile docks, all from the game.

import type { Game, HandCard, Lang, Location } from '../../../engine/facts/game.ts';
import { speakPrint, type Speak } from '../speak.ts';
import type { BoardSide } from './board-side.ts';
import { recipePictures } from './recipe-pictures.ts';
import { tunnelSpaces } from './tunnel-spaces.ts';

function plates({ signs }: Game, location: Location, speak: Speak) {
  return [
    ...location.actions.map((action) => ({
      tone: 'do',
      icon: signs[action].picture,
      name: speak(`board.action.${action}.name`),
      text: speak(`board.action.${action}.text`),
    })),
    ...location.limits.map((limit) => ({
      tone: 'not',
      icon: signs[limit].picture,
      name: speak(`board.limit.${limit}.name`),
      text: speak(`board.limit.${limit}.text`),
    })),
  ];
}

function room(game: Game, lang: Lang, location: Location, block: number, speak: Speak) {
  const sold = location.actions.includes('buy') ? game.cards.filter((card) => card.price !== undefined) : [];
  return {
    id: location.id,
    row: location.row,
    block: block === 0 ? '' : `block-${String(block)}`,
    team: block === 0 ? '' : speak('board.team', { number: block }),
    name: location.name[lang] ?? '',
    searchWord: speak('board.search'),
    search: location.search,
    magnifiers: Array.from({ length: location.search }, (_unused, index) => index),
    plates: plates(game, location, speak),
    pricesTitle: speak('board.prices'),
    prices: sold.map((card) => ({ picture: card.picture, name: card.name[lang] ?? '', price: card.price ?? 0 })),
    dice: location.faces,
    noDice: location.faces.length === 0 ? speak('board.no-dice') : '',
  };
}

/** The place where all figures start stands once on the solo side and once per team on the other (team.sides), as in the engine. */
function rooms(game: Game, lang: Lang, side: BoardSide, speak: Speak) {
  return game.locations.flatMap((location) =>
    side === 'team' && location.id === game.startLocation
      ? Array.from({ length: game.numbers.teams }, (_unused, team) => room(game, lang, location, team + 1, speak))
      : [room(game, lang, location, 0, speak)],
  );
}

function piles(game: Game, lang: Lang, speak: Speak) {
  const open = game.cards.filter((card) => card.pile === 'open');
  return [
    { picture: 'magnifier', name: speak('board.pile.search.name'), note: speak('board.pile.search.note') },
    { picture: 'magnifier', name: speak('board.pile.discard.name'), note: speak('board.pile.discard.note') },
    ...open.map((card: HandCard) => ({
      picture: card.picture,
      name: card.name[lang] ?? '',
      note: speak('board.pile.open'),
    })),
  ];
}

function gangs(game: Game, lang: Lang) {
  return game.gangs.map((gang) => ({
    badge: gang.badge,
    name: gang.name[lang] ?? '',
    accessories: gang.accessories.map((id) => ({ picture: game.cards.find((card) => card.id === id)?.picture ?? '' })),
  }));
}

/** Data of one side of the board, in one language. */
export function boardData(game: Game, lang: Lang, side: BoardSide) {
  const speak = speakPrint(game, lang);
  const title = game.title[lang] ?? '';
  return {
    side,
    title,
    gangs: gangs(game, lang),
    rooms: rooms(game, lang, side, speak),
    yard: speak('board.yard'),
    moving: speak('board.moving'),
    tunnels: tunnelSpaces(game, side, speak),
    recipes: recipePictures(game).map((recipe) => ({
      ...recipe,
      gain: recipe.points > 0 ? speak('board.points', { count: recipe.points }) : speak('board.no-points'),
    })),
    exit: speak('board.exit'),
    exitText: speak('board.exit-text'),
    piles: piles(game, lang, speak),
    imprint: speak('board.imprint', { title, version: game.version }),
  };
}
