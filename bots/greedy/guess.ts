// What others may hold, by public counts and memory: tools that went into hands, weapons among cards nobody has shown.
import { reading } from '../../engine/index.ts';
import type { Mind } from './mind.ts';

const { HAND, HAND_SIZE, LEFT, seatAt } = reading;

/** Copies of `card` known to be in a hand. */
export const knownIn = (m: Mind, seat: number, card: number): number => m.memory[seat * m.t.cards + card];

/** Cards in a hand that one has not seen. */
export function unseenIn(m: Mind, seat: number): number {
  if (Number.isNaN(m.unseen[seat])) m.unseen[seat] = countUnseen(m, seat);
  return m.unseen[seat];
}

function countUnseen(m: Mind, seat: number): number {
  let unseen = m.s[seatAt(m.t, seat) + HAND_SIZE];
  for (let card = 0; card < m.t.cards; card++) unseen -= knownIn(m, seat, card);
  return Math.max(0, unseen);
}

/** The chance that `seat` holds a tool: 1 where it was seen to take it, else its share of those that went astray. */
export function holdsTool(m: Mind, seat: number, tool: number): number {
  const at = seat * m.t.tools.length + tool;
  if (Number.isNaN(m.holds[at])) m.holds[at] = guessTool(m, seat, tool);
  return m.holds[at];
}

function guessTool(m: Mind, seat: number, tool: number): number {
  const { t, s } = m;
  const card = t.tools[tool];
  if (knownIn(m, seat, card) > 0) return 1;
  let astray = t.copies[card] - s[t.layout.pilesAt + card] - s[m.hand + card];
  for (let other = 0; other < t.seats; other++) {
    astray -= s[seatAt(t, other) + t.layout.dugAt + tool];
    if (other !== m.seat) astray -= knownIn(m, other, card);
  }
  if (astray <= 0) return 0;
  const mine = unseenIn(m, seat);
  if (mine === 0) return 0;
  let all = 0;
  for (let other = 0; other < t.seats; other++)
    if (other !== m.seat && s[seatAt(t, other) + LEFT] === 0) all += unseenIn(m, other);
  return 1 - (1 - mine / Math.max(mine, all)) ** astray;
}

function knownWeapons(m: Mind, seat: number): number {
  let known = 0;
  for (const weapon of m.t.weapons) known += knownIn(m, seat, weapon);
  return known;
}

/** The chance that a hand holds fewer than `count` weapons. */
export function holdsFewer(m: Mind, seat: number, count: number): number {
  const open = count - knownWeapons(m, seat);
  if (open <= 0) return 0;
  const cards = unseenIn(m, seat);
  const share = m.unknown === 0 ? 0 : Math.min(1, m.unknownWeapons / m.unknown);
  if (share >= 1) return cards < open ? 1 : 0;
  let chance = (1 - share) ** cards;
  let sum = chance;
  for (let k = 1; k < open && k <= cards; k++) {
    chance *= ((cards - k + 1) / k) * (share / (1 - share));
    sum += chance;
  }
  return Math.min(1, sum);
}

/** Weapons a hand is reckoned to hold. */
export const weaponsIn = (m: Mind, seat: number): number =>
  knownWeapons(m, seat) + (m.unknown === 0 ? 0 : (unseenIn(m, seat) * m.unknownWeapons) / m.unknown);

/** Points of tools a hand is reckoned to hold. */
export function toolPointsIn(m: Mind, seat: number): number {
  let sum = 0;
  for (let tool = 0; tool < m.t.tools.length; tool++) {
    const card = m.t.tools[tool];
    sum += m.facts.points[card] * Math.max(knownIn(m, seat, card), holdsTool(m, seat, tool));
  }
  return sum;
}

export const handAt = (m: Mind, seat: number): number => seatAt(m.t, seat) + HAND;
