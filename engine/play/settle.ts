// Open decisions after the table changed from outside (somebody left, a correction): who is gone is not asked, what is settled closes.
import { DEPTH, LEFT, LOC, OVER } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import {
  ASKER,
  BY,
  DECIDER,
  EFFECT,
  FIGHT,
  HAND_LIMIT,
  KIND,
  LOOKING,
  MATE,
  MICHEL_FIGHT,
  MICHEL_PLACE,
  MICHEL_TARGET,
  OUT,
  ROLL_CHOICE,
  SWAPPING,
  TARGET,
  popFrame,
  topFrame,
} from '../state/stack.ts';
import { seatAt } from '../state/cards.ts';
import type { Tables } from '../tables/tables.ts';
import { settleEffects } from '../rules/effect-choices.ts';
import { askOn } from '../rules/extort.ts';
import { askOnMichel, settleMichelPlace, settleMichelTarget } from '../rules/michel.ts';
import { settleRollChoice } from '../rules/move.ts';
import { settleHandLimit } from '../rules/turn.ts';
import { tell } from '../tables/tell.ts';

/** Puts the innermost decision right again. */
export function settle(t: Tables, s: State): void {
  if (s[OVER] !== 0 || s[DEPTH] === 0) return;
  const f = topFrame(s);
  switch (s[f + KIND]) {
    case ROLL_CHOICE:
      return settleRollChoice(t, s);
    case MICHEL_PLACE:
      return settleMichelPlace(t, s);
    case HAND_LIMIT:
      return settleHandLimit(t, s);
    case EFFECT:
    case LOOKING:
      return settleEffects(t, s);
    case MICHEL_TARGET:
      return settleMichelTarget(t, s);
    case FIGHT:
    case MICHEL_FIGHT:
      return settleFighters(t, s, f);
    case SWAPPING: {
      const apart = s[seatAt(t, s[f + MATE]) + LOC] !== s[seatAt(t, s[f + ASKER]) + LOC];
      if (apart) callOff(t, s);
    }
  }
}

function callOff(t: Tables, s: State): void {
  popFrame(s);
  tell(t, 'called-off', -1, -1, -1, 1);
}

/** Without its target a fight is called off, weapons stay spent; a helper who is gone counts as having declined. */
function settleFighters(t: Tables, s: State, f: number): void {
  const target = s[f + TARGET];
  if (s[seatAt(t, target) + LEFT] !== 0) return callOff(t, s);
  const asked = s[f + DECIDER];
  if (asked === target || asked === s[f + BY]) return;
  const side = t.teamOf[asked] === t.teamOf[target] ? target : s[f + BY];
  if (s[seatAt(t, asked) + LOC] === s[seatAt(t, side) + LOC]) return;
  s[f + OUT] |= 1 << asked;
  if (s[f + KIND] === FIGHT) askOn(t, s, f);
  else askOnMichel(t, s, f);
}
