// How far back undo may go: not past what somebody has learned, nor past chance.
import { BOT_STREAMS, STREAMS, ACTIVE } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { EVENT_KINDS, LESSONS } from '../api/events.ts';
import { EVENT_SIZE } from '../tables/feed.ts';
import type { Command } from './command.ts';
import { namesHidden } from './hidden-cards.ts';

/**
 * `none`: only open things moved. `shown`: a seat laid its own cards open by its own choice. `secret`: chance decided, a
 * hidden card was seen, or somebody else answered.
 */
export type Barrier = 'none' | 'shown' | 'secret';

/** The barrier that stands after a step. */
export function barrierOf(before: State, after: State, command: Command, events: readonly number[]): Barrier {
  if (command.kind === 'refused') return 'secret';
  // A correction may settle what was open, a fight for one: then chance decides like in a step.
  if (command.kind === 'correction' && namesHidden(command.correction)) return 'secret';
  for (let at = STREAMS; at < STREAMS + BOT_STREAMS * 4; at++) if (before[at] !== after[at]) return 'secret';
  const lessons = Array.from(
    { length: events.length / EVENT_SIZE },
    (_, i) => LESSONS[EVENT_KINDS[events[i * EVENT_SIZE]]],
  );
  if (lessons.includes('seen')) return 'secret';
  if (command.kind === 'action' && command.seat !== before[ACTIVE]) return 'secret';
  return lessons.includes('own') ? 'shown' : 'none';
}
