// Facts of a game that greedy asks for again and again, read off its tables once; nothing here knows a card by its id.
import { reading } from '../../engine/index.ts';
import type { Tables } from '../../engine/index.ts';

const { CAN_BUY, CAN_DIG, CAN_HEAL, CAN_SELL, CAN_STEAL_SPOON } = reading;

export interface RecipeFacts {
  /** Card kinds that serve, list by list; one of each is taken. */
  readonly slots: readonly (readonly number[])[];
  readonly makes: number;
}

export interface PlaceFacts {
  /** Faces that lead there, a bit each, by team. */
  readonly faces: readonly number[];
  readonly digs: boolean;
  readonly spoons: boolean;
  readonly sells: boolean;
  readonly buys: boolean;
  readonly heals: boolean;
}

export interface Facts {
  readonly recipes: readonly RecipeFacts[];
  readonly places: readonly PlaceFacts[];
  /** Recipes and gangs that ask for a card, by card. */
  readonly recipesOf: readonly (readonly number[])[];
  readonly gangsOf: readonly (readonly number[])[];
  /** Cards that are dug, and those for sale, by points and price. */
  readonly isTool: Uint8Array;
  /** Tools, those of most points first. */
  readonly tools: readonly number[];
  readonly forSale: readonly number[];
  /** Cards of the search deck. */
  readonly searchCards: readonly number[];
  /** Cards a gang asks for in all, by gang. */
  readonly asked: readonly number[];
  /** Tunnel points that count as one: the mean tool is always worth two, whatever the numbers of the game. */
  readonly point: number;
  /** Points of every card, and the target of a side, in those. */
  readonly points: Float64Array;
  readonly target: number;
  /** How long a game is for everybody in it, as a share of one with a target of fifteen. */
  readonly length: number;
}

const made = new WeakMap<Tables, Facts>();

/** The facts of these tables. */
export function factsOf(t: Tables): Facts {
  const facts = made.get(t) ?? readFacts(t);
  made.set(t, facts);
  return facts;
}

function readFacts(t: Tables): Facts {
  const cards = Array.from({ length: t.cards }, (_, card) => card);
  const indexOf = new Map(t.game.cards.map(({ id }, card) => [id, card]));
  const indices = (ids: readonly string[]): number[] => ids.flatMap((id) => indexOf.get(id) ?? []);
  const recipes = t.game.recipes.map(({ parts, makes }) => ({
    slots: parts.map(indices),
    makes: indexOf.get(makes) ?? 0,
  }));
  const gangs = Array.from({ length: t.gangs }, (_, gang) => needs(t.joinNeeds, t.joinStart[gang], t.joinEnd[gang]));
  const isTool = new Uint8Array(t.cards);
  for (const tool of t.tools) isTool[tool] = 1;
  const mean = t.tools.reduce((sum, tool) => sum + t.points[tool], 0) / Math.max(1, t.tools.length);
  const point = Math.max(1e-3, mean) / 2;
  const target = t.target / point;
  return {
    recipes,
    point,
    points: Float64Array.from({ length: t.cards }, (_, card) => t.points[card] / point),
    target,
    length: target / (t.teams > 0 ? t.seats / t.teams : 1) / 15,
    places: Array.from({ length: t.locations }, (_, place) => placeFacts(t, place)),
    recipesOf: cards.map((card) =>
      recipes.flatMap(({ slots }, recipe) => (slots.some((slot) => slot.includes(card)) ? [recipe] : [])),
    ),
    gangsOf: cards.map((card) => gangs.flatMap((list, gang) => (list.some(([asked]) => asked === card) ? [gang] : []))),
    isTool,
    tools: [...t.tools].sort((a, b) => t.points[b] - t.points[a]),
    forSale: cards.filter((card) => t.price[card] >= 0),
    searchCards: cards.filter((card) => t.open[card] === 0),
    asked: gangs.map((list) => list.reduce((sum, [, count]) => sum + count, 0)),
  };
}

function needs(list: Int32Array, from: number, to: number): [card: number, count: number][] {
  const pairs: [number, number][] = [];
  for (let i = from; i < to; i += 2) pairs.push([list[i], list[i + 1]]);
  return pairs;
}

function placeFacts(t: Tables, place: number): PlaceFacts {
  const can = (bit: number): boolean => (t.can[place] & bit) !== 0;
  const perTeam = t.n.dieFaces + 1;
  const faces = Array.from({ length: Math.max(1, t.teams) }, (_, team) => {
    let set = 0;
    for (let face = 1; face <= t.n.dieFaces; face++)
      if (((t.rollTo[team * perTeam + face] >> place) & 1) === 1) set |= 1 << face;
    return set;
  });
  return {
    faces,
    digs: can(CAN_DIG),
    spoons: can(CAN_STEAL_SPOON),
    sells: can(CAN_SELL),
    buys: can(CAN_BUY),
    heals: can(CAN_HEAL),
  };
}
