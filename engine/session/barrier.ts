// How far back undo may go: not past what somebody has learned, nor past chance.
import { BOT_STREAMS, STREAMS, ACTIVE } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { EVENT_KINDS } from '../api/events.ts';
import type { EventKind } from '../api/events.ts';
import { EVENT_SIZE } from '../tables/feed.ts';
import { learners } from '../view/events-for.ts';
import type { Command } from './command.ts';

/**
 * `none`: only open things moved. `shown`: a seat laid its own cards open by its own choice. `secret`: chance decided, a
 * hidden card was seen, or somebody else answered.
 */
export type Barrier = 'none' | 'shown' | 'secret';

const SHOWS: readonly EventKind[] = ['discarded', 'played', 'sold', 'dug', 'weapon', 'revealed', 'left', 'yielded'];

/** The barrier that stands after a step. */
export function barrierOf(before: State, after: State, command: Command, events: readonly number[]): Barrier {
  if (command.kind === 'correction') return 'none';
  for (let at = STREAMS; at < STREAMS + BOT_STREAMS * 4; at++) if (before[at] !== after[at]) return 'secret';
  if (learners(events) !== 0) return 'secret';
  if (command.kind === 'action' && command.seat !== before[ACTIVE]) return 'secret';
  for (let i = 0; i < events.length; i += EVENT_SIZE) if (SHOWS.includes(EVENT_KINDS[events[i]])) return 'shown';
  return 'none';
}
