// A saved companion read back: taken only if it is whole and speaks of this game's cards; anything else leaves the caller where it was.
import { gangIdToday } from '../facts/former-ids.ts';
import type { Game } from '../facts/game.ts';
import type { SaveFault } from '../api/refusals.ts';
import { isSealed, sealed } from '../facts/seal.ts';
import { searchCards, sizeOf } from './deck-cards.ts';
import { isSettings } from './read-command.ts';
import { COMPANION_VERSION } from './state.ts';
import type { LogEntry, CompanionTable, CompanionState } from './state.ts';
import { canPlay } from './companion.ts';

export type Revived =
  | { readonly ok: true; readonly state: CompanionState }
  | { readonly ok: false; readonly fault: SaveFault };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown, test: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(test);
const isCounts = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((count) => Number.isInteger(count) && (count as number) > 0);
const isText = (value: unknown): boolean => typeof value === 'string';

/** Has it the shape of a saved companion? Fields a later reader of the same version adds are let through. */
function hasShape(value: Record<string, unknown>): boolean {
  const { table, settings } = value;
  if (!isRecord(table) || !isRecord(settings) || !isRecord(table['deck']) || !isRecord(table['turn'])) return false;
  const { deck } = table;
  const flags = ['teams', 'diceFight', 'michel'].every((name) => typeof settings[name] === 'boolean');
  const lists =
    isList(value['log'], isRecord) &&
    isList(value['undo'], isRecord) &&
    isList(table['seats'], isRecord) &&
    isList(table['streams'], Number.isInteger);
  const cards =
    isList(deck['cards'], isText) &&
    isList(deck['hands'], isCounts) &&
    isCounts(deck['discard']) &&
    isCounts(deck['aside']);
  return (
    flags &&
    lists &&
    cards &&
    Number.isSafeInteger(value['number']) &&
    isText(value['game']) &&
    isList(settings['names'], isText) &&
    isList(settings['hidden'], isText)
  );
}

/** Every search card exactly once: in the deck, the discard, a hand, or aside. */
function isWhole(game: Game, { table, settings }: CompanionState): boolean {
  const { cards, discard, hands, aside } = table.deck;
  const lying = (id: string): number =>
    cards.filter((card) => card === id).length +
    [discard, aside, ...hands].reduce((sum, counts) => sum + (counts[id] ?? 0), 0);
  const known = searchCards(game);
  const total = cards.length + [discard, aside, ...hands].reduce((sum, counts) => sum + sizeOf(counts), 0);
  return (
    known.every(({ id, copies }) => lying(id) === copies) &&
    total === known.reduce((sum, { copies }) => sum + copies, 0) &&
    hands.length === settings.names.length &&
    table.seats.length === settings.names.length
  );
}

/** A saved companion with the gangs' ids of today. */
function renewed(game: Game, state: CompanionState): CompanionState {
  const table = (old: CompanionTable): CompanionTable => ({
    ...old,
    seats: old.seats.map((seat) => (seat.gang === undefined ? seat : { ...seat, gang: gangIdToday(game, seat.gang) })),
  });
  const entry = (old: LogEntry): LogEntry => ({
    ...old,
    steps: old.steps.map((step) =>
      step.kind === 'joined' && step.what !== undefined ? { ...step, what: gangIdToday(game, step.what) } : step,
    ),
  });
  return { ...state, table: table(state.table), log: state.log.map(entry) };
}

/** A companion as one line of JSON that knows whether it is whole. */
export const saveCompanion = (state: CompanionState): string => sealed({ ...state });

/** Reads a saved companion; `text` may be anything. Never throws. */
export function reviveCompanion(game: Game, text: string): Revived {
  if (typeof text !== 'string') return { ok: false, fault: 'NOT_A_SAVE' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, fault: 'NOT_A_SAVE' };
  }
  if (!isRecord(value) || !('version' in value)) return { ok: false, fault: 'NOT_A_SAVE' };
  // Version 1 carried no seal; a seal with it is a damaged version number.
  const first = value['version'] === 1 && !('check' in value);
  if (!first && value['version'] !== COMPANION_VERSION)
    return { ok: false, fault: 'check' in value ? 'SAVE_DAMAGED' : 'SAVE_VERSION' };
  if (!(first || isSealed(text)) || !hasShape(value)) return { ok: false, fault: 'SAVE_DAMAGED' };
  const { check: _check, ...saved } = value;
  const state = { ...saved, version: COMPANION_VERSION } as unknown as CompanionState;
  if (!isSettings(state.settings)) return { ok: false, fault: 'SAVE_DAMAGED' };
  if (!canPlay(game, state.settings)) return { ok: false, fault: 'OTHER_OPTIONS' };
  if (state.game === game.hash)
    return isWhole(game, state) ? { ok: true, state } : { ok: false, fault: 'SAVE_DAMAGED' };
  // A newer edition of the content plays on with old cards only where they are the same ones; ids of past steps may have gone.
  return isWhole(game, state)
    ? { ok: true, state: renewed(game, { ...state, game: game.hash, undo: [] }) }
    : { ok: false, fault: 'OTHER_GAME' };
}
