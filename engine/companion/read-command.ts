// Commands and settings from outside, looked at by type before the table does anything: what is none is refused.
import { isRecord } from '../tables/check-call.ts';
import type { CompanionCommand } from './command.ts';
import { HELPERS, PRIZES } from './state.ts';
import type { Settings } from './state.ts';

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isFlag: Test = (value) => typeof value === 'boolean';
/** Which seats and faces there are is the table's to say. */
const isNumber: Test = (value) => typeof value === 'number';
const maybe =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);

/** What each setting must hold; a setting without a line here does not compile. */
const SETTINGS: { readonly [Name in keyof Required<Settings>]: Test } = {
  names: listOf(isText),
  teams: isFlag,
  diceFight: isFlag,
  michel: isFlag,
  hidden: listOf((value) => HELPERS.some((helper) => helper === value)),
};

/** Some settings and nothing else, each of its kind? */
export const isPartOfSettings = (value: unknown): value is Partial<Settings> =>
  isRecord(value) &&
  Object.keys(value).every((name) => Object.hasOwn(SETTINGS, name)) &&
  Object.entries(SETTINGS).every(([name, test]) => maybe(test)(value[name]));

/** All settings, each of its kind? */
export const isSettings = (value: unknown): value is Settings =>
  isRecord(value) && Object.entries(SETTINGS).every(([name, test]) => test(value[name]));

const faces = maybe(listOf(isNumber));
const SEATED = { seat: isNumber } as const;

/** What each command carries; a command without a line here does not compile. Ids are looked up later. */
const COMMANDS: { readonly [Do in CompanionCommand['do']]: Readonly<Record<string, Test>> } = {
  roll: { ...SEATED, faces },
  'roll-figure': { ...SEATED, faces },
  go: { location: isText },
  stay: {},
  careful: { ...SEATED, location: isText },
  stand: { ...SEATED, location: maybe(isText) },
  'stand-figure': { location: maybe(isText) },
  draw: { ...SEATED, location: isText },
  deal: SEATED,
  discard: { ...SEATED, card: isText },
  give: { ...SEATED, to: isNumber, card: isText },
  'put-back': { card: isText, from: (value) => value === 'discard' || value === 'aside' || isNumber(value) },
  remove: { card: isText },
  extort: {
    ...SEATED,
    target: isNumber,
    tool: isText,
    weapon: maybe(isText),
    location: maybe(isText),
    safe: isFlag,
    present: listOf(isNumber),
  },
  yield: {},
  fight: { weapon: isText },
  decline: {},
  'fight-dice': { faces },
  prize: { prize: (value) => PRIZES.some((prize) => prize === value) },
  close: {},
  join: { ...SEATED, gang: maybe(isText) },
  'new-turn': SEATED,
  settings: { settings: isPartOfSettings },
  undo: {},
};

/** A command with all it carries, each of its kind? */
export function isCommand(value: unknown): value is CompanionCommand {
  if (!isRecord(value) || typeof value.do !== 'string' || !Object.hasOwn(COMMANDS, value.do)) return false;
  return Object.entries(COMMANDS[value.do as CompanionCommand['do']]).every(([name, test]) => test(value[name]));
}
