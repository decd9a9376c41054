// A game as it is played at a table: the state, and the log of everything that led to it. Never changed in place.
import type { Outcomes } from '../api/chance.ts';
import type { Refusal, Result } from '../api/refusals.ts';
import { isRecord, isSeat } from '../tables/check-call.ts';
import { LEFT, NUMBER, OVER } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { seatAt } from '../state/cards.ts';
import { actionCode, actionId } from '../play/action-names.ts';
import { decider } from '../play/decider.ts';
import { BAD_OUTCOME, applyRecorded, leaveRecorded, newGameRecorded } from '../play/record.ts';
import type { Recorded } from '../play/record.ts';
import { isOutcomes } from '../play/read-outcomes.ts';
import { refusalOf } from '../play/refusal.ts';
import { GAME_OVER, NO_SUCH_SEAT, STALE, UNKNOWN_ACTION } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { barrierOf } from './barrier.ts';
import type { Barrier } from './barrier.ts';
import type { Command } from './command.ts';
import { BAD_CORRECTION, correctRecorded } from './correct.ts';
import type { Correction } from './correct.ts';
import { handsInHidden, namesHidden } from './hidden-cards.ts';
import { readCorrection } from './read-correction.ts';

/** One line of the log: intent and outcome. */
export interface Entry {
  readonly command: Command;
  /** Chance the step used; with it a replay needs no generator. */
  readonly outcomes: Outcomes;
  readonly events: readonly number[];
  readonly barrier: Barrier;
  /** True if some of the chance was handed in from the table. */
  readonly handedIn: boolean;
}

export interface Match {
  readonly tables: Tables;
  readonly seed: number;
  /** The state after set-up, and what was dealt. */
  readonly initial: State;
  readonly dealt: readonly number[];
  /** All lines, those taken back too; the first `at` of them are in force. */
  readonly entries: readonly Entry[];
  readonly at: number;
  readonly state: State;
  /** States after every CHECKPOINT-th line, to go back without replaying everything. */
  readonly checkpoints: readonly State[];
}

export const CHECKPOINT = 32;

/** A new match; `outcomes` may hand in a real start player and real cards. A seed that is none is refused as BAD_SEED. */
export function startMatch(t: Tables, seed: number, outcomes?: Outcomes): Result<Match> {
  const start = newGameRecorded(t, seed, outcomes);
  if (!start.ok) return start;
  const { state, events } = start.value;
  return {
    ok: true,
    value: { tables: t, seed, initial: state, dealt: events, entries: [], at: 0, state, checkpoints: [state] },
  };
}

export interface ActOptions {
  /** Chance from the table, in the order it came up. */
  readonly outcomes?: Outcomes;
  /** The state number the action was meant for; another one is refused as STALE. */
  readonly expected?: number;
}

const refused = (refusal: Refusal): Outcome => ({ ok: false, refusal, logged: undefined });

const NOT_YOURS: Refusal = {
  code: 'NOT_YOUR_DECISION',
  rule: 'turn.actions',
  message: 'Another seat has to decide now.',
  hint: 'Wait until you are asked.',
};

/**
 * What came of a command. Refusals change nothing, with one exception: a refused command that named hidden cards was a
 * question about them, and `logged` is the match with that question in its log. Go on with it where it is given.
 */
export type Outcome =
  | { readonly ok: true; readonly value: Match }
  | { readonly ok: false; readonly refusal: Refusal; readonly logged: Match | undefined };

/** A seat takes a step; refused if it is not its decision, out of date, or against a rule. Anything may be handed in. */
export function act(match: Match, seat: number, action: number, options: ActOptions = {}): Outcome {
  const { tables: t, state } = match;
  if (!isSeat(t, seat) || state[seatAt(t, seat) + LEFT] !== 0) return refused(refusalOf(NO_SUCH_SEAT));
  if (!isRecord(options)) return refused(BAD_OUTCOME);
  const { outcomes = {}, expected }: ActOptions = options;
  if (expected !== undefined && expected !== state[NUMBER]) return refused(refusalOf(STALE));
  if (state[OVER] !== 0) return refused(refusalOf(GAME_OVER));
  if (decider(state) !== seat) return refused(NOT_YOURS);
  if (!Number.isInteger(action) || action < 0 || action >= t.actions.count) return refused(refusalOf(UNKNOWN_ACTION));
  const done = extend(match, { kind: 'action', seat, action: actionId(t, action) }, outcomes);
  if (done.ok || done.refusal.code !== 'BAD_OUTCOME' || !isOutcomes(outcomes) || !handsInHidden(outcomes)) return done;
  return { ...done, logged: noted(match, { kind: 'refused', tried: 'outcomes', seat }) };
}

/** A seat leaves for good, whoever has to decide. */
export const leaveMatch = (match: Match, seat: number): Outcome => extend(match, { kind: 'leave', seat }, {});

/** Puts right what at the table is different from here; logged like everything else. Anything may be handed in. */
export function correct(match: Match, correction: Correction): Outcome {
  const known = readCorrection(correction);
  if (known === undefined) return refused(BAD_CORRECTION);
  const done = extend(match, { kind: 'correction', correction: known }, {});
  if (done.ok || done.refusal.code !== 'BAD_CORRECTION' || !namesHidden(known)) return done;
  return { ...done, logged: noted(match, { kind: 'refused', tried: 'correction', seat: undefined }) };
}

/** Carries a command out on a state. */
export function runCommand(t: Tables, s: State, command: Command, outcomes: Outcomes): Result<Recorded> {
  switch (command.kind) {
    case 'leave':
      return leaveRecorded(t, s, command.seat);
    case 'correction':
      return correctRecorded(t, s, command.correction);
    case 'refused':
      return { ok: true, value: { state: s, outcomes: {}, events: [] } };
    case 'action':
      return applyRecorded(t, s, actionCode(t, command.action) ?? -1, outcomes);
  }
}

/** Adds a line and drops those that had been taken back. */
function extend(match: Match, command: Command, outcomes: Outcomes): Outcome {
  const done = runCommand(match.tables, match.state, command, outcomes);
  if (!done.ok) return refused(done.refusal);
  const { state, events } = done.value;
  const entry: Entry = {
    command,
    events,
    outcomes: done.value.outcomes,
    barrier: barrierOf(match.state, state, command, events),
    handedIn: Object.keys(outcomes).length > 0,
  };
  const entries = [...match.entries.slice(0, match.at), entry];
  const checkpoints = match.checkpoints.slice(0, Math.floor(match.at / CHECKPOINT) + 1);
  if (entries.length % CHECKPOINT === 0) checkpoints.push(state);
  return { ok: true, value: { ...match, entries, at: entries.length, state, checkpoints } };
}

/** The match with a line that changes nothing. */
function noted(match: Match, command: Command): Match | undefined {
  const done = extend(match, command, {});
  return done.ok ? done.value : undefined;
}
