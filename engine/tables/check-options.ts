// Options from outside: what cannot be played, each fault with code, sentence and hint.
import type { Game, Numbers } from '../facts/game.ts';
import type { Options } from '../api/options.ts';
import type { OPTION_FAULTS } from '../api/refusals.ts';
import { MAX_SEATS } from './layout.ts';

export type OptionFaultCode = (typeof OPTION_FAULTS)[number];

export interface OptionFault {
  readonly code: OptionFaultCode;
  readonly message: string;
  readonly hint: string;
}

/** Bits in a location set. */
const MAX_LOCATIONS = 31;
/** Codes of cards, backgrounds, gangs and ways fit a byte. */
const MAX_KINDS = 255;
const MAX_DICE = 6;
const MAX_FACES = 31;

/** The content's numbers with the house numbers laid over them. */
export function resolveNumbers(game: Game, options: Options): Numbers {
  return { ...game.numbers, ...options.numbers };
}

/** Number of teams, 0 without (team.sides). */
export const teamCount = (game: Game, options: Options): number =>
  options.teams === true ? resolveNumbers(game, options).teams : 0;

/** Lists why these options cannot be played (setup.players, setup.inmate, team.sides); empty when they can. */
export function checkOptions(game: Game, options: Options): OptionFault[] {
  const faults: OptionFault[] = [];
  const say = (code: OptionFaultCode, message: string, hint: string): void => void faults.push({ code, message, hint });
  const n = resolveNumbers(game, options);
  const { players } = options;
  const most = Math.min(n.maxPlayers, MAX_SEATS);
  if (!Number.isInteger(players) || players < n.minPlayers || players > most) {
    say(
      'PLAYERS',
      `The game is for ${n.minPlayers} to ${most} players, not ${players}.`,
      'Choose another number of players.',
    );
  }
  for (const [name, value] of Object.entries(n)) {
    if (!Number.isInteger(value) || value < 0 || value > 1000) {
      say(
        'NUMBERS',
        `The number "${name}" must be a whole number from 0 to 1000, not ${value}.`,
        'Leave it out to play with the printed number.',
      );
    }
  }
  if (n.dieFaces < 1 || n.dieFaces > MAX_FACES)
    say('NUMBERS', `A die has 1 to ${MAX_FACES} faces, not ${n.dieFaces}.`, 'Change "dieFaces".');
  if (n.carefulCost < 1) say('NUMBERS', 'A careful move costs at least 1 action.', 'Change "carefulCost".');
  if (options.teams === true) {
    if (n.teams < 2 || players % n.teams !== 0 || players / n.teams < 2) {
      say(
        'TEAMS',
        `${players} players do not make ${n.teams} teams of two or more.`,
        'Play teams with 4 or 6 players.',
      );
    }
  }
  const targets = options.teams === true ? game.teamTargets : game.targets;
  const target = options.target ?? targets.find((entry) => entry.players === players)?.points;
  if (target === undefined || !Number.isInteger(target) || target < 1) {
    say(
      'TARGET',
      `There is no target of tunnel points for ${players} players.`,
      'Name a target in the options or in content/game.yaml.',
    );
  }
  checkInmates(game, options, say);
  if (
    game.locations.length + n.teams > MAX_LOCATIONS ||
    game.cards.length > MAX_KINDS ||
    game.backgrounds.length > MAX_KINDS ||
    game.gangs.length > MAX_KINDS
  ) {
    say(
      'CONTENT',
      `The engine holds ${MAX_LOCATIONS} locations and ${MAX_KINDS} kinds of cards at most.`,
      'Merge some kinds.',
    );
  }
  if (game.gangs.some((gang) => gang.powers.some((power) => power.kind === 'move-dice' && power.dice > MAX_DICE))) {
    say('CONTENT', `At most ${MAX_DICE} dice are rolled at once.`, 'Lower "move-dice".');
  }
  return faults;
}

function checkInmates(
  game: Game,
  options: Options,
  say: (code: OptionFaultCode, message: string, hint: string) => void,
): void {
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
