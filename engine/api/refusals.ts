// What the engine says instead of doing: a stable code, the rule that forbids it where one does, a plain sentence.
import type { RuleId } from './rule-ids.ts';

export const REFUSAL_CODES = [
  /** A rule forbids the action now; `rule` says which. */
  'FORBIDDEN',
  /** The action was meant for another state number. */
  'STALE',
  /** Not a code of the table. */
  'UNKNOWN_ACTION',
  'GAME_OVER',
  /** Another seat has to decide. */
  'NOT_YOUR_DECISION',
  /** No such seat, or it has left. */
  'NO_SUCH_SEAT',
  /** A chance value handed in is not possible here. */
  'BAD_OUTCOME',
  /** Undo would take back something somebody has learned. */
  'UNDO_BARRIER',
  'NOTHING_TO_UNDO',
  'NOTHING_TO_REDO',
  /** A correction that would leave an impossible table. */
  'BAD_CORRECTION',
  /** Not a number that a game can be dealt from. */
  'BAD_SEED',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** The rule that forbids it (FORBIDDEN, GAME_OVER); link to its paragraph. */
  readonly rule: RuleId | undefined;
  readonly message: string;
  readonly hint: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** Why options cannot be played. */
export const OPTION_FAULTS = ['OPTIONS', 'PLAYERS', 'TEAMS', 'INMATES', 'TARGET', 'NUMBERS', 'CONTENT'] as const;

/** Why a save is not loaded; the running game is untouched. */
export const SAVE_FAULTS = ['NOT_A_SAVE', 'SAVE_DAMAGED', 'SAVE_VERSION', 'OTHER_GAME', 'OTHER_OPTIONS'] as const;
export type SaveFault = (typeof SAVE_FAULTS)[number];
