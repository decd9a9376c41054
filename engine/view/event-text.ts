// Events in words, for logs and announcements: `engine.event.*` in content/words.
import type { GameEvent } from '../api/events.ts';
import type { Lang } from '../facts/game.ts';
import type { Tables } from '../tables/tables.ts';
import { nameOfId } from '../facts/names.ts';

/**
 * One event as a sentence; `seatName` says how a seat is called. A card the viewer may not know is counted instead. Where
 * the words are missing the kind stands in.
 */
export function eventText(t: Tables, event: GameEvent, lang: Lang, seatName: (seat: number) => string): string {
  const words = t.game.words[lang] ?? {};
  const key = `engine.event.${event.kind}`;
  const number = event.count === 1 ? 'one' : 'other';
  const pattern =
    (event.what === undefined ? undefined : words[`${key}.shown`]) ??
    words[key] ??
    words[`${key}.${number}`] ??
    event.kind;
  const places: Record<string, string> = {
    seat: event.seat === undefined ? '' : seatName(event.seat),
    other: event.other === undefined ? '' : seatName(event.other),
    what: event.what === undefined ? '' : nameOfId(t.game, event.what, lang),
    count: String(event.count),
  };
  return pattern.replace(/~([a-z]+)~/g, (whole, name: string) => places[name] ?? whole);
}
