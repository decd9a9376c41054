// Events in words, for logs and announcements: `engine.event.*` in content/words.
import { EVENT_KINDS } from '../api/events.ts';
import type { GameEvent } from '../api/events.ts';
import type { Lang } from '../facts/game.ts';
import { isRecord } from '../tables/check-call.ts';
import type { Tables } from '../tables/tables.ts';
import { nameOfId, sayName, wordsIn } from '../facts/names.ts';
import { sayWord } from '../../voice/voice.ts';

/**
 * One event as a sentence; `seatName` says how a seat is called. A card the viewer may not know is counted instead. Where
 * the words are missing, or in a language nobody speaks here, the kind stands in. What is no event is a RangeError UNKNOWN_EVENT.
 */
export function eventText(t: Tables, event: GameEvent, lang: Lang, seatName: (seat: number) => string): string {
  if (!isEvent(event)) throw new RangeError('UNKNOWN_EVENT: this is no event of a game.');
  const words = wordsIn(t.game, lang);
  if (words === undefined) return event.kind;
  const places = {
    seat: event.seat === undefined ? '' : sayName(seatName, event.seat),
    other: event.other === undefined ? '' : sayName(seatName, event.other),
    what: event.what === undefined ? '' : nameOfId(t.game, event.what, lang),
    count: event.count,
  };
  return (
    (event.what === undefined ? undefined : sayWord(words, lang, `engine.event-shown.${event.kind}`, places)) ??
    sayWord(words, lang, `engine.event.${event.kind}`, places) ??
    event.kind
  );
}

const isEvent = (value: unknown): value is GameEvent =>
  isRecord(value) &&
  EVENT_KINDS.some((kind) => kind === value.kind) &&
  [value.seat, value.other].every((seat) => seat === undefined || Number.isInteger(seat)) &&
  (value.what === undefined || typeof value.what === 'string') &&
  Number.isFinite(value.count);
