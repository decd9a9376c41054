// What membership in a gang is worth for the rest of the game, power by power.
import type { Mind } from './mind.ts';

/** Share of a game's digging that one kind of tool is reckoned to do. */
const MAIN_TOOL = 0.5;

/** Joining `gang` (an index in `Game.gangs`), by the powers that it has; a power it has not is worth nothing. */
export function joinWorth(m: Mind, gang: number): number {
  const { t, w } = m;
  const p = t.powers;
  const row = gang + 1;
  const left = Math.max(0, m.missing / m.facts.target) * m.hope;
  let worth = 0;
  for (const tool of t.tools) {
    const bonus = p.digBonus[row * t.cards + tool];
    if (bonus > 0) worth += (bonus * MAIN_TOOL * m.facts.target) / (t.points[tool] + bonus);
  }
  let often = p.searchBonus[row] * w.searches * m.drawn;
  often += p.craftAnywhere[row] * w.craftAnywhere;
  if (p.craftBlockedAt[row] > p.craftBlockedAt[0]) often += w.craftBeaten;
  often += p.craftDraw[row] * w.makings * m.drawn;
  often += p.buyDiscount[row] * w.makings * m.cigarette;
  often += p.attackBonus[row] * w.attack;
  often += p.extortReward[row] * 2 * m.cigarette;
  often += (p.moveDice[row] - 1) * w.dice;
  return (worth + often * m.facts.length) * left * w.gang;
}
