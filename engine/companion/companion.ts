// The companion: every command goes through here; stale ones are refused, the log grows, undo stops where somebody learned something.
import type { Game } from '../facts/game.ts';
import type { Refusal, Result } from '../api/refusals.ts';
import { refusalOf } from '../play/refusal.ts';
import { checkOptions } from '../tables/check-options.ts';
import { compile } from '../tables/compile.ts';
import { STALE, UNKNOWN_ACTION } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { helperOf } from './command.ts';
import type { CompanionCommand } from './command.ts';
import { shuffledDeck } from './deck-cards.ts';
import { performDeck } from './search-deck.ts';
import { performDice } from './dice.ts';
import { performExtortion } from './extortion.ts';
import { done, noSuchSeat, unknownCommand } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { freshStreams } from './scene.ts';
import { isCommand, isSettings } from './read-command.ts';
import { reseat } from './reseat.ts';
import { COMPANION_VERSION } from './state.ts';
import type { Settings, CompanionTable, CompanionState } from './state.ts';

/** Steps that can be taken back at most. */
const UNDO_DEPTH = 20;

const optionsOf = (settings: Settings): Parameters<typeof compile>[1] => ({
  players: settings.names.length,
  teams: settings.teams,
  diceFight: settings.diceFight,
  michel: true,
});

/** True if these settings can be played: the number of seats, and teams only where they come out even (setup.players, team.sides). */
export const canPlay = (game: Game, settings: Settings): boolean =>
  isSettings(settings) && checkOptions(game, optionsOf(settings)).length === 0;

/** The compiled look-ups of the rules for a companion; compile again when seats, teams or the fight variant change. Throws a RangeError where `canPlay` is false. */
export function tablesFor(game: Game, settings: Settings): Tables {
  requireSettings(settings);
  return compile(game, optionsOf(settings));
}

/** Settings whose fields are of their kinds, or a RangeError BAD_SETTINGS. */
function requireSettings(settings: Settings): void {
  if (!isSettings(settings)) throw new RangeError('BAD_SETTINGS: these are no settings of a table.');
}

/** A fresh companion. `seed`: a whole number from 0 to 2⁵³ − 1, else a RangeError BAD_SEED; what are no settings, or none that can be played, is BAD_SETTINGS. */
export function newCompanion(game: Game, seed: number, settings: Settings): CompanionState {
  requireSettings(settings);
  if (!canPlay(game, settings)) throw new RangeError('BAD_SETTINGS: nobody can play at a table like this.');
  const { deck, streams } = shuffledDeck(game, freshStreams(seed), settings.names.length);
  const table: CompanionTable = {
    streams,
    seats: settings.names.map(() => ({})),
    figure: game.michelLocation,
    turn: { seat: undefined, extortions: 0 },
    roll: undefined,
    deck,
    extortion: undefined,
  };
  return { version: COMPANION_VERSION, game: game.hash, seed, number: 0, settings, table, log: [], undo: [] };
}

/** Whoever rolls, draws or extorts is in turn; with another one a new turn has begun (extort.once). */
function noteTurn(table: CompanionTable, command: CompanionCommand): CompanionTable {
  const inTurn = ['roll', 'roll-figure', 'careful', 'draw', 'extort'].includes(command.do) && 'seat' in command;
  return inTurn && command.seat !== table.turn.seat ? { ...table, turn: { seat: command.seat, extortions: 0 } } : table;
}

function performSeat(
  t: Tables,
  table: CompanionTable,
  command: Extract<CompanionCommand, { do: 'join' | 'new-turn' }>,
): Outcome {
  const { seat } = command;
  if (command.do === 'new-turn') {
    return done({ ...table, turn: { seat, extortions: 0 } }, [
      { kind: 'turn-began', rule: 'turn.actions', seat, count: 1 },
    ]);
  }
  const { gang } = command;
  if (gang !== undefined && !t.game.gangs.some(({ id }) => id === gang)) return unknownCommand;
  const seats = table.seats.map((one, index) => (index === seat ? { ...one, gang } : one));
  const step =
    gang === undefined
      ? { kind: 'left' as const, rule: 'gang.one' as const }
      : { kind: 'joined' as const, rule: 'gang.join' as const, what: gang };
  return done({ ...table, seats }, [{ ...step, seat, count: 1, correction: true }]);
}

function perform(
  t: Tables,
  table: CompanionTable,
  command: Exclude<CompanionCommand, { do: 'settings' | 'undo' }>,
): Outcome {
  if ('seat' in command && table.seats[command.seat] === undefined) return noSuchSeat;
  const noted = noteTurn(table, command);
  switch (command.do) {
    case 'roll':
    case 'roll-figure':
    case 'go':
    case 'stay':
    case 'careful':
    case 'stand':
    case 'stand-figure':
      return performDice(t, noted, command);
    case 'draw':
    case 'deal':
    case 'discard':
    case 'give':
    case 'put-back':
    case 'remove':
      return performDeck(t, noted, command);
    case 'extort':
    case 'yield':
    case 'fight':
    case 'decline':
    case 'fight-dice':
    case 'prize':
    case 'close':
      return performExtortion(t, noted, command);
    case 'join':
    case 'new-turn':
      return performSeat(t, noted, command);
    default:
      return unknownCommand;
  }
}

/** Entries count by themselves: settings change the state but are no event at the table. */
const nextEntry = (state: CompanionState): number => (state.log.at(-1)?.number ?? 0) + 1;

const refuse = (refusal: Refusal): Result<CompanionState> => ({ ok: false, refusal });

function takeBack(state: CompanionState): Result<CompanionState> {
  const point = state.undo.at(-1);
  if (point === undefined) {
    const learned = state.log.some(({ steps }) => steps.length > 0);
    return refuse(
      learned
        ? {
            code: 'UNDO_BARRIER',
            rule: undefined,
            message: 'Somebody has learned something since; that cannot be taken back.',
            hint: 'Put it right by a correction instead.',
          }
        : {
            code: 'NOTHING_TO_UNDO',
            rule: undefined,
            message: 'Nothing has happened yet.',
            hint: 'There is nothing to take back.',
          },
    );
  }
  const taken = state.log.find((entry) => entry.number === point.entry);
  const entry = {
    number: nextEntry(state),
    helper: taken?.helper ?? ('table' as const),
    steps: [],
    undoes: point.entry,
  };
  return {
    ok: true,
    value: {
      ...state,
      number: state.number + 1,
      table: point.before,
      undo: state.undo.slice(0, -1),
      log: [...state.log, entry],
    },
  };
}

function changeSettings(game: Game, state: CompanionState, change: Partial<Settings>): Result<CompanionState> {
  const settings = { ...state.settings, ...change };
  if (!canPlay(game, settings)) {
    const teams = settings.teams && !canPlay(game, { ...settings, teams: true });
    const rule = teams && canPlay(game, { ...settings, teams: false }) ? 'team.sides' : 'setup.players';
    return refuse({
      code: 'FORBIDDEN',
      rule,
      message: `Rule ${rule} forbids this table.`,
      hint: 'Choose another number of seats.',
    });
  }
  // Looks and names change nothing that could be taken back; seats, teams and the fight variant do.
  const plays =
    settings.names.length !== state.settings.names.length ||
    settings.teams !== state.settings.teams ||
    settings.diceFight !== state.settings.diceFight;
  const table = plays
    ? { ...reseat(state.table, settings.names.length), extortion: undefined, roll: undefined }
    : state.table;
  return { ok: true, value: { ...state, number: state.number + 1, settings, table, undo: plays ? [] : state.undo } };
}

/**
 * Does one command: the new state, or a refusal that changes nothing. `expected` is the state number the command was meant for;
 * another one is STALE, so that a command given twice counts once. Anything may be handed in as command.
 */
export function applyCommand(
  t: Tables,
  state: CompanionState,
  command: CompanionCommand,
  expected: number,
): Result<CompanionState> {
  if (expected !== state.number) return refuse(refusalOf(STALE));
  if (!isCommand(command)) return refuse(refusalOf(UNKNOWN_ACTION));
  if (command.do === 'undo') return takeBack(state);
  if (command.do === 'settings') return changeSettings(t.game, state, command.settings);
  const outcome = perform(t, state.table, command);
  if (!outcome.ok) return refuse(outcome.refusal);
  const entry = nextEntry(state);
  const undo = outcome.barrier ? [] : [...state.undo, { entry, before: state.table }].slice(-UNDO_DEPTH);
  const log = [...state.log, { number: entry, helper: helperOf(command), steps: outcome.steps }];
  return { ok: true, value: { ...state, number: state.number + 1, table: outcome.table, undo, log } };
}
