// Simulation with ears: steps in place as fast as `setUp` and `perform`, told as raw events for memories and tallies.
import { setUp } from '../rules/setup.ts';
import type { State } from '../tables/layout.ts';
import { resetFeed } from '../tables/feed.ts';
import type { Tables } from '../tables/tables.ts';
import { perform } from './perform.ts';

function told(t: Tables, change: () => void): readonly number[] {
  const { feed } = t;
  resetFeed(feed, true);
  try {
    change();
    return feed.events;
  } finally {
    feed.open = false;
  }
}

/** As `setUp`, and returns what happened as raw events (`Recorded.events`). */
export const setUpTold = (t: Tables, s: State, seed: number): readonly number[] => told(t, () => setUp(t, s, seed));

/** As `perform`, and returns what happened as raw events; like it, it checks nothing. */
export const performTold = (t: Tables, s: State, action: number): readonly number[] =>
  told(t, () => perform(t, s, action));
