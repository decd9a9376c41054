// What beatings cost a seat, and what healing them is worth: what they forbid.
import type { Mind } from './mind.ts';
import { pointsOfTool } from './thing-worth.ts';

/** Share of what lies ready to be dug or made that a beating in the way costs. */
const DELAYED = 0.3;

/** What the beatings from `from` to `to` forbid. */
function forbidden(m: Mind, from: number, to: number): number {
  const { t, w } = m;
  let cost = 0;
  const craft = t.powers.craftBlockedAt[m.gang];
  if (from < craft && craft <= to) {
    cost += w.beatenCraft;
    for (let recipe = 0; recipe < t.recipes; recipe++) cost += DELAYED * m.sets[recipe] * m.made[recipe];
  }
  const dig = t.n.digBlockedAt;
  if (from < dig && dig <= to) {
    cost += w.beatenDig;
    for (const tool of t.tools) cost += DELAYED * m.s[m.hand + tool] * pointsOfTool(m, tool);
  }
  return cost;
}

/** What so many more beatings cost. */
export const beatingCost = (m: Mind, count: number): number =>
  forbidden(m, m.beatings, Math.min(m.t.n.maxBeatings, m.beatings + count)) +
  (m.beatings < m.t.n.maxBeatings ? 0.1 : 0);

/** What so many fewer are worth. */
export const healWorth = (m: Mind, count: number): number =>
  m.beatings === 0 ? 0 : forbidden(m, Math.max(0, m.beatings - count), m.beatings) + 0.05;
