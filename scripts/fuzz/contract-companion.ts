// The contract of the companion's front door: every export is a line here.
import * as companion from '../../engine/companion/index.ts';
import type { CompanionCommand, Settings } from '../../engine/companion/index.ts';
import { OWN, VALUE, answers, isEmptyRecord, isWhole, oneOf, ranged, refusal } from './contract-entry.ts';
import type { Entry, Foreign } from './contract-entry.ts';
import { OPTION_CODES } from './contract-engine.ts';
import { SETTINGS, game, state, tc } from './contract-scene.ts';

const isFace = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= game.numbers.dieFaces;

const COMMANDS: readonly ((f: Foreign) => unknown)[] = [
  (f) => f(),
  (f) => ({ do: f() }),
  (f) => ({ do: 'roll', seat: f() }),
  // A face that came up, or none, is no fault.
  (f) => ({ do: 'roll', seat: 0, faces: f((v) => Array.isArray(v) && v.every((face) => isFace(face))) }),
  (f) => ({ do: 'go', location: f() }),
  (f) => ({ do: 'careful', seat: 0, location: f() }),
  (f) => ({ do: 'stand', seat: 0, location: f() }),
  (f) => ({ do: 'stand-figure', location: f() }),
  (f) => ({ do: 'draw', seat: 0, location: f() }),
  (f) => ({ do: 'deal', seat: f() }),
  (f) => ({ do: 'discard', seat: 0, card: f() }),
  (f) => ({ do: 'give', seat: 0, to: f(), card: 'comb' }),
  (f) => ({ do: 'put-back', card: 'comb', from: f() }),
  (f) => ({ do: 'remove', card: f() }),
  (f) => ({ do: 'extort', seat: 0, target: f(), tool: 'spoon', weapon: 'blade', safe: false, present: [] }),
  (f) => ({ do: 'extort', seat: 0, target: 1, tool: f(), weapon: 'blade', safe: false, present: [] }),
  (f) => ({
    do: 'extort',
    seat: 0,
    target: 1,
    tool: 'spoon',
    weapon: 'blade',
    safe: false,
    present: f((v) => Array.isArray(v) && v.every((x) => [0, 1, 2, 3].includes(x as number))),
  }),
  (f) => ({
    do: 'extort',
    seat: 0,
    target: 1,
    tool: 'spoon',
    weapon: 'blade',
    safe: f((v) => typeof v === 'boolean'),
    present: [],
  }),
  (f) => ({ do: 'fight', weapon: f() }),
  (f) => ({ do: 'fight-dice', faces: f() }),
  (f) => ({ do: 'prize', prize: f() }),
  (f) => ({ do: 'join', seat: 0, gang: f() }),
  (f) => ({ do: 'new-turn', seat: f() }),
  (f) => ({ do: 'settings', settings: f(isEmptyRecord) }),
  (f) => ({ do: 'settings', settings: { names: f() } }),
  (f) => ({ do: 'settings', settings: { teams: f((v) => typeof v === 'boolean') } }),
];

const badSettings = (f: Foreign, round: number): Settings =>
  oneOf(
    round,
    () => f(),
    () => ({ ...SETTINGS, names: f() }),
    () => ({ ...SETTINGS, teams: f((value) => typeof value === 'boolean') }),
    () => ({ ...SETTINGS, hidden: f((value) => Array.isArray(value) && value.length === 0) }),
  ) as Settings;

export const COMPANION: Readonly<Record<Exclude<keyof typeof companion, never>, Entry | string>> = {
  HELPERS: VALUE,
  PRIZES: VALUE,
  fightingGang: OWN,
  manyDiceGang: OWN,
  saveCompanion: OWN,
  searchCards: OWN,
  searchingGang: OWN,
  sizeOf: OWN,
  /** Replays what the table itself has taken in: `applyCommand` is the one that checks. */
  replayExtortion: OWN,
  locationId: ranged((f) => companion.locationId(game, f()), 'NO_SUCH_LOCATION'),
  beatingOutlook: ranged((f) => companion.beatingOutlook(tc, state.table, f()), 'NO_SUCH_SEAT'),
  diceOf: ranged((f) => companion.diceOf(tc, state.table, f()), 'NO_SUCH_SEAT'),
  cardsFound: answers(
    (f, round) =>
      oneOf(
        round,
        () => companion.cardsFound(tc, state.table, f(), undefined),
        () => companion.cardsFound(tc, state.table, 0, f()),
      ),
    (found) => found === 0,
    'NO_SUCH_SEAT',
  ),
  canPlay: answers(
    (f, round) => companion.canPlay(game, badSettings(f, round)),
    (can) => can === false,
  ),
  tablesFor: ranged((f, round) => companion.tablesFor(game, badSettings(f, round)), 'BAD_SETTINGS', ...OPTION_CODES),
  newCompanion: ranged(
    (f, round) =>
      oneOf(
        round,
        () => companion.newCompanion(game, f(isWhole), SETTINGS),
        () => companion.newCompanion(game, 3, badSettings(f, round >> 1)),
      ),
    'BAD_SEED',
    'BAD_SETTINGS',
    ...OPTION_CODES,
  ),
  reviveCompanion: refusal((f) => companion.reviveCompanion(game, f())),
  applyCommand: refusal((f, round) =>
    round % 5 === 0
      ? companion.applyCommand(tc, state, { do: 'deal', seat: 0 }, f())
      : companion.applyCommand(tc, state, COMMANDS[round % COMMANDS.length]?.(f) as CompanionCommand, state.number),
  ),
};
