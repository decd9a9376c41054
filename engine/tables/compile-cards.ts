// Look-ups about hand cards, recipes and gang accessories.
import type { Game } from '../facts/game.ts';
import { cardSet } from './card-set.ts';
import { demandTable } from './demand-table.ts';

/** Cards wanted, as (card, count) pairs in one row. */
interface Needs {
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly pairs: Int32Array;
}

const tally = (cards: readonly number[]): [number, number][] =>
  [...new Set(cards)].sort((a, b) => a - b).map((card) => [card, cards.filter((other) => other === card).length]);

function layNeeds(lists: readonly (readonly number[])[]): Needs {
  const pairs: number[] = [];
  const start: number[] = [];
  const end: number[] = [];
  for (const list of lists) {
    start.push(pairs.length);
    pairs.push(...tally(list).flat());
    end.push(pairs.length);
  }
  return { start: Int32Array.from(start), end: Int32Array.from(end), pairs: Int32Array.from(pairs) };
}

/** All ways to take one of each list, in the order of the lists; the same cards in another order are the same way. */
function waysOf(parts: readonly (readonly number[])[]): number[][] {
  let ways: number[][] = [[]];
  for (const list of parts) ways = ways.flatMap((way) => list.map((card) => [...way, card]));
  const seen = new Set<string>();
  return ways.filter((way) => {
    const key = [...way].sort((a, b) => a - b).join();
    return seen.has(key) ? false : (seen.add(key), true);
  });
}

/** Card look-ups of the tables. Ids that do not exist are a RangeError; the loader reports them before. */
export function compileCards(game: Game) {
  const { cards } = game;
  const cardOf = (id: string): number => {
    const index = cards.findIndex((card) => card.id === id);
    if (index < 0) throw new RangeError(`UNKNOWN_CARD: there is no card "${id}".`);
    return index;
  };
  const indexesOf = (test: (index: number) => boolean): Int32Array =>
    Int32Array.from(cards.map((_, index) => index).filter(test));
  const ways = game.recipes.flatMap((recipe, index) =>
    waysOf(recipe.parts.map((list) => list.map(cardOf))).map((parts) => ({
      recipe: index,
      makes: cardOf(recipe.makes),
      parts,
    })),
  );
  const craft = layNeeds(ways.map(({ parts }) => parts));
  const firsts = game.recipes.map((recipe) => (recipe.parts[0] ?? []).map(cardOf));
  const before = (index: number): number => ways.filter((way) => way.recipe < index).length;
  const firstsBefore = (index: number): number => firsts.slice(0, index).flat().length;
  const join = layNeeds(game.gangs.map((gang) => gang.accessories.map(cardOf)));
  return {
    copies: Int32Array.from(cards, (card) => card.copies),
    cigarettes: Int32Array.from(cards, (card) => card.cigarettes),
    points: Int32Array.from(cards, (card) => card.points),
    weapon: Int32Array.from(cards, (card) => card.weapon),
    price: Int32Array.from(cards, (card) => card.price ?? -1),
    open: Uint8Array.from(cards, (card) => (card.pile === 'open' ? 1 : 0)),
    actionCards: indexesOf((index) => cards[index]?.kind === 'action'),
    tools: indexesOf((index) => cards[index]?.kind === 'tool'),
    weapons: indexesOf((index) => cards[index]?.kind === 'weapon'),
    goods: indexesOf((index) => cards[index]?.price !== undefined && cards[index]?.pile === 'open'),
    spoon: cardOf(game.spoon),
    allCards: cardSet(cards.keys()),
    actionSet: cardSet(indexesOf((index) => cards[index]?.kind === 'action')),
    weaponSet: cardSet(indexesOf((index) => cards[index]?.kind === 'weapon')),
    craftDemands: demandTable(game.recipes.map((recipe) => recipe.parts.map((list) => list.map(cardOf)))),
    joinDemands: demandTable(game.gangs.map((gang) => gang.accessories.map((id) => [cardOf(id)]))),
    deckSize: cards.reduce((sum, card) => sum + (card.pile === 'search' ? card.copies : 0), 0),
    ways: ways.length,
    wayRecipe: Int32Array.from(ways, (way) => way.recipe),
    wayMakes: Int32Array.from(ways, (way) => way.makes),
    wayStart: craft.start,
    wayEnd: craft.end,
    craftNeeds: craft.pairs,
    recipes: game.recipes.length,
    waysFrom: Int32Array.from(game.recipes, (_, index) => before(index)),
    waysTo: Int32Array.from(game.recipes, (_, index) => before(index + 1)),
    firstFrom: Int32Array.from(firsts, (_, index) => firstsBefore(index)),
    firstTo: Int32Array.from(firsts, (_, index) => firstsBefore(index + 1)),
    firstParts: Int32Array.from(firsts.flat()),
    joinStart: join.start,
    joinEnd: join.end,
    joinNeeds: join.pairs,
  };
}
