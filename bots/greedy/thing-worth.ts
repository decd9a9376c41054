// What tools and weapons are worth in hand.
import type { Mind } from './mind.ts';

/** What digging a tool scores, not beyond what is still missing. */
export function pointsOfTool(m: Mind, card: number): number {
  const points = m.facts.points[card] + m.t.powers.digBonus[m.gang * m.t.cards + card] / m.facts.point;
  return Math.min(points, Math.max(0, m.missing));
}

/** What a tool in hand is worth: less when there may be no time left to dig it. */
export const toolWorth = (m: Mind, card: number): number => m.w.tool * pointsOfTool(m, card) * (0.4 + 0.6 * m.hope);

/** With dice, each further weapon as a share of the one before. */
const DICE_SPARE = 0.5;

/** What one more weapon is worth beside `held` others. */
export function weaponWorth(m: Mind, card: number, held: number): number {
  const strength = m.t.diceFight ? 0.5 + 0.5 * m.t.weapon[card] : 1;
  // Where dice decide, a fight takes one weapon: what is held beyond that waits for the next fight.
  const more = m.t.diceFight ? DICE_SPARE : m.w.moreWeapons;
  return m.w.weapon * strength * more ** held * m.hope;
}

export function weaponsHeld(m: Mind): number {
  let sum = 0;
  for (const weapon of m.t.weapons) sum += m.s[m.hand + weapon];
  return sum;
}

/** How many tools in hand, the best first, win the game when they are dug; 0 if all of them do not. */
export function lastDigs(m: Mind): number {
  let missing = m.missing;
  let digs = 0;
  for (const tool of m.facts.tools)
    for (let held = m.s[m.hand + tool]; held > 0; held--) {
      digs++;
      missing -= pointsOfTool(m, tool);
      if (missing <= 0) return digs;
    }
  return 0;
}

/** A tool more than the game can still use. */
const SPARE = 0.15;

/** A card that stands on a pile or is made: as tool or weapon. */
export function thingWorth(m: Mind, card: number): number {
  if (m.facts.isTool[card] === 1) return toolWorth(m, card) * (m.lastDigs > 0 ? SPARE : 1);
  return m.t.weapon[card] > 0 ? weaponWorth(m, card, weaponsHeld(m)) : 0;
}

/** Is there any left to take? */
export const onPile = (m: Mind, card: number): boolean => m.t.open[card] === 1 && m.s[m.t.layout.pilesAt + card] > 0;

/** Price of a card for sale, for a member of one's own gang. */
export const priceOf = (m: Mind, card: number): number => Math.max(0, m.t.price[card] - m.t.powers.buyDiscount[m.gang]);
