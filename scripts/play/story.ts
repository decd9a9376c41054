// A whole game played by a bot on every seat, told step by step as everybody at the table hears it.
import * as engine from '../../engine/index.ts';
import type { Tables } from '../../engine/index.ts';
import type { Bot } from './line-table.ts';

/** One line per step that tells anything, in `lang`; seats are called #1, #2, … */
export function* storyOf(t: Tables, seed: number, bot: Bot, lang: string): Generator<string> {
  const started = engine.startMatch(t, seed);
  if (!started.ok) throw new RangeError(started.refusal.message);
  let match = started.value;
  for (let seat = engine.decider(match.state); seat >= 0; seat = engine.decider(match.state)) {
    const done = engine.act(match, seat, bot(t, match.state, seat, seed + match.at));
    if (!done.ok) throw new RangeError(`The bot's action was refused: ${done.refusal.message}`);
    match = done.value;
    const events = engine.eventsFor(t, match.entries.at(-1)?.events ?? [], 'table');
    const told = events.map((event) => engine.eventText(t, event, lang, (other) => `#${other + 1}`)).join(' ');
    if (told !== '') yield told;
  }
}
