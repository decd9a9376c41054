// Background cards of the inmates.
import type { Effect } from './effect.ts';
import type { LocalText } from './text.ts';

export interface Background {
  readonly id: string;
  readonly name: LocalText;
  readonly flavour: LocalText;
  readonly picture: string;
  /** The gang whose members use `memberEffects` instead of `effects`. */
  readonly gang: string;
  readonly effects: readonly Effect[];
  readonly memberEffects: readonly Effect[];
  readonly text: LocalText;
  readonly memberText: LocalText;
}
