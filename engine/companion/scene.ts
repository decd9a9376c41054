// A scene: an engine state that holds only what a helper knows, so that the real rule functions can act on it.
import type { DieFace } from '../facts/game.ts';
import { ACTIONS, ACTIVE, GANG, LOC, STREAMS, STREAM_COUNT } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { seatAt } from '../state/cards.ts';
import { seedStreams } from '../state/chance.ts';
import { locationId } from '../tables/compile-places.ts';
import { DIE, resetFeed } from '../tables/feed.ts';
import type { Tables } from '../tables/tables.ts';
import type { CompanionTable } from './state.ts';

/** Nobody knows where: no location has this number. */
export const UNKNOWN = -1;

/** The number of a location, UNKNOWN for undefined or a stranger. */
export function locationCode(t: Tables, id: string | undefined): number {
  for (let location = 0; location < t.locations; location++) if (locationId(t.game, location) === id) return location;
  return UNKNOWN;
}

/** Opens a scene: everybody where the table last saw them, in their gangs, `active` with a fresh turn's actions. */
export function openScene(t: Tables, table: CompanionTable, active: number): State {
  const s = new Int32Array(t.layout.size);
  s.set(table.streams, STREAMS);
  s[ACTIVE] = active;
  s[ACTIONS] = t.n.actionsPerTurn;
  for (let seat = 0; seat < t.seats; seat++) {
    const at = seatAt(t, seat);
    s[at + LOC] = locationCode(t, table.seats[seat]?.location);
    s[at + GANG] = t.game.gangs.findIndex(({ id }) => id === table.seats[seat]?.gang) + 1;
  }
  return s;
}

/** Runs rule functions with the tap open: what they tell is kept for `readSteps`, faces of real dice are handed in. */
export function listen(t: Tables, faces: readonly DieFace[] | undefined, act: () => void): void {
  resetFeed(t.feed, true);
  t.feed.given[DIE]?.push(...(faces ?? []));
  try {
    act();
  } finally {
    t.feed.open = false;
  }
}

/** Faces rolled while listening. */
export const dieFacesRolled = (t: Tables): readonly DieFace[] => [...(t.feed.used[DIE] ?? [])];

/** True if real faces were impossible, too few or too many; without real faces all is well. */
export function badDieFaces(t: Tables, faces: readonly DieFace[] | undefined): boolean {
  const rolled = dieFacesRolled(t);
  return (
    faces !== undefined &&
    (t.feed.bad ||
      faces.length !== rolled.length ||
      faces.some((face, index) => face !== rolled[index] || !Number.isInteger(face)))
  );
}

/** The random streams as they stand, for saving. */
export const streamsOf = (s: State): number[] => [...s.subarray(STREAMS, STREAMS + STREAM_COUNT * 4)];

/** Fresh streams. `seed`: a whole number from 0 to 2⁵³ − 1, else a RangeError. */
export function freshStreams(seed: number): number[] {
  const s = new Int32Array(STREAMS + STREAM_COUNT * 4);
  seedStreams(s, seed);
  return streamsOf(s);
}
