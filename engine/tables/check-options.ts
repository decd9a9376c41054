// Options from outside: what cannot be played, each fault with code, sentence and hint.
import { LIMITS, waysOfParts } from '../facts/game.ts';
import type { Game, Numbers } from '../facts/game.ts';
import type { Options } from '../api/options.ts';
import { named } from './check-call.ts';
import { checkOptionTypes } from './check-option-types.ts';
import type { OptionFaultCode, SayFault } from './check-option-types.ts';

export interface OptionFault {
  readonly code: OptionFaultCode;
  readonly message: string;
  readonly hint: string;
}

/** The content's numbers with the house numbers laid over them. */
export function resolveNumbers(game: Game, options: Options): Numbers {
  return { ...game.numbers, ...options.numbers };
}

/** Number of teams, 0 without (team.sides). */
export const teamCount = (game: Game, options: Options): number =>
  options.teams === true ? resolveNumbers(game, options).teams : 0;

/**
 * Lists why these options cannot be played (setup.players, setup.inmate, team.sides); empty when they can. Anything may be
 * handed in: what is no record of options, and every field that is not of its type, is a fault like the others.
 */
export function checkOptions(game: Game, options: Options): OptionFault[] {
  const faults: OptionFault[] = [];
  const say: SayFault = (code, message, hint) => void faults.push({ code, message, hint });
  checkOptionTypes(game, options, say);
  if (faults.length > 0) return faults;
  checkNumbers(game, options, say);
  checkTarget(game, options, say);
  checkInmates(game, options, say);
  checkContent(game, options, say);
  return faults;
}

function checkNumbers(game: Game, options: Options, say: SayFault): void {
  const n = resolveNumbers(game, options);
  const { players } = options;
  const most = Math.min(n.maxPlayers, LIMITS.players);
  if (!Number.isInteger(players) || players < n.minPlayers || players > most) {
    say(
      'PLAYERS',
      `The game is for ${n.minPlayers} to ${most} players, not ${players}.`,
      'Choose another number of players.',
    );
  }
  for (const [name, value] of Object.entries<number>({ ...n })) {
    if (!Number.isInteger(value) || value < 0 || value > 1000) {
      say(
        'NUMBERS',
        `The number "${name}" must be a whole number from 0 to 1000, not ${named(value)}.`,
        'Leave it out to play with the printed number.',
      );
    }
  }
  if (n.dieFaces < 1 || n.dieFaces > LIMITS.faces)
    say('NUMBERS', `A die has 1 to ${LIMITS.faces} faces, not ${named(n.dieFaces)}.`, 'Change "dieFaces".');
  if (n.actionCost < 1) say('NUMBERS', 'An action costs at least 1 action.', 'Change "actionCost".');
  if (n.carefulCost < 1) say('NUMBERS', 'A careful move costs at least 1 action.', 'Change "carefulCost".');
  if (options.teams === true && (n.teams < 2 || players % n.teams !== 0 || players / n.teams < 2)) {
    say(
      'TEAMS',
      `${players} players do not make ${named(n.teams)} teams of two or more.`,
      'Play teams with 4 or 6 players.',
    );
  }
}

function checkTarget(game: Game, options: Options, say: SayFault): void {
  const targets = options.teams === true ? game.teamTargets : game.targets;
  const target = options.target ?? targets.find((entry) => entry.players === options.players)?.points;
  if (target !== undefined && target >= 1) return;
  say(
    'TARGET',
    `There is no target of tunnel points for ${options.players} players.`,
    'Name a target in the options or in content/game.yaml.',
  );
}

function checkInmates(game: Game, options: Options, say: SayFault): void {
  const { inmates } = options;
  if (inmates === undefined) return;
  if (inmates.length !== options.players) {
    say(
      'INMATES',
      `There are ${options.players} players but ${inmates.length} inmates.`,
      'Name one inmate per seat, or none at all.',
    );
  }
  const names = inmates.map(({ inmate }) => inmate);
  const stranger = names.find((name) => !game.inmates.some(({ id }) => id === name));
  if (stranger !== undefined)
    say('INMATES', `There is no inmate "${stranger}".`, `Choose from ${game.inmates.map(({ id }) => id).join(', ')}.`);
  if (new Set(names).size !== names.length)
    say('INMATES', 'Two seats chose the same inmate.', 'Each picks another one.');
}

/** What of the content is more than a state holds (LIMITS); `check` says the same with its place. */
function checkContent(game: Game, options: Options, say: SayFault): void {
  const over = (what: string, most: number, hint: string): void =>
    say('CONTENT', `The engine holds ${most} ${what} at most.`, hint);
  const blocks = Math.max(0, teamCount(game, options) - 1);
  if (game.locations.length + blocks > LIMITS.locations)
    over('locations, one more for each further team', LIMITS.locations, 'Merge some locations.');
  for (const [what, list] of [
    ['kinds of cards', game.cards],
    ['backgrounds', game.backgrounds],
    ['gangs', game.gangs],
    ['strength cards', game.strengthCards],
  ] as const)
    if (list.length > LIMITS.kinds) over(what, LIMITS.kinds, 'Merge some kinds.');
  if (game.recipes.reduce((sum, { parts }) => sum + waysOfParts(parts), 0) > LIMITS.ways)
    over('ways to craft', LIMITS.ways, 'Let recipes name fewer parts.');
  if (game.gangs.some(({ powers }) => powers.some((power) => power.kind === 'move-dice' && power.dice > LIMITS.dice)))
    over('dice at once', LIMITS.dice, 'Lower "move-dice".');
  if (options.michel === true && !game.strengthCards.some(({ copies }) => copies > 0))
    say(
      'CONTENT',
      'There is no strength card for the figure.',
      'Give a strength card copies, or play without the figure.',
    );
}
