// Gangs one can join.
import type { Power } from './power.ts';
import type { LocalText } from './text.ts';

export interface Gang {
  readonly id: string;
  /** Ids it had in earlier editions, oldest first; saves may still hold them. */
  readonly formerly: readonly string[];
  readonly name: LocalText;
  readonly copies: number;
  readonly flavour: LocalText;
  /** Name of the badge in templates/icons. */
  readonly badge: string;
  /** Accessories to discard when joining, by hand card id. */
  readonly accessories: readonly string[];
  readonly powers: readonly Power[];
  /** The bonus in words, generated from `powers`. */
  readonly text: LocalText;
}
