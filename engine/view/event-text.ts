// Events in words, for logs and announcements: `engine.event.*` in content/words.
import type { GameEvent } from '../api/events.ts';
import type { Lang } from '../facts/game.ts';
import type { Tables } from '../tables/tables.ts';
import { nameOfId } from '../facts/names.ts';
import { sayWord } from '../../voice/voice.ts';

/**
 * One event as a sentence; `seatName` says how a seat is called. A card the viewer may not know is counted instead. Where
 * the words are missing the kind stands in.
 */
export function eventText(t: Tables, event: GameEvent, lang: Lang, seatName: (seat: number) => string): string {
  const words = t.game.words[lang] ?? {};
  const places = {
    seat: event.seat === undefined ? '' : seatName(event.seat),
    other: event.other === undefined ? '' : seatName(event.other),
    what: event.what === undefined ? '' : nameOfId(t.game, event.what, lang),
    count: event.count,
  };
  return (
    (event.what === undefined ? undefined : sayWord(words, lang, `engine.event-shown.${event.kind}`, places)) ??
    sayWord(words, lang, `engine.event.${event.kind}`, places) ??
    event.kind
  );
}
