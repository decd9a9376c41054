// What never changes during a game: printed facts, house numbers, places with the teams' cell blocks, and all that can be named.
import { ACTION_KINDS, ACTION_SPECS } from '../api/actions.ts';
import type { ActionKind, ActionParts } from '../api/actions.ts';
import type { Options } from '../api/options.ts';
import type { Game, HandCard, Location, Numbers } from '../facts/game.ts';

/** An action by what it names, without the number that some table gives it. */
export type OracleAction = Omit<ActionParts, 'code'>;

/** A location; with teams a cell block is that of one team. */
export interface Place extends Location {
  readonly team: number | undefined;
}

/** One way to make one thing: the recipe with its parts chosen. */
export interface Way {
  readonly recipe: string;
  readonly makes: string;
  readonly parts: readonly string[];
}

export interface World {
  readonly game: Game;
  readonly options: Options;
  readonly n: Numbers;
  readonly players: number;
  /** 0 without the team variant. */
  readonly teams: number;
  readonly target: number;
  readonly places: readonly Place[];
  readonly cards: ReadonlyMap<string, HandCard>;
  /** Card ids in the order of `Game.cards`, in which everything is listed. */
  readonly order: readonly string[];
  readonly tools: readonly string[];
  readonly weapons: readonly string[];
  readonly ways: readonly Way[];
  /** Every action that words can name, legal or not. */
  readonly actions: readonly OracleAction[];
}

function placesOf(game: Game, teams: number): Place[] {
  const printed = game.locations.map((location) => ({
    ...location,
    team: teams > 0 && location.id === game.startLocation ? 0 : undefined,
  }));
  const block = game.locations.find(({ id }) => id === game.startLocation);
  if (block === undefined) throw new RangeError(`there is no location ${game.startLocation}`);
  const others = Array.from({ length: Math.max(0, teams - 1) }, (_, index) => ({
    ...block,
    id: `${block.id}#${index + 2}`,
    team: index + 1,
  }));
  return [...printed, ...others];
}

const choices = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((ways, list) => ways.flatMap((way) => list.map((part) => [...way, part])), [[]]);

function waysOf(game: Game, order: readonly string[]): Way[] {
  const all = game.recipes.flatMap(({ id, makes, parts }) =>
    choices(parts).map((chosen) => ({
      recipe: id,
      makes,
      parts: [...chosen].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    })),
  );
  const names = all.map((way) => JSON.stringify(way));
  return all.filter((_, index) => names.indexOf(names[index]) === index);
}

type Named = Partial<OracleAction>;

function namedBy(kind: ActionKind, world: Omit<World, 'actions'>): Named[] {
  const { game, places, order, tools, weapons, ways, players } = world;
  const values: Record<string, readonly Named[]> = {
    location: places.map(({ id }) => ({ location: id })),
    card: order.map((card) => ({ card })),
    weapon: weapons.map((weapon) => ({ weapon })),
    tool: tools.map((tool) => ({ tool })),
    seat: Array.from({ length: players }, (_, seat) => ({ seat })),
    craft: ways.map(({ recipe, parts }) => ({ recipe, parts })),
    gang: game.gangs.map(({ id }) => ({ gang: id })),
    background: game.backgrounds.map(({ id }) => ({ background: id })),
  };
  return ACTION_SPECS[kind].names.reduce<Named[]>(
    (list, name) => list.flatMap((named) => values[name].map((value) => ({ ...named, ...value }))),
    [{}],
  );
}

/** Lays the table's facts out once. Options are taken as checked. */
export function makeWorld(game: Game, options: Options): World {
  const n = { ...game.numbers, ...options.numbers };
  const teams = options.teams === true ? n.teams : 0;
  const targets = teams > 0 ? game.teamTargets : game.targets;
  const order = game.cards.map(({ id }) => id);
  const ofKind = (kind: string): string[] => game.cards.filter((card) => card.kind === kind).map(({ id }) => id);
  const world = {
    game,
    options,
    n,
    players: options.players,
    teams,
    target: options.target ?? targets.find((entry) => entry.players === options.players)?.points ?? 0,
    places: placesOf(game, teams),
    cards: new Map(game.cards.map((card) => [card.id, card])),
    order,
    tools: ofKind('tool'),
    weapons: ofKind('weapon'),
    ways: waysOf(game, order),
  };
  const actions = ACTION_KINDS.flatMap((kind) =>
    namedBy(kind, world).map((named) => ({ kind, rule: ACTION_SPECS[kind].rule, ...named })),
  );
  return { ...world, actions };
}

/** A readable name, spelt as in logs: `extort:2:shovel:blade`, `craft:knife:comb+shard`, `end-turn`. */
export function nameOf(action: OracleAction): string {
  const { kind, seat, location, card, tool, weapon, gang, background, recipe, parts } = action;
  return [kind, seat, location, card, tool, weapon, gang, background, recipe, parts?.join('+')]
    .filter((part) => part !== undefined)
    .join(':');
}
