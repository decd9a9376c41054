// Saves: a state as text with the names of what it belongs to, and a check that it is whole.
import type { SaveFault } from '../api/refusals.ts';
import { hashInts } from '../facts/hash.ts';
import { isSealed, sealed } from '../facts/seal.ts';
import { RULES_VERSION } from '../tables/compile.ts';
import type { Tables } from '../tables/tables.ts';
import { checkState } from './check-state.ts';
import { noteKinds } from './kinds.ts';
import type { State } from '../tables/layout.ts';

export const SAVE_FORMAT = 'grab-dich-frei/state';
/** Grows when the shape of a save changes. */
export const SAVE_VERSION = 2;

export interface SaveRefusal {
  readonly code: SaveFault;
  readonly message: string;
  readonly hint: string;
}

export type Loaded =
  | { readonly ok: true; readonly value: State }
  | { readonly ok: false; readonly refusal: SaveRefusal };

/** What of a state is saved: all but what follows from it. */
const savedPart = (t: Tables, s: State): Int32Array => s.subarray(0, t.layout.kindsAt);

/** 64-bit hash of what is saved of a state, as 16 hex digits. */
export const hashSaved = (t: Tables, s: State): string => hashInts(savedPart(t, s));

/** A state as one line of JSON. */
export function saveState(t: Tables, s: State): string {
  return sealed({
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    rules: RULES_VERSION,
    game: t.game.id,
    options: t.optionsHash,
    data: Array.from(savedPart(t, s)),
  });
}

const refuse = (code: SaveFault, message: string, hint: string): Loaded => ({
  ok: false,
  refusal: { code, message, hint },
});

/** Reads a save of the same game and options; anything else is refused, saying why. Never throws. */
export function loadState(t: Tables, text: string): Loaded {
  const save = parseObject(text);
  if (save === undefined || save.format !== SAVE_FORMAT)
    return refuse('NOT_A_SAVE', 'This is not a saved game.', 'Choose a file that was saved here.');
  if (save.version !== SAVE_VERSION || save.rules !== RULES_VERSION) {
    return refuse(
      'SAVE_VERSION',
      'This game was saved by another version of the rules.',
      'Finish it with the version that saved it.',
    );
  }
  if (save.game !== t.game.id)
    return refuse('OTHER_GAME', 'This save belongs to another game.', 'Choose a save of this game.');
  if (save.options !== t.optionsHash)
    return refuse(
      'OTHER_OPTIONS',
      'This game was saved with other options or other cards.',
      'Choose the same options and content, then load it again.',
    );
  const damaged = refuse('SAVE_DAMAGED', 'This save is damaged.', 'Use an earlier copy of it.');
  const { data } = save;
  if (
    !Array.isArray(data) ||
    data.length !== t.layout.kindsAt ||
    !data.every((value) => Number.isInteger(value) && value === (value | 0))
  )
    return damaged;
  if (!isSealed(text)) return damaged;
  const s = new Int32Array(t.layout.size);
  s.set(data as number[]);
  for (let seat = 0; seat < t.seats; seat++) noteKinds(t, s, seat);
  return checkState(t, s).length === 0 ? { ok: true, value: s } : damaged;
}

/** The object in a text, or undefined; keys are only read, never followed. */
export function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
