// What membership in a gang is worth for the rest of the game, power by power.
import type { Mind } from './mind.ts';

/** Share of a game's digging that one kind of tool is reckoned to do. */
const MAIN_TOOL = 0.5;

/** Joining `gang` (an index in `Game.gangs`), by the powers that it has; a power it has not is worth nothing. */
export function joinWorth(m: Mind, gang: number): number {
  const { t, w } = m;
  const p = t.powers;
  const row = gang + 1;
  const left = Math.max(0, m.missing / t.target) * m.hope;
  let worth = 0;
  for (const tool of t.tools) {
    const bonus = p.digBonus[row * t.cards + tool];
    if (bonus > 0) worth += (bonus * MAIN_TOOL * t.target) / (t.points[tool] + bonus);
  }
  worth += p.searchBonus[row] * w.searches * m.drawn;
  worth += p.craftAnywhere[row] * w.craftAnywhere;
  if (p.craftBlockedAt[row] > p.craftBlockedAt[0]) worth += w.craftBeaten;
  worth += p.craftDraw[row] * w.makings * m.drawn;
  worth += p.buyDiscount[row] * w.makings * m.cigarette;
  worth += p.attackBonus[row] * w.attack;
  worth += p.extortReward[row] * 2 * m.cigarette;
  worth += (p.moveDice[row] - 1) * w.dice;
  return worth * left * w.gang;
}
