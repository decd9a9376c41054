// From printed facts and options to tables, once per game; all later questions are look-ups.
import type { Game } from '../facts/game.ts';
import type { Options } from '../api/options.ts';
import { hashText } from '../facts/hash.ts';
import { compileActions } from './compile-actions.ts';
import { compileCards } from './compile-cards.ts';
import { compileEffects } from './compile-effects.ts';
import { compileLayout } from './compile-layout.ts';
import { compilePlaces } from './compile-places.ts';
import { compilePowers } from './compile-powers.ts';
import { checkOptions, resolveNumbers, teamCount } from './check-options.ts';
import { factsKey } from './facts-key.ts';
import { makeFeed } from './feed.ts';
import type { Tables } from './tables.ts';

/** Changes whenever the same content and seed may play differently; logs and saves carry it. */
export const RULES_VERSION = 3;

/** Numbers that stand on components and decide nothing. */
const PRINT_ONLY: readonly string[] = ['cigaretteOnes', 'cigaretteFives', 'minPlayers', 'maxPlayers'];

const targetOf = (game: Game, options: Options): number => {
  const list = options.teams === true ? game.teamTargets : game.targets;
  return options.target ?? list.find((entry) => entry.players === options.players)?.points ?? 0;
};

/** A stable name for what is played: equal names mean equal play from equal seeds. Options that cannot be played are a RangeError as for `compile`. */
export function optionsKey(game: Game, options: Options): string {
  requireOptions(game, options);
  const numbers = Object.entries(resolveNumbers(game, options))
    .filter(([name]) => !PRINT_ONLY.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const inmates = (options.inmates ?? []).map(({ inmate, side }) => [inmate, side]);
  return JSON.stringify([
    RULES_VERSION,
    factsKey(game),
    options.players,
    options.michel === true,
    options.teams === true,
    options.diceFight === true,
    targetOf(game, options),
    numbers,
    inmates,
  ]);
}

function requireOptions(game: Game, options: Options): void {
  const [fault] = checkOptions(game, options);
  if (fault !== undefined) throw new RangeError(`${fault.code}: ${fault.message}`);
}

/**
 * Compiles a game for these options. Throws a RangeError naming the first fault that `checkOptions` lists; check first
 * where the options come from outside.
 */
export function compile(game: Game, options: Options): Tables {
  requireOptions(game, options);
  const n = resolveNumbers(game, options);
  const teams = teamCount(game, options);
  const seats = options.players;
  const cards = compileCards(game);
  const places = compilePlaces(game, n, teams);
  const sizes = {
    seats,
    cards: game.cards.length,
    locations: places.locations,
    gangs: game.gangs.length,
    backgrounds: game.backgrounds.length,
    ways: cards.ways,
    tools: cards.tools.length,
    weapons: cards.weapons.length,
  };
  const strengthSize = game.strengthCards.reduce((sum, card) => sum + card.copies, 0);
  return {
    game,
    options,
    n,
    seats,
    teams,
    optionsHash: hashText(optionsKey(game, options)),
    cards: sizes.cards,
    gangs: sizes.gangs,
    backgrounds: sizes.backgrounds,
    strengths: game.strengthCards.length,
    strengthSize,
    target: targetOf(game, options),
    michel: options.michel === true,
    diceFight: options.diceFight === true,
    teamOf: Int32Array.from({ length: seats }, (_, seat) => (teams === 0 ? 0 : seat % teams)),
    layout: compileLayout(sizes, n.startBackgrounds, cards.deckSize, strengthSize),
    actions: compileActions(sizes),
    powers: compilePowers(game, n),
    effects: compileEffects(game),
    ...cards,
    ...places,
    backgroundGang: Int32Array.from(game.backgrounds, (card) => game.gangs.findIndex((gang) => gang.id === card.gang)),
    strength: Int32Array.from(game.strengthCards, (card) => card.strength),
    strengthCopies: Int32Array.from(game.strengthCards, (card) => card.copies),
    gangCopies: Int32Array.from(game.gangs, (gang) => gang.copies),
    scratch: new Int32Array(game.cards.reduce((sum, card) => sum + card.copies, 0)),
    backgroundOrder: new Int32Array(game.backgrounds.length),
    feed: makeFeed(),
  };
}
