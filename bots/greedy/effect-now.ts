// What the effects of a card or a background bring here and now: with the hands, places and piles as they are.
import { EFFECT_KINDS, reading } from '../../engine/index.ts';
import type { EffectKind } from '../../engine/index.ts';
import { beatingCost, healWorth } from './beatings.ts';
import { toolPointsIn } from './guess.ts';
import { drawWorth, roomOf } from './hand-worth.ts';
import { digGain, toolsWorth } from './jobs.ts';
import { denied, isFriend, threatOf } from './mind.ts';
import type { Mind } from './mind.ts';
import { worthAt, worthHere } from './plan.ts';
import { onPile, thingWorth } from './thing-worth.ts';

const { ANY, BEATINGS, HAND_SIZE, LEFT, LOC, seatAt } = reading;

type Now = (m: Mind, a: number, anywhere: boolean) => number;

const here = (m: Mind): number => m.s[m.me + LOC];

/** By kind of effect; `a` is its operand. */
const NOW: { readonly [K in EffectKind]: Now } = {
  draw: (m, a) => drawWorth(m, a, roomOf(m)),
  'draw-discard': (m, a) => bestOfDiscard(m) * a,
  gain: (m, a) => a * m.cigarette,
  take: (m, a) => (onPile(m, a) ? thingWorth(m, a) : 0),
  move: (m, a) => moveWorth(m, a),
  'move-other': (m, a, anywhere) => bestTarget(m, anywhere, (seat) => sendWorth(m, seat, a)),
  heal: (m, a) => healWorth(m, a),
  beat: (m, a, anywhere) => bestTarget(m, anywhere, (seat) => beatWorth(m, seat, a)),
  steal: (m, a, anywhere) => bestTarget(m, anywhere, (seat) => stealWorth(m, seat, a)),
  look: () => 0.03,
  safe: (m) => m.w.safe * (toolsWorth(m) + beatingCost(m, 1)),
  'extra-action': (m, a) => (a * worthHere(m, here(m), m.w.horizon)) / m.w.horizon,
  redeal: (m) => m.handSize * (m.loot - m.own),
  'dig-anywhere': (m, a) => digNow(m, a),
};

/** `source` as in `EffectTable`. */
export function effectsNow(m: Mind, source: number): number {
  const { start, end, kind, a, anywhere } = m.t.effects;
  let worth = 0;
  for (let i = start[source]; i < end[source]; i++) worth += NOW[EFFECT_KINDS[kind[i]]](m, a[i], anywhere[i] === 1);
  return worth;
}

function bestOfDiscard(m: Mind): number {
  let best = 0;
  for (const card of m.facts.searchCards) if (m.s[m.t.layout.discardAt + card] > 0) best = Math.max(best, m.want[card]);
  return best;
}

/** Where "that place" is for a seat: with teams the cell block is one's own. */
export const homeOf = (m: Mind, seat: number, place: number): number =>
  m.t.homeOf[m.t.teamOf[seat] * m.t.locations + place];

function moveWorth(m: Mind, to: number): number {
  const left = m.w.horizon - 1;
  const stay = worthHere(m, here(m), left);
  if (to !== ANY) return worthAt(m, homeOf(m, m.seat, to), left) - stay;
  let best = -Infinity;
  for (let place = 0; place < m.t.locations; place++)
    if (place !== here(m)) best = Math.max(best, worthAt(m, place, left));
  return best - stay;
}

function digNow(m: Mind, count: number): number {
  const { t } = m;
  if (m.beatings >= t.n.digBlockedAt) return 0;
  // Where one digs anyway the card saves nothing.
  const saved = m.facts.places[here(m)].digs ? 0 : m.w.trip;
  let left = count;
  let worth = 0;
  for (let tool = t.tools.length - 1; tool >= 0 && left > 0; tool--) {
    const dug = Math.min(left, m.s[m.hand + t.tools[tool]]);
    if (dug > 0) worth += dug * (digGain(m, t.tools[tool]) + (left === count ? saved : 0));
    left -= dug;
  }
  return worth;
}

/** The worth of whoever is hit best, 0 where there is nobody; `worth` is below 0 for whom it does not touch. */
function bestTarget(m: Mind, anywhere: boolean, worth: (seat: number) => number): number {
  let best = 0;
  for (let seat = 0; seat < m.t.seats; seat++) {
    const at = seatAt(m.t, seat);
    if (isFriend(m.t, m.seat, seat) || m.s[at + LEFT] !== 0 || (!anywhere && m.s[at + LOC] !== here(m))) continue;
    best = Math.max(best, worth(seat));
  }
  return best;
}

/** What it brings to send somebody to a place, ANY for the worst one: above all to keep diggers from their block. */
export function sendWorth(m: Mind, seat: number, to: number): number {
  const from = m.s[seatAt(m.t, seat) + LOC];
  if (to === from) return -1;
  const stuck = to === ANY || m.facts.places[to].faces[m.t.teamOf[seat]] === 0 ? 1 : 0.5;
  const digs = m.facts.places[from].digs ? 1 : 0.4;
  return m.w.send * stuck * threatOf(m, seat) * (0.3 + 0.35 * digs * toolPointsIn(m, seat));
}

export function beatWorth(m: Mind, seat: number, count: number): number {
  const room = m.t.n.maxBeatings - m.s[seatAt(m.t, seat) + BEATINGS];
  if (room <= 0) return -1;
  return m.w.beatOther * Math.min(count, room) * threatOf(m, seat) * (1 + 0.2 * toolPointsIn(m, seat));
}

export function stealWorth(m: Mind, seat: number, count: number): number {
  const size = m.s[seatAt(m.t, seat) + HAND_SIZE];
  if (size === 0) return -1;
  const tools = toolPointsIn(m, seat);
  const each = m.loot + (tools * m.w.tool) / size + denied(m, seat) * (0.2 + tools / size);
  return Math.min(count, size) * each;
}
