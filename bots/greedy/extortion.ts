// Whom to extort for what, and what it brings: who holds the tool, who holds out longer, what winner and loser take.
import { reading } from '../../engine/index.ts';
import { beatingCost } from './beatings.ts';
import { holdsFewer, holdsTool, weaponsIn } from './guess.ts';
import { denied, isFriend, threatOf } from './mind.ts';
import type { Mind } from './mind.ts';
import { toolWorth, weaponsHeld } from './thing-worth.ts';

const { ACTIVE, BEATINGS, EXTORTIONS, HAND_SIZE, LEFT, LOC, NO_EXTORTION, SAFE, seatAt } = reading;

/** May this seat be extorted by us if it stands at `place` (as the rules say, without asking them for a list)? */
export function canBeExtorted(m: Mind, target: number, place: number): boolean {
  const at = seatAt(m.t, target);
  return (
    !isFriend(m.t, m.seat, target) &&
    m.s[at + LEFT] === 0 &&
    m.s[at + LOC] === place &&
    m.s[at + SAFE] === 0 &&
    (m.t.limits[place] & NO_EXTORTION) === 0
  );
}

/** A die and weapons against a die and weapons, ties to the target: the chance that `mine` beats `theirs`. */
export function diceChance(m: Mind, mine: number, theirs: number): number {
  const faces = m.t.n.dieFaces;
  let wins = 0;
  for (let face = 1; face <= faces; face++) wins += Math.max(0, Math.min(faces, face + mine - theirs - 1));
  return wins / (faces * faces);
}

/** The chance to win an attack that is opened with one of the weapons in hand. */
export function attackChance(m: Mind, target: number, strength: number): number {
  const bonus = m.t.powers.attackBonus[m.gang];
  if (Number.isNaN(m.outlast[target]))
    m.outlast[target] = holdsFewer(m, target, m.t.diceFight ? 1 : weaponsHeld(m) + bonus);
  if (!m.t.diceFight) return m.outlast[target];
  const armed = 1 - m.outlast[target];
  return (1 - armed) * diceChance(m, strength + bonus, 0) + armed * diceChance(m, strength + bonus, 1);
}

/** What it brings to extort `target` for the tool with index `tool`, opening with the card `weapon`. */
export function extortGain(m: Mind, target: number, tool: number, weapon: number): number {
  const { t, s, w } = m;
  const card = t.tools[tool];
  const wins = attackChance(m, target, t.weapon[weapon]);
  const has = holdsTool(m, target, tool);
  const at = seatAt(t, target);
  const point = denied(m, target);
  const empty = s[at + HAND_SIZE] === 0 ? 0 : 1;
  const prize =
    has * (toolWorth(m, card) + point * m.facts.points[card]) +
    (1 - has) * empty * (m.loot + point * 0.3) +
    t.powers.extortReward[m.gang] * m.cigarette;
  const hurt = s[at + BEATINGS] < t.n.maxBeatings ? w.beatOther * threatOf(m, target) : 0;
  // Who holds the tool may give it up at once: then one weapon was enough.
  const spent = t.diceFight ? 1 : 1 + (1 - has) * Math.min(weaponsIn(m, target), Math.max(0, weaponsHeld(m) - 1));
  const lost = m.own + beatingCost(m, t.n.fightBeatings);
  return w.bold + w.extort * (wins * (prize + hurt * (1 - 0.6 * has))) - (1 - wins) * lost - spent * m.keep[weapon];
}

/** The weapon to open with: the one that is missed least, with dice the strongest. */
export function openingWeapon(m: Mind): number {
  let best = -1;
  for (const weapon of m.t.weapons) {
    if (m.s[m.hand + weapon] === 0) continue;
    if (best < 0 || (m.t.diceFight ? m.t.weapon[weapon] > m.t.weapon[best] : m.keep[weapon] < m.keep[best]))
      best = weapon;
  }
  return best;
}

/** The best extortion that waits at a place, for planning. */
export function extortWorthAt(m: Mind, place: number): number {
  const weapon = openingWeapon(m);
  if (weapon < 0) return 0;
  // What may be done once in a turn waits for the next one.
  if (m.s[ACTIVE] === m.seat && m.s[EXTORTIONS] >= m.t.n.extortionsPerTurn) return 0;
  let best = 0;
  for (let target = 0; target < m.t.seats; target++) {
    if (!canBeExtorted(m, target, place)) continue;
    for (let tool = 0; tool < m.t.tools.length; tool++) best = Math.max(best, extortGain(m, target, tool, weapon));
  }
  return best;
}
