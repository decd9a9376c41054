// Back and forth in the log. Undo stops where somebody learned something.
import type { Refusal, Result } from '../api/refusals.ts';
import { isRecord, named } from '../tables/check-call.ts';
import type { State } from '../tables/layout.ts';
import { CHECKPOINT, runCommand } from './match.ts';
import type { Entry, Match } from './match.ts';

export interface UndoOptions {
  /** At one table: what a seat showed of its own cards may be taken back as well. Chance and secrets never. */
  readonly shown?: boolean;
}

const NOTHING_TO_UNDO: Refusal = {
  code: 'NOTHING_TO_UNDO',
  rule: undefined,
  message: 'There is nothing to take back.',
  hint: 'Take a step first.',
};
const NOTHING_TO_REDO: Refusal = {
  code: 'NOTHING_TO_REDO',
  rule: undefined,
  message: 'There is nothing to do again.',
  hint: 'Only what was taken back can be done again.',
};
const UNDO_BARRIER: Refusal = {
  code: 'UNDO_BARRIER',
  rule: undefined,
  message: 'Somebody has learned something by the last step, so it stays.',
  hint: 'Correct the table instead, if something is wrong.',
};

/** The state after `step` lines of the log, 0 being the set-up; from the nearest checkpoint on. A step outside the log is a RangeError. */
export function stateAt(match: Match, step: number): State {
  if (!Number.isInteger(step) || step < 0 || step > match.entries.length)
    throw new RangeError(`NO_SUCH_STEP: the log has steps 0 to ${match.entries.length}, not ${named(step)}.`);
  if (step === match.at) return match.state;
  const from = Math.min(Math.floor(step / CHECKPOINT), match.checkpoints.length - 1);
  let state = match.checkpoints[from];
  for (let i = from * CHECKPOINT; i < step; i++) {
    const { command, outcomes } = match.entries[i];
    const done = runCommand(match.tables, state, command, outcomes);
    if (!done.ok) throw new RangeError(`LOG_BROKEN: step ${i} cannot be replayed: ${done.refusal.message}`);
    state = done.value.state;
  }
  return state;
}

/** The line that undo would take back, or why there is none. */
export function undoable(match: Match, options: UndoOptions = {}): Result<Entry> {
  const entry = match.entries[match.at - 1];
  if (match.at === 0 || entry === undefined) return { ok: false, refusal: NOTHING_TO_UNDO };
  const shown = isRecord(options) && options.shown === true;
  const free = entry.barrier === 'none' || (entry.barrier === 'shown' && shown);
  return free ? { ok: true, value: entry } : { ok: false, refusal: UNDO_BARRIER };
}

/** Takes the last step back; the state is then byte for byte what it was. */
export function undo(match: Match, options: UndoOptions = {}): Result<Match> {
  const entry = undoable(match, options);
  if (!entry.ok) return entry;
  return { ok: true, value: { ...match, at: match.at - 1, state: stateAt(match, match.at - 1) } };
}

/** Does again what was taken back last. */
export function redo(match: Match): Result<Match> {
  if (match.at >= match.entries.length) return { ok: false, refusal: NOTHING_TO_REDO };
  return { ok: true, value: { ...match, at: match.at + 1, state: stateAt(match, match.at + 1) } };
}
