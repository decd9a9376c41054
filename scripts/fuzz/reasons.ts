// Why not: both interpreters refuse by the same rule. A few actions are asked at every moment of a game, others at the next.
import { forbids, refusalOf } from '../../engine/index.ts';
import { nameOf, oracleForbids } from '../../engine/oracle/index.ts';
import type { OracleState } from '../../engine/oracle/index.ts';
import type { Pair } from './pair.ts';

/** Actions asked per state; over a game all of them come round. */
const ASKED = 12;
/** A number without common factors with the usual counts of actions, so that the samples wander. */
const STRIDE = 7919;

/** What the two say differently about an action that may not be done, in words; undefined where they agree. */
export function reasonDifference({ t, s, codes }: Pair, oracle: OracleState, step: number): string | undefined {
  if (oracle.over !== undefined) return undefined;
  const { actions } = oracle.world;
  for (let i = 0; i < ASKED; i++) {
    const action = actions[((step * ASKED + i) * STRIDE) % actions.length];
    const name = nameOf(action);
    const why = forbids(t, s, codes.get(name) ?? -1);
    const ours = why === 0 ? undefined : (refusalOf(why).rule ?? refusalOf(why).code);
    const theirs = oracleForbids(oracle, action);
    if (ours !== theirs) return `reason against ${name}: engine ${String(ours)}, oracle ${String(theirs)}`;
  }
  return undefined;
}
