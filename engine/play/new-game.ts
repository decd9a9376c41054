// A new game from tables and a seed.
import type { State } from '../tables/layout.ts';
import type { Tables } from '../tables/tables.ts';
import { setUp } from '../rules/setup.ts';

/** A new game; the same tables and seed give the same one (setup.first). `seed`: a whole number from 0 to 2⁵³ − 1. */
export function newGame(t: Tables, seed: number): State {
  const s = new Int32Array(t.layout.size);
  setUp(t, s, seed);
  return s;
}
