// Look-ups about locations: where die faces lead, what may be done there, and whose cell block is whose.
import { LIMITS, LOCATION_ACTIONS, LOCATION_LIMITS } from '../facts/game.ts';
import type { Game, Numbers } from '../facts/game.ts';
import { named } from './check-call.ts';

const bits = <T>(all: readonly T[], some: readonly T[]): number =>
  all.reduce((sum, item, index) => (some.includes(item) ? sum | (1 << index) : sum), 0);

/**
 * Place look-ups of the tables. With teams, the start location stands once for each team: team 0 has the printed one,
 * every other team a copy behind the last location (team.sides).
 */
export function compilePlaces(game: Game, n: Numbers, teams: number) {
  const indexOf = (id: string): number => {
    const index = game.locations.findIndex((location) => location.id === id);
    if (index < 0) throw new RangeError(`UNKNOWN_LOCATION: there is no location "${id}".`);
    return index;
  };
  const start = indexOf(game.startLocation);
  const printed = game.locations.length;
  const origin = [...game.locations.keys(), ...Array.from({ length: Math.max(0, teams - 1) }, () => start)];
  const places = origin.map((index) => game.locations[index]).filter((place) => place !== undefined);
  const blockOf = origin.map((index, place) =>
    teams === 0 || index !== start ? -1 : place === start ? 0 : place - printed + 1,
  );
  const sides = Math.max(1, teams);
  const leads = (face: number, allowed: (place: number) => boolean): number =>
    places.reduce((set, place, index) => (place.faces.includes(face) && allowed(index) ? set | (1 << index) : set), 0);
  const faces = Array.from({ length: n.dieFaces + 1 }, (_, face) => face);
  return {
    locations: places.length,
    startLocation: start,
    michelLocation: indexOf(game.michelLocation),
    search: Int32Array.from(places, (place) => place.search),
    can: Int32Array.from(places, (place) => bits(LOCATION_ACTIONS, place.actions)),
    limits: Int32Array.from(places, (place) => bits(LOCATION_LIMITS, place.limits)),
    blockOf: Int32Array.from(blockOf),
    homeOf: Int32Array.from(
      Array.from({ length: sides }, (_, team) =>
        places.map((_place, index) =>
          origin[index] === start && teams > 0 ? (team === 0 ? start : printed + team - 1) : index,
        ),
      ).flat(),
    ),
    rollTo: Int32Array.from(
      Array.from({ length: sides }, (_, team) =>
        faces.map((face) => leads(face, (place) => blockOf[place] === -1 || blockOf[place] === team)),
      ).flat(),
    ),
    figureTo: Int32Array.from(faces.map((face) => leads(face, () => true))),
  };
}

/** Id of a location of the tables; further cell blocks are called `<start location>#2`, `#3` … No such number is a RangeError NO_SUCH_LOCATION. */
export function locationId(game: Game, index: number): string {
  if (!(Number.isInteger(index) && index >= 0 && index < LIMITS.locations))
    throw new RangeError(`NO_SUCH_LOCATION: ${named(index)} is no location of this game.`);
  return game.locations[index]?.id ?? `${game.startLocation}#${index - game.locations.length + 2}`;
}
