// The content as another designer might have written it: numbers, copies, places, recipes, powers and effects, all within what check lets pass.
import { LOCATION_ACTIONS, LOCATION_LIMITS } from '../../engine/facts/game.ts';
import type { Effect, EffectKind, Game, HandCard, Location, Power, PowerKind } from '../../engine/facts/game.ts';
import { chooser } from '../../engine/testing/random-play.ts';

type Choose = (n: number) => number;

const any = <T>(choose: Choose, list: readonly T[]): T => list[choose(list.length)] as T;
const some = <T>(choose: Choose, list: readonly T[]): T[] => list.filter(() => choose(2) === 0);
/** `count` different entries of a list, in any order. */
function picked<T>(choose: Choose, list: readonly T[], count: number): T[] {
  const rest = [...list];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(choose(rest.length), 1)[0] as T);
}

/** How each effect is made up; an effect without a line here does not compile. */
const EFFECTS: { readonly [Kind in EffectKind]: (game: Game, choose: Choose) => Extract<Effect, { kind: Kind }> } = {
  draw: (_, choose) => ({ kind: 'draw', count: 1 + choose(4) }),
  'draw-discard': (_, choose) => ({ kind: 'draw-discard', count: 1 + choose(3) }),
  gain: (_, choose) => ({ kind: 'gain', count: 1 + choose(9) }),
  take: (game, choose) => ({ kind: 'take', card: any(choose, openCards(game)).id }),
  move: (game, choose) => ({ kind: 'move', to: destination(game, choose) }),
  'move-other': (game, choose) => ({ kind: 'move-other', to: destination(game, choose), reach: reach(choose) }),
  heal: (_, choose) => ({ kind: 'heal', count: 1 + choose(3) }),
  beat: (_, choose) => ({ kind: 'beat', count: 1 + choose(3), reach: reach(choose) }),
  steal: (_, choose) => ({ kind: 'steal', count: 1 + choose(4), reach: reach(choose) }),
  look: (_, choose) => ({ kind: 'look', reach: reach(choose) }),
  safe: () => ({ kind: 'safe' }),
  'extra-action': (_, choose) => ({ kind: 'extra-action', count: 1 + choose(3) }),
  redeal: () => ({ kind: 'redeal' }),
  'dig-anywhere': (_, choose) => ({ kind: 'dig-anywhere', count: 1 + choose(3) }),
};

const POWERS: { readonly [Kind in PowerKind]: (game: Game, choose: Choose) => Extract<Power, { kind: Kind }> } = {
  'dig-bonus': (game, choose) => ({ kind: 'dig-bonus', card: any(choose, toolsOf(game)).id, points: 1 + choose(3) }),
  'search-bonus': (_, choose) => ({ kind: 'search-bonus', count: 1 + choose(3) }),
  'craft-anywhere': () => ({ kind: 'craft-anywhere' }),
  'craft-beaten': (_, choose) => ({ kind: 'craft-beaten', beatings: 1 + choose(3) }),
  'craft-draw': (_, choose) => ({ kind: 'craft-draw', count: 1 + choose(4) }),
  'buy-discount': (_, choose) => ({ kind: 'buy-discount', cigarettes: 1 + choose(9) }),
  'attack-bonus': (_, choose) => ({ kind: 'attack-bonus', weapons: 1 + choose(3) }),
  'extort-reward': (_, choose) => ({ kind: 'extort-reward', cigarettes: 1 + choose(5) }),
  'move-dice': (_, choose) => ({ kind: 'move-dice', dice: 1 + choose(6) }),
};

const openCards = (game: Game): readonly HandCard[] => game.cards.filter(({ pile }) => pile === 'open');
const toolsOf = (game: Game): readonly HandCard[] => game.cards.filter(({ kind }) => kind === 'tool');
const searchCards = (game: Game): readonly HandCard[] => game.cards.filter(({ pile }) => pile === 'search');
const destination = (game: Game, choose: Choose): string => any(choose, ['any', ...game.locations.map(({ id }) => id)]);
const reach = (choose: Choose): 'here' | 'anywhere' => any(choose, ['here', 'anywhere'] as const);

/** Each kind once, as YAML has it; with `least` 0 possibly none. */
const effects = (game: Game, choose: Choose): readonly Effect[] =>
  picked(choose, Object.values(EFFECTS), 1 + choose(4)).map((make) => make(game, choose));

function variedCard(game: Game, choose: Choose, card: HandCard): HandCard {
  return {
    ...card,
    copies: choose(4) === 0 ? choose(6) : card.copies,
    cigarettes: choose(7),
    points: card.kind === 'tool' ? 1 + choose(5) : card.points,
    weapon: card.kind === 'weapon' ? 1 + choose(4) : card.weapon,
    price: card.pile === 'open' ? (choose(3) === 0 ? undefined : choose(12)) : card.price,
    effects: card.kind === 'action' ? effects(game, choose) : card.effects,
  };
}

/** Every face on two places; what may be done where, and what may not, by lot. */
function variedPlaces(game: Game, choose: Choose): readonly Location[] {
  const faces = game.locations.map((): number[] => []);
  for (let face = 1; face <= game.numbers.dieFaces; face++)
    for (const place of picked(choose, faces, 2)) place.push(face);
  return game.locations.map((location, index) => ({
    ...location,
    faces: faces[index] ?? [],
    search: 1 + choose(4),
    actions: some(choose, LOCATION_ACTIONS),
    limits: choose(2) === 0 ? some(choose, LOCATION_LIMITS) : [],
  }));
}

/** Another content from the same cards, gangs, backgrounds and places; the same number makes the same one. */
export function variedGame(game: Game, variation: number): Game {
  const choose = chooser(variation);
  for (let warm = 0; warm < 8; warm++) choose(2);
  const parts = (): string[] => picked(choose, searchCards(game), 1 + choose(3)).map(({ id }) => id);
  const strengths = game.strengthCards.map((card) => ({ ...card, copies: choose(4), strength: 1 + choose(5) }));
  return {
    ...game,
    startLocation: any(choose, game.locations).id,
    michelLocation: any(choose, game.locations).id,
    spoon: any(choose, toolsOf(game)).id,
    locations: variedPlaces(game, choose),
    cards: game.cards.map((card) => variedCard(game, choose, card)),
    recipes: game.recipes.map((recipe) => ({
      ...recipe,
      makes: any(choose, openCards(game)).id,
      parts: Array.from({ length: 1 + choose(3) }, parts),
    })),
    gangs: game.gangs.map((gang) => ({
      ...gang,
      copies: choose(4),
      // Few accessories, so that gangs are joined and their bonuses come up.
      accessories: picked(choose, searchCards(game), 1 + choose(choose(3) === 0 ? 4 : 1)).map(({ id }) => id),
      powers: picked(choose, Object.values(POWERS), 1 + choose(3)).map((make) => make(game, choose)),
    })),
    backgrounds: game.backgrounds.map((background) => ({
      ...background,
      gang: any(choose, game.gangs).id,
      effects: effects(game, choose),
      memberEffects: effects(game, choose),
    })),
    strengthCards: strengths.some(({ copies }) => copies > 0)
      ? strengths
      : strengths.map((card, index) => (index === 0 ? { ...card, copies: 1 } : card)),
  };
}
