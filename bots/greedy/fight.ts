// Giving in, standing up or leaving it: answers to an extortion and to the figure, for oneself and for a team mate.
import { reading } from '../../engine/index.ts';
import { beatingCost } from './beatings.ts';
import { diceChance } from './extortion.ts';
import { holdsFewer, holdsTool } from './guess.ts';
import { denied, threatOf } from './mind.ts';
import type { Mind } from './mind.ts';
import { toolWorth, weaponsHeld } from './thing-worth.ts';

const {
  AGAINST,
  BEATINGS,
  BONUS,
  BY,
  DECLINE,
  FIGHT_WITH,
  FOR,
  SIDE,
  SUM_AGAINST,
  SUM_FOR,
  TARGET,
  TOOL,
  YIELD,
  seatAt,
} = reading;

/** What the target loses with the fight: the tool if it has it, else a card, and a beating. */
function stake(m: Mind, f: number, has: number): number {
  const { t, s } = m;
  const tool = s[f + TOOL];
  const by = s[f + BY];
  const card = m.handSize > 0 ? m.own : 0;
  return (
    has * (toolWorth(m, tool) + denied(m, by) * m.facts.points[tool]) +
    (1 - has) * (card + 0.1) +
    beatingCost(m, t.n.fightBeatings)
  );
}

/** What a fight won by the target brings it beside keeping what it has. */
const spoils = (m: Mind, by: number): number =>
  m.loot + (m.s[seatAt(m.t, by) + BEATINGS] < m.t.n.maxBeatings ? m.w.beatOther * threatOf(m, by) : 0);

export function fightScore(m: Mind, f: number, kind: number, arg: number): number {
  const { t, s, w } = m;
  const attacks = s[f + SIDE] === 1;
  const tool = s[f + TOOL];
  const [by, target] = [s[f + BY], s[f + TARGET]];
  if (kind === YIELD) return -toolWorth(m, tool) - denied(m, by) * m.facts.points[tool];
  const foe = attacks ? target : by;
  const index = t.tools.indexOf(tool);
  const concerned = m.seat === by || m.seat === target;
  const has = m.seat === target ? Math.min(1, s[m.hand + tool]) : attacks ? holdsTool(m, target, index) : 0.5;
  const share = concerned ? 1 : w.help;
  const won = attacks
    ? has * (toolWorth(m, tool) + denied(m, target) * m.facts.points[tool]) + (1 - has) * m.loot + w.beatOther
    : spoils(m, by);
  const lost = attacks ? m.own + beatingCost(m, t.n.fightBeatings) : stake(m, f, has);
  if (kind === DECLINE) {
    const chance = chanceOf(m, f, attacks, foe, 0, 0);
    return share * (chance * won - (1 - chance) * lost);
  }
  if (kind !== FIGHT_WITH) return 0;
  const weapon = t.weapons[arg];
  const chance = chanceOf(m, f, attacks, foe, weaponsHeld(m), t.weapon[weapon]);
  // A long fight takes more than this one weapon; half of them, on the whole.
  const spent = t.diceFight ? 1 : 1 + 0.5 * (1 - holdsFewer(m, foe, 1)) * (weaponsHeld(m) - 1);
  return share * (chance * won - (1 - chance) * lost) - spent * m.keep[weapon];
}

/** The chance of one's own side with `mine` weapons to play (with dice: one of that strength). */
function chanceOf(m: Mind, f: number, attacks: boolean, foe: number, mine: number, strength: number): number {
  const { t, s } = m;
  const bonus = s[f + BONUS];
  if (t.diceFight) {
    const sumFor = s[f + SUM_FOR] + bonus + (attacks ? strength : 0);
    const sumAgainst = s[f + SUM_AGAINST] + (attacks ? 0 : strength);
    const attack = diceChance(m, sumFor, sumAgainst);
    return attacks ? attack : 1 - attack;
  }
  // The side that is due has to outlast the other: more weapons than it, the gang's counted to the attacker.
  const lasts = attacks ? mine + bonus : mine - bonus;
  return lasts <= 0 ? 0 : holdsFewer(m, foe, lasts);
}

export function figureFightScore(m: Mind, f: number, kind: number, arg: number): number {
  const { t, s, w } = m;
  const tool = s[f + TOOL];
  if (kind === YIELD) return -toolWorth(m, tool);
  const concerned = m.seat === s[f + TARGET];
  const has = concerned ? Math.min(1, s[m.hand + tool]) : 0.5;
  const lost = has * toolWorth(m, tool) + (1 - has) * m.own + beatingCost(m, t.n.fightBeatings);
  const share = concerned ? 1 : w.help;
  if (kind === DECLINE) return -share * lost;
  if (kind !== FIGHT_WITH) return 0;
  const needed = s[f + FOR] - s[f + AGAINST];
  if (weaponsHeld(m) < needed) return -share * lost - needed;
  return share * t.n.michelReward * m.cigarette - needed * m.keep[t.weapons[arg]];
}
