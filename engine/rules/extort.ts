// Extortion: a named tool, one weapon to open, then giving in or a fight.
import { ACTIVE, CIGARETTES, DEPTH, EXTORTIONS, GANG, HAND, LEFT, LOC, SAFE } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import {
  AGAINST,
  ANSWERED,
  BONUS,
  BY,
  DECIDER,
  FIGHT,
  FOR,
  KIND,
  MICHEL_FIGHT,
  OUT,
  SIDE,
  SUM_AGAINST,
  SUM_FOR,
  TARGET,
  TOOL,
  popFrame,
  pushFrame,
  topFrame,
} from '../state/stack.ts';
import { addToHand, seatAt, stealCards, takeFromHand } from '../state/cards.ts';
import { holdsAny, kindsOf } from '../state/kinds.ts';
import { DECLINE, EXTORT, NO_EXTORTION, YIELD } from '../tables/codes.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell, tellTo } from '../tables/tell.ts';
import { beat } from './beating.ts';
import { nextAsked, offerWeapons, spendWeapon } from './fight.ts';
import { rollDie } from './move.ts';
import { forbidsAction, spendAction } from './turn.ts';

const ONCE_RULE = ruleCode('extort.once');
const TARGET_RULE = ruleCode('extort.target');
const OPEN_RULE = ruleCode('extort.open');
const YIELD_RULE = ruleCode('extort.yield');
const FIGHT_RULE = ruleCode('extort.fight');
const PEACE_RULE = ruleCode('team.peace');

/** May anybody be extorted at this place by `by` (extort.target, solitary, team.peace, effect safe)? */
export function forbidsTarget(t: Tables, s: State, by: number, target: number, here: number): Why {
  const at = seatAt(t, target);
  if (target === by || s[at + LEFT] !== 0 || s[at + LOC] !== here || (t.limits[here] & NO_EXTORTION) !== 0)
    return TARGET_RULE;
  if (t.teams > 0 && t.teamOf[target] === t.teamOf[by]) return PEACE_RULE;
  return s[at + SAFE] === 0 ? ALLOWED : TARGET_RULE;
}

function forbidsExtorting(t: Tables, s: State): Why {
  const cost = forbidsAction(t, s);
  if (cost !== ALLOWED) return cost;
  return s[EXTORTIONS] < t.n.extortionsPerTurn ? ALLOWED : ONCE_RULE;
}

/** `weapon` is an index in `tables.weapons`. */
export function forbidsExtort(t: Tables, s: State, target: number, weapon: number): Why {
  const seat = s[ACTIVE];
  const extorting = forbidsExtorting(t, s);
  if (extorting !== ALLOWED) return extorting;
  const aim = forbidsTarget(t, s, seat, target, s[seatAt(t, seat) + LOC]);
  if (aim !== ALLOWED) return aim;
  return s[seatAt(t, seat) + HAND + t.weapons[weapon]] > 0 ? ALLOWED : OPEN_RULE;
}

/** Opens the extortion with a weapon; the target answers next. The gang's weapons are kept for the end (power.attack-bonus). */
export function extort(t: Tables, s: State, target: number, tool: number, weapon: number): void {
  const seat = s[ACTIVE];
  spendAction(t, s);
  s[EXTORTIONS]++;
  tell(t, 'extorted', seat, target, t.tools[tool], 1);
  const strength = spendWeapon(t, s, seat, t.weapons[weapon]);
  const f = pushFrame(s, FIGHT, target);
  s[f + BY] = seat;
  s[f + TARGET] = target;
  s[f + TOOL] = t.tools[tool];
  s[f + FOR] = 1;
  s[f + SUM_FOR] = strength;
  s[f + BONUS] = t.powers.attackBonus[s[seatAt(t, seat) + GANG]];
  if (t.diceFight) s[f + OUT] = 1 << seat;
}

/** Only as the first answer, only by the target itself, only with the named tool in hand. */
export function forbidsYield(t: Tables, s: State): Why {
  if (s[DEPTH] === 0) return YIELD_RULE;
  const f = topFrame(s);
  const kind = s[f + KIND];
  if (kind !== FIGHT && kind !== MICHEL_FIGHT) return YIELD_RULE;
  return s[f + ANSWERED] === 0 && s[seatAt(t, s[f + TARGET]) + HAND + s[f + TOOL]] > 0 ? ALLOWED : YIELD_RULE;
}

/** For an extortion won, by fight or not (power.extort-reward). */
function reward(t: Tables, s: State, seat: number): void {
  const bonus = t.powers.extortReward[s[seatAt(t, seat) + GANG]];
  if (bonus === 0) return;
  s[seatAt(t, seat) + CIGARETTES] += bonus;
  tell(t, 'gained', seat, -1, -1, bonus);
}

function handOver(t: Tables, s: State, from: number, to: number, tool: number): void {
  takeFromHand(t, s, from, tool);
  addToHand(t, s, to, tool);
  tell(t, 'yielded', from, to, tool, 1);
}

/** The named tool for peace (extort.yield). */
export function yieldTool(t: Tables, s: State): void {
  const f = topFrame(s);
  const by = s[f + BY];
  const target = s[f + TARGET];
  const tool = s[f + TOOL];
  popFrame(s);
  handOver(t, s, target, by, tool);
  reward(t, s, by);
}

/** In a fight, and (for `fight`) with that weapon in hand. */
export function forbidsFight(t: Tables, s: State, weapon: number): Why {
  if (forbidsDecline(s) !== ALLOWED) return FIGHT_RULE;
  return s[seatAt(t, s[topFrame(s) + DECIDER]) + HAND + t.weapons[weapon]] > 0 ? ALLOWED : FIGHT_RULE;
}

export function forbidsDecline(s: State): Why {
  if (s[DEPTH] === 0) return FIGHT_RULE;
  const kind = s[topFrame(s) + KIND];
  return kind === FIGHT || kind === MICHEL_FIGHT ? ALLOWED : FIGHT_RULE;
}

/** One more weapon for one's side; then it is the other side's turn to play (extort.fight), or with dice the next one's (extort.dice). */
export function fight(t: Tables, s: State, weapon: number): void {
  const f = topFrame(s);
  const seat = s[f + DECIDER];
  const strength = spendWeapon(t, s, seat, t.weapons[weapon]);
  s[f + ANSWERED] = 1;
  const against = s[f + SIDE] === 0;
  s[f + (against ? AGAINST : FOR)]++;
  s[f + (against ? SUM_AGAINST : SUM_FOR)] += strength;
  if (t.diceFight) s[f + OUT] |= 1 << seat;
  else s[f + SIDE] = against ? 1 : 0;
  askOn(t, s, f);
}

export function decline(t: Tables, s: State): void {
  const f = topFrame(s);
  tell(t, 'declined', s[f + DECIDER], -1, -1, 1);
  s[f + ANSWERED] = 1;
  s[f + OUT] |= 1 << s[f + DECIDER];
  askOn(t, s, f);
}

/** Finds who is asked next, or the outcome if nobody is left to ask. */
export function askOn(t: Tables, s: State, f: number): void {
  for (;;) {
    const asked = nextAsked(t, s, f);
    if (asked >= 0) {
      s[f + DECIDER] = asked;
      return;
    }
    if (t.diceFight) {
      if (s[f + SIDE] === 1) return decideByDice(t, s, f);
      s[f + SIDE] = 1;
    } else if (s[f + SIDE] === 1 && s[f + BONUS] > 0) {
      s[f + BONUS]--;
      s[f + FOR]++;
      s[f + SIDE] = 0;
      tell(t, 'bonus-weapon', s[f + BY], -1, -1, 1);
    } else return settleFight(t, s, f, s[f + SIDE] === 0);
  }
}

/** Target first, then attacker: die and weapons; the target wins ties (extort.dice). */
function decideByDice(t: Tables, s: State, f: number): void {
  const against = rollDie(t, s, s[f + TARGET]) + s[f + SUM_AGAINST];
  const strength = rollDie(t, s, s[f + BY]) + s[f + SUM_FOR] + s[f + BONUS];
  settleFight(t, s, f, strength > against);
}

/** What the winner takes (extort.won, extort.lost), what the loser bears (extort.beating): the card first, then the reward, then the beating. */
function settleFight(t: Tables, s: State, f: number, attackerWins: boolean): void {
  const by = s[f + BY];
  const target = s[f + TARGET];
  const tool = s[f + TOOL];
  popFrame(s);
  tell(t, 'fight-won', attackerWins ? by : target, attackerWins ? target : by, -1, 1);
  if (attackerWins) {
    if (s[seatAt(t, target) + HAND + tool] > 0) {
      takeFromHand(t, s, target, tool);
      addToHand(t, s, by, tool);
      tellTo(t, -1, 'stole', by, target, tool, 1);
    } else stealCards(t, s, target, by, 1);
    reward(t, s, by);
    beat(t, s, target, t.n.fightBeatings);
  } else {
    stealCards(t, s, by, target, 1);
    beat(t, s, by, t.n.fightBeatings);
  }
}

export function offerAnswers(t: Tables, s: State, out: Int32Array): number {
  let n = 0;
  if (forbidsYield(t, s) === ALLOWED) out[n++] = t.actions.base[YIELD];
  out[n++] = t.actions.base[DECLINE];
  return offerWeapons(t, s, topFrame(s), out, n);
}

export function offerExtortions(t: Tables, s: State, out: Int32Array, from: number): number {
  let n = from;
  if (forbidsExtorting(t, s) !== ALLOWED) return n;
  const seat = s[ACTIVE];
  const at = seatAt(t, seat);
  const here = s[at + LOC];
  if ((t.limits[here] & NO_EXTORTION) !== 0 || !holdsAny(s, kindsOf(t, seat), t.weaponSet)) return n;
  const tools = t.tools.length;
  const weapons = t.weapons.length;
  for (let target = 0; target < t.seats; target++) {
    if (forbidsTarget(t, s, seat, target, here) !== ALLOWED) continue;
    const base = t.actions.base[EXTORT] + target * tools * weapons;
    for (let weapon = 0; weapon < weapons; weapon++) {
      if (s[at + HAND + t.weapons[weapon]] === 0) continue;
      for (let tool = 0; tool < tools; tool++) out[n++] = base + tool * weapons + weapon;
    }
  }
  return n;
}
