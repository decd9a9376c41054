// The figure of the module: whom to send it to, what for, and whether to stand up to it.
import { reading } from '../../engine/index.ts';
import { holdsFewer, holdsTool } from './guess.ts';
import { canBeExtorted } from './extortion.ts';
import { denied, threatOf } from './mind.ts';
import type { Mind } from './mind.ts';

const { BEATINGS, HAND_SIZE, MICHEL_AT, seatAt } = reading;

/** The mean strength of the figure's cards. */
function strengthOf(m: Mind): number {
  const { t } = m;
  let [sum, cards] = [0, 0];
  for (let i = 0; i < t.strengths; i++) {
    sum += t.strength[i] * t.strengthCopies[i];
    cards += t.strengthCopies[i];
  }
  return cards === 0 ? 1 : sum / cards;
}

/** What it brings that the figure extorts `target` for the tool with index `tool`: somebody else has it no more. */
export function victimGain(m: Mind, target: number, tool: number): number {
  const { t, s, w } = m;
  const at = seatAt(t, target);
  const has = holdsTool(m, target, tool);
  const loses = has + (1 - has) * holdsFewer(m, target, Math.round(strengthOf(m)));
  const lost = has * m.facts.points[t.tools[tool]] + (1 - has) * (s[at + HAND_SIZE] === 0 ? 0 : 0.3);
  const hurt = s[at + BEATINGS] < t.n.maxBeatings ? w.beatOther * (1 - has) : 0;
  return loses * (denied(m, target) * lost + (hurt * threatOf(m, target)) / m.opponents);
}

/** The best victim at a place, 0 where there is none. */
export function placeGain(m: Mind, place: number): number {
  let best = 0;
  for (let target = 0; target < m.t.seats; target++) {
    if (!canBeExtorted(m, target, place)) continue;
    for (let tool = 0; tool < m.t.tools.length; tool++) best = Math.max(best, victimGain(m, target, tool));
  }
  return best;
}

/** What rolling for the figure brings on the whole. */
export function figureGain(m: Mind): number {
  const { t, s } = m;
  let sum = 0;
  for (let face = 1; face <= t.n.dieFaces; face++) {
    let best = 0;
    for (let place = 0; place < t.locations; place++)
      if (place !== s[MICHEL_AT] && ((t.figureTo[face] >> place) & 1) === 1) best = Math.max(best, placeGain(m, place));
    sum += best;
  }
  return sum / t.n.dieFaces;
}
