// Locations: what can be done there, and what cannot.
import type { DieFace } from './die.ts';
import type { LocalText } from './text.ts';

export const LOCATION_ACTIONS = ['dig', 'steal-spoon', 'sell', 'buy', 'heal'] as const;
/** What may be done at one location only (rules: dig.play, spoon.steal, trade.sell, trade.buy, heal.one). */
export type LocationAction = (typeof LOCATION_ACTIONS)[number];

export const LOCATION_LIMITS = ['no-crafting', 'no-extortion'] as const;
/** What may not be done at a location (rules: craft.where, solitary). */
export type LocationLimit = (typeof LOCATION_LIMITS)[number];

export interface Location {
  readonly id: string;
  readonly name: LocalText;
  /** Name of its sign in templates/icons. */
  readonly picture: string;
  /** Above or below the yard on the board. */
  readonly row: 'top' | 'bottom';
  /** Die faces that lead here; each face of the die stands on exactly two locations. */
  readonly faces: readonly DieFace[];
  /** Search cards drawn by one search action here (search.draw). */
  readonly search: number;
  readonly actions: readonly LocationAction[];
  readonly limits: readonly LocationLimit[];
  readonly flavour: LocalText;
}
