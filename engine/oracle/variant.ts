// Chapter "variant": the die decides a fight.
import { rolled } from './move.ts';
import { citePower } from './power.ts';
import type { FightDecision, OracleState } from './state.ts';
import { cite, replaced } from './state.ts';
import { sideAsked } from './team.ts';

interface Outcome {
  readonly attackerWon: (state: OracleState) => OracleState;
  readonly attackerLost: (state: OracleState) => OracleState;
}

/** extort.dice: once the one asked has answered, the next is asked; when nobody is left the dice fall, the target's first. */
export function answeredWithDice(
  state: OracleState,
  fight: FightDecision,
  { attackerWon, attackerLost }: Outcome,
): OracleState {
  const out = [...fight.out, fight.seat];
  const [helper] = sideAsked(state, fight.target, fight.target, out);
  if (helper !== undefined) return replaced(state, { ...fight, out, seat: helper });
  const [ally] = sideAsked(state, fight.by, fight.target, out);
  if (ally !== undefined) return replaced(state, { ...fight, out, seat: ally, side: 'attacker' });
  const counted = citePower(state, fight.by, 'attack-bonus');
  const target = rolled(cite(replaced(counted, { ...fight, out }), 'extort.dice'), fight.target);
  const attacker = rolled(target.after, fight.by);
  const wins = attacker.face + fight.sumFor + fight.bonus > target.face + fight.sumAgainst;
  return wins ? attackerWon(attacker.after) : attackerLost(attacker.after);
}
