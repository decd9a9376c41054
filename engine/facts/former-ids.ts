// Things renamed between editions: saves and logs are read by the ids of today and compared by the oldest ones.
import type { Game } from './game.ts';

/** The id a gang had first; a renaming does not change what is played. */
export const oldestGangId = (game: Game, id: string): string =>
  game.gangs.find((gang) => gang.id === id)?.formerly[0] ?? id;

/** The id of today for a gang's id of any edition; an id nobody ever had stays as it is. */
export const gangIdToday = (game: Game, id: string): string =>
  game.gangs.find((gang) => gang.formerly.includes(id))?.id ?? id;
