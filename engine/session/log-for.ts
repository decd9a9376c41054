// The log as one viewer may read it: what was done and what came of it, without hidden cards.
import type { GameEvent } from '../api/events.ts';
import type { Viewer } from '../api/view.ts';
import { requireViewer } from '../tables/check-call.ts';
import { eventsFor } from '../view/events-for.ts';
import type { Correction } from './correct.ts';
import type { Entry, Match } from './match.ts';

export interface LogLine {
  /** Place in the log, from 1. */
  readonly step: number;
  readonly kind: Entry['command']['kind'];
  readonly seat: number | undefined;
  /** Action id such as `craft:knife:comb+shard`; the card of a swap only for the two who swap. */
  readonly action: string | undefined;
  readonly correction: Correction | undefined;
  /** True if the die or the cards on the table said so. */
  readonly handedIn: boolean;
  readonly events: readonly GameEvent[];
}

/** The action as told to the viewer: only `give` names what others may not see. */
function actionFor(match: Match, entry: Entry, viewer: Viewer): string | undefined {
  const { command, events } = entry;
  if (command.kind !== 'action') return undefined;
  if (!command.action.startsWith('give:')) return command.action;
  const gave = eventsFor(match.tables, events, viewer).find(({ kind }) => kind === 'gave');
  return gave?.what === undefined ? 'give' : command.action;
}

/** Corrections of hidden cards are told as a correction only. */
function correctionFor(command: Entry['command']): Correction | undefined {
  return command.kind === 'correction' && command.correction.kind !== 'card' ? command.correction : undefined;
}

/** The lines in force, oldest first; events of the set-up are `setupFor`. Another viewer than a seat or the table is a RangeError NO_SUCH_SEAT. */
export function logFor(match: Match, viewer: Viewer): LogLine[] {
  requireViewer(match.tables, viewer);
  return match.entries.slice(0, match.at).map((entry, index) => ({
    step: index + 1,
    kind: entry.command.kind,
    seat: 'seat' in entry.command ? entry.command.seat : undefined,
    action: actionFor(match, entry, viewer),
    correction: correctionFor(entry.command),
    handedIn: entry.handedIn,
    events: eventsFor(match.tables, entry.events, viewer),
  }));
}

/** What the viewer saw of the set-up; viewers as for `logFor`. */
export const setupFor = (match: Match, viewer: Viewer): GameEvent[] => eventsFor(match.tables, match.dealt, viewer);
