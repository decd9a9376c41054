// Pages of gangs under the ids they had before: old links still lead to the gang.
import type { Game } from '../../engine/facts/game.ts';

export interface FormerPage {
  /** The id in the old address. */
  readonly former: string;
  /** The id of today. */
  readonly gang: string;
}

/** Every former id once; one that is a gang of today keeps its page, and of two gangs that had one id the first has it. */
export function formerGangPages(game: Pick<Game, 'gangs'>): readonly FormerPage[] {
  const taken = new Set(game.gangs.map(({ id }) => id));
  return game.gangs.flatMap(({ id, formerly }) =>
    formerly.flatMap((former) => {
      if (taken.has(former)) return [];
      taken.add(former);
      return [{ former, gang: id }];
    }),
  );
}
