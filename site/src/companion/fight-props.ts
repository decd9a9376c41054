// What every part of a running fight is shown from.
import type { Fight } from '../../../engine/companion/replay-extortion.ts';
import type { Extortion } from '../../../engine/companion/state.ts';

export interface FightProps {
  readonly extortion: Extortion;
  readonly fight: Fight;
}
