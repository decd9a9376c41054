// What every part of a running fight is shown from.
import type { Extortion, Fight } from '../../../engine/companion/index.ts';

export interface FightProps {
  readonly extortion: Extortion;
  readonly fight: Fight;
}
