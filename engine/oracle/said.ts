// One event as the oracle keeps it.
import type { GameEvent } from '../api/events.ts';

/** An event with all its names, and the seats that may know them. */
export interface Said extends GameEvent {
  readonly knownTo: 'all' | readonly number[];
}
