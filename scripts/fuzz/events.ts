// What everybody is told of a step: both interpreters tell each seat and the table the same, in the same order.
import { eventsFor } from '../../engine/index.ts';
import type { Tables, Viewer } from '../../engine/index.ts';
import { oracleEvents } from '../../engine/oracle/index.ts';
import type { OracleState } from '../../engine/oracle/index.ts';
import { firstDifference } from './differ.ts';
import { short } from './short.ts';

/** The first event that somebody is told differently of the step that led to this state, in words; undefined where all hear the same. `raw` are the engine's events. */
export function eventDifference(t: Tables, raw: readonly number[], oracle: OracleState): string | undefined {
  const viewers: readonly Viewer[] = ['table', ...oracle.seats.keys()];
  for (const viewer of viewers) {
    const [ours, theirs] = [eventsFor(t, raw, viewer), oracleEvents(oracle, viewer)];
    const found = firstDifference(ours, theirs);
    if (found === undefined) continue;
    const at = Number(found.path.split('.')[0]);
    return `events told to ${viewer}, number ${at + 1}: engine ${short(ours[at])}, oracle ${short(theirs[at])}`;
  }
  return undefined;
}
