// Options looked at by type before anything is read off them: fields that exist, each of its kind.
import { SIDES } from '../facts/game.ts';
import type { Game } from '../facts/game.ts';
import type { Options } from '../api/options.ts';
import type { OPTION_FAULTS } from '../api/refusals.ts';
import { isRecord, named } from './check-call.ts';
import { nearestName } from './nearest-name.ts';

export type OptionFaultCode = (typeof OPTION_FAULTS)[number];

/** Adds a fault to a list. */
export type SayFault = (code: OptionFaultCode, message: string, hint: string) => void;

const isFlag = (value: unknown): boolean => value === undefined || typeof value === 'boolean';
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value);

interface Field {
  readonly is: (value: unknown) => boolean;
  readonly needs: string;
  readonly code: Parameters<SayFault>[0];
}

/** What each option must hold; an option without a line here does not compile. */
const FIELDS: { readonly [Name in keyof Required<Options>]: Field } = {
  players: { is: (value) => typeof value === 'number', needs: 'a number', code: 'PLAYERS' },
  inmates: { is: (value) => value === undefined || Array.isArray(value), needs: 'a list', code: 'INMATES' },
  michel: { is: isFlag, needs: 'true or false', code: 'OPTIONS' },
  teams: { is: isFlag, needs: 'true or false', code: 'OPTIONS' },
  diceFight: { is: isFlag, needs: 'true or false', code: 'OPTIONS' },
  numbers: { is: (value) => value === undefined || isRecord(value), needs: 'a record of numbers', code: 'NUMBERS' },
  target: { is: (value) => value === undefined || isWhole(value), needs: 'a whole number', code: 'TARGET' },
};

const known = (name: string, names: readonly string[]): string => {
  const near = nearestName(name, names);
  return near === undefined ? `Known are ${names.join(', ')}.` : `Did you mean "${near}"?`;
};

/** Says every field that is none, or not of its type. */
export function checkOptionTypes(game: Game, options: unknown, say: SayFault): void {
  if (!isRecord(options)) {
    say('OPTIONS', `The options must be a record, not ${named(options)}.`, 'Hand in at least the number of players.');
    return;
  }
  for (const name of Object.keys(options))
    if (!Object.hasOwn(FIELDS, name))
      say('OPTIONS', `There is no option ${named(name)}.`, known(name, Object.keys(FIELDS)));
  for (const [name, { is, needs, code }] of Object.entries(FIELDS))
    if (!is(options[name]))
      say(code, `"${name}" must be ${needs}, not ${named(options[name])}.`, 'Change it, or leave it out.');
  if (isRecord(options.numbers)) checkNumberNames(game, options.numbers, say);
  if (Array.isArray(options.inmates)) options.inmates.forEach((one) => checkInmateType(one, say));
}

function checkNumberNames(game: Game, numbers: Readonly<Record<string, unknown>>, say: SayFault): void {
  for (const [name, value] of Object.entries(numbers)) {
    if (!Object.hasOwn(game.numbers, name))
      say('NUMBERS', `There is no number ${named(name)}.`, known(name, Object.keys(game.numbers)));
    else if (!isWhole(value))
      say(
        'NUMBERS',
        `The number "${name}" must be a whole number from 0 to 1000, not ${named(value)}.`,
        'Leave it out to play with the printed number.',
      );
  }
}

function checkInmateType(one: unknown, say: SayFault): void {
  if (!isRecord(one) || typeof one.inmate !== 'string' || !SIDES.some((side) => side === one.side))
    say('INMATES', 'An inmate is named by its id and a side.', `Sides are ${SIDES.join(' and ')}.`);
}
