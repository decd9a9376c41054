// What happened in a step, as one viewer may know it.
import { EVENT_KINDS } from '../api/events.ts';
import type { EventKind, GameEvent } from '../api/events.ts';
import { END_REASONS } from '../api/view.ts';
import type { Viewer } from '../api/view.ts';
import { requireViewer } from '../tables/check-call.ts';
import { locationId } from '../tables/compile-places.ts';
import { EVENT_SIZE } from '../tables/feed.ts';
import type { Tables } from '../tables/tables.ts';

const LOCATIONS: readonly EventKind[] = ['moved', 'michel-moved'];

function nameOf(t: Tables, kind: EventKind, what: number): string | undefined {
  if (what < 0) return undefined;
  if (LOCATIONS.includes(kind)) return locationId(t.game, what);
  if (kind === 'joined') return t.game.gangs[what].id;
  if (kind === 'revealed') return t.game.backgrounds[what].id;
  if (kind === 'michel-turned') return t.game.strengthCards[what].id;
  return t.game.cards[what].id;
}

const seatOrNone = (seat: number): number | undefined => (seat < 0 ? undefined : seat);

/**
 * The events of a recorded step for one viewer. What the viewer may not know is left out, and neighbours that then look
 * alike become one with their counts added: so neither names nor the number of events tell more than the table sees.
 * A viewer that is neither a seat nor the table is a RangeError NO_SUCH_SEAT.
 */
export function eventsFor(t: Tables, raw: readonly number[], viewer: Viewer): GameEvent[] {
  requireViewer(t, viewer);
  const list: GameEvent[] = [];
  let lastHidden = false;
  for (let i = 0; i < raw.length; i += EVENT_SIZE) {
    const kind = EVENT_KINDS[raw[i]];
    const seat = seatOrNone(raw[i + 1]);
    const other = seatOrNone(raw[i + 2]);
    const knows = raw[i + 5] === -1 || (viewer !== 'table' && ((raw[i + 5] >> viewer) & 1) === 1);
    const last = list.at(-1);
    if (
      !knows &&
      lastHidden &&
      last !== undefined &&
      last.kind === kind &&
      last.seat === seat &&
      last.other === other
    ) {
      list[list.length - 1] = { ...last, count: last.count + raw[i + 4] };
      continue;
    }
    const over = kind === 'over' ? END_REASONS[raw[i + 4] - 1] : undefined;
    list.push({
      kind,
      seat,
      other,
      what: knows ? (over ?? nameOf(t, kind, raw[i + 3])) : undefined,
      count: over === undefined ? raw[i + 4] : 1,
    });
    lastHidden = !knows;
  }
  return list;
}
