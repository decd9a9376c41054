// The signs of what one may do in a turn and of what a location forbids: a picture, and the rule behind it.
import { LOCATION_ACTIONS, LOCATION_LIMITS } from './location.ts';

/** What a turn is made of, in the order of the inmates' boards; `place` stands for the actions of the location. */
export const TURN_ROWS = [
  'move',
  'careful',
  'search',
  'craft',
  'gang',
  'card',
  'extort',
  'place',
  'background',
] as const;
export type TurnRow = (typeof TURN_ROWS)[number];

export const SIGNS = [...TURN_ROWS, ...LOCATION_ACTIONS, ...LOCATION_LIMITS] as const;
export type SignId = (typeof SIGNS)[number];

export interface Sign {
  /** Name of a picture in templates/icons. */
  readonly picture: string;
  /** Id of the rule. */
  readonly rule: string;
}
