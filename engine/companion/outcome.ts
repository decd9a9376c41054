// What a helper makes of one command: the table after it, the steps everybody may read, and whether undo ends here.
import type { Refusal } from '../api/refusals.ts';
import { refusalOf } from '../play/refusal.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Step } from './step.ts';
import type { CompanionTable } from './state.ts';

export interface Done {
  readonly ok: true;
  readonly table: CompanionTable;
  readonly steps: readonly Step[];
  /** Somebody learned something, or the chance streams moved: nothing before this can be taken back. */
  readonly barrier: boolean;
}

export type Outcome = Done | { readonly ok: false; readonly refusal: Refusal };

export const done = (table: CompanionTable, steps: readonly Step[], barrier = false): Done => ({
  ok: true,
  table,
  steps,
  barrier,
});

/** Refused by a rule of the engine. */
export const refused = (why: Why): Outcome => ({ ok: false, refusal: refusalOf(why) });

export const refusedWith = (refusal: Refusal): Outcome => ({ ok: false, refusal });

export const badOutcome: Outcome = refusedWith({
  code: 'BAD_OUTCOME',
  rule: undefined,
  message: 'These dice cannot show that.',
  hint: 'Enter one face for each die, each on the die.',
});

/** A command that would leave an impossible table, such as a card in two places. */
export const badCorrection = (message: string, hint: string): Outcome =>
  refusedWith({ code: 'BAD_CORRECTION', rule: undefined, message, hint });

export const noSuchSeat: Outcome = refusedWith({
  code: 'NO_SUCH_SEAT',
  rule: undefined,
  message: 'Nobody sits there.',
  hint: 'Choose one of the seats at the table.',
});

export const unknownCommand: Outcome = refusedWith({
  code: 'UNKNOWN_ACTION',
  rule: undefined,
  message: 'There is no such command.',
  hint: 'Choose something that is shown.',
});
