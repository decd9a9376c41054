// The one typed record of what is played: seats, modules, variants and house numbers laid over the content.
import type { Numbers, Side } from '../facts/game.ts';

export const MODULES = ['michel'] as const;
export type Module = (typeof MODULES)[number];

export const VARIANTS = ['teams', 'diceFight'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Who sits at a seat; looks only (setup.inmate). */
export interface SeatInmate {
  readonly inmate: string;
  readonly side: Side;
}

export interface Options {
  /** Number of players; with teams a multiple of the number of teams, two to a team at least (setup.players, team.sides). */
  readonly players: number;
  /** One entry per seat, or left out. */
  readonly inmates?: readonly SeatInmate[];
  readonly michel?: boolean;
  readonly teams?: boolean;
  /** Fights decided by dice (extort.dice). */
  readonly diceFight?: boolean;
  /** House numbers that take the place of the content's. */
  readonly numbers?: Partial<Numbers>;
  /** Points to reach, in place of the content's target for this number of players. */
  readonly target?: number;
}
