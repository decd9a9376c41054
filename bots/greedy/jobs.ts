// What can be done at each place with the hand one has, best first: the jobs a plan is made of.
import { reading } from '../../engine/index.ts';
import { drawWorth, roomOf } from './hand-worth.ts';
import { beatingCost, healWorth } from './beatings.ts';
import { isFriend } from './mind.ts';
import type { Mind } from './mind.ts';
import { onPile, pointsOfTool, priceOf, thingWorth, toolWorth } from './thing-worth.ts';
import { extortWorthAt } from './extortion.ts';

const { BUY, CRAFT, DIG, EXTORT, HAND, HEAL, LEFT, LOC, NO_CRAFTING, NO_EXTORTION, SEARCH, SELL, STEAL_SPOON, seatAt } =
  reading;

/** Lists the jobs of every place; `here` is where the seat stands. */
export function listJobs(m: Mind, here: number): void {
  for (let place = 0; place < m.t.locations; place++) {
    m.jobs[place] = 0;
    listJobsAt(m, place, here);
  }
}

function listJobsAt(m: Mind, place: number, here: number): void {
  const { t, w } = m;
  const facts = m.facts.places[place];
  const own = t.blockOf[place] < 0 || t.blockOf[place] === t.teamOf[m.seat];
  if (facts.digs && own && m.beatings < t.n.digBlockedAt) listDigs(m, place);
  const crafts = (t.limits[place] & NO_CRAFTING) === 0 || t.powers.craftAnywhere[m.gang] === 1;
  if (crafts && m.beatings < t.powers.craftBlockedAt[m.gang]) listCrafts(m, place);
  if (facts.spoons && t.spoon >= 0 && onPile(m, t.spoon)) {
    // With a full hand something else has to go for it.
    const gain = (thingWorth(m, t.spoon) - (roomOf(m) > 0 ? 0 : m.own)) * t.n.spoonsStolen * w.steal;
    for (let left = m.s[t.layout.pilesAt + t.spoon]; left > 0 && left > m.s[t.layout.pilesAt + t.spoon] - 3; left--)
      addJob(m, place, gain, STEAL_SPOON);
  }
  listTrade(m, place, facts.sells, facts.buys);
  if (facts.heals && m.beatings > 0) addJob(m, place, healWorth(m, t.n.healed), HEAL);
  listSearches(m, place, place === here);
  if (place !== here && w.lure > 0) addJob(m, place, w.lure * extortWorthAt(m, place), EXTORT);
}

function listDigs(m: Mind, place: number): void {
  let missing = m.missing;
  for (const tool of m.t.tools)
    for (let held = m.s[m.hand + tool]; held > 0 && missing > 0; held--) {
      addJob(m, place, digGain(m, tool), DIG);
      missing -= pointsOfTool(m, tool);
    }
}

/** What digging a tool brings beyond holding it. */
export function digGain(m: Mind, tool: number): number {
  const points = pointsOfTool(m, tool);
  const wins = m.lastDigs > 0 && points * m.lastDigs >= m.missing ? m.w.win / m.lastDigs : 0;
  return (points - toolWorth(m, tool)) * m.w.dig + wins;
}

function listCrafts(m: Mind, place: number): void {
  const { facts, sets, made } = m;
  for (let recipe = 0; recipe < facts.recipes.length; recipe++)
    for (let n = sets[recipe]; n > 0; n--) addJob(m, place, made[recipe] * (1 - m.w.set) + m.w.craftNow, CRAFT);
}

/** What selling brings on the whole beyond keeping. */
export function saleGain(m: Mind): number {
  let gain = 0;
  for (let card = 0; card < m.t.cards; card++) {
    const held = m.s[m.hand + card];
    if (held > 0) gain += held * Math.max(0, saleMargin(m, card));
  }
  return gain;
}

/** What selling one card brings beyond keeping it. */
export const saleMargin = (m: Mind, card: number): number => m.t.cigarettes[card] * m.cigarette - m.keep[card];

/** What buying a card brings beyond keeping the cigarettes. */
export const buyGain = (m: Mind, card: number): number =>
  (thingWorth(m, card) - priceOf(m, card) * m.cigarette) * m.w.trade;

function saleMoney(m: Mind): number {
  let money = 0;
  for (let card = 0; card < m.t.cards; card++) {
    const held = m.s[m.hand + card];
    if (held > 0 && saleMargin(m, card) > 0) money += held * m.t.cigarettes[card];
  }
  return money;
}

/** Selling, then buying as often as the money lasts; as a chain it is worth its mean, so that its first link counts. */
function listTrade(m: Mind, place: number, sells: boolean, buys: boolean): void {
  let money = m.cigarettes;
  const sale = sells ? saleGain(m) * m.w.trade : 0;
  const toBuy = buys ? bestBuy(m, money) : -1;
  if (sells) money += saleMoney(m);
  let bought = 0;
  let gain = 0;
  if (buys)
    for (let card = bestBuy(m, money); card >= 0 && bought < 3; card = bestBuy(m, money)) {
      gain += buyGain(m, card);
      money -= priceOf(m, card);
      bought++;
      if (priceOf(m, card) === 0) break;
    }
  if (sale <= 0) {
    for (let i = 0; i < bought; i++) addJob(m, place, gain / bought, BUY);
    return;
  }
  const mean = (sale + gain) / (bought + 1);
  addJob(m, place, toBuy >= 0 ? Math.min(mean, sale) : mean, SELL);
  for (let i = 0; i < bought; i++) addJob(m, place, mean, BUY);
}

/** The best card that so much money buys, −1 for none. */
export function bestBuy(m: Mind, money: number): number {
  let best = -1;
  let most = 0;
  for (const card of m.facts.forSale) {
    if (priceOf(m, card) > money || !onPile(m, card)) continue;
    const gain = buyGain(m, card);
    if (gain > most) [best, most] = [card, gain];
  }
  return best;
}

function listSearches(m: Mind, place: number, here: boolean): void {
  if (here && roomOf(m) < m.t.search[place]) return;
  const cards = m.t.search[place] + m.t.powers.searchBonus[m.gang];
  for (let i = 0, room = roomOf(m); i < m.w.horizon; i++, room -= cards)
    addJob(m, place, drawWorth(m, cards, room) * m.w.search, SEARCH);
}

/** Puts a job into the list of a place, in order of gains; what brings nothing is left out. */
function addJob(m: Mind, place: number, gain: number, kind: number): void {
  if (!(gain > 0)) return;
  const most = m.w.horizon;
  const at = place * (most + 1);
  let i = m.jobs[place];
  if (i === most && gain <= m.gains[at + i - 1]) return;
  if (i < most) m.jobs[place]++;
  else i--;
  while (i > 0 && m.gains[at + i - 1] < gain) {
    m.gains[at + i] = m.gains[at + i - 1];
    m.kinds[at + i] = m.kinds[at + i - 1];
    i--;
  }
  m.gains[at + i] = gain;
  m.kinds[at + i] = kind;
}

/** Opponents at a place who might extort one there. */
export function foesAt(m: Mind, place: number): number {
  const { t, s } = m;
  if ((t.limits[place] & NO_EXTORTION) !== 0) return 0;
  let foes = 0;
  for (let other = 0; other < t.seats; other++) {
    const at = seatAt(t, other);
    if (s[at + LOC] === place && s[at + LEFT] === 0 && !isFriend(t, m.seat, other)) foes++;
  }
  return foes;
}

/** What one of them makes one fear, for the tools one holds. */
export const fearWorth = (m: Mind): number => m.w.fear * (toolsWorth(m) + beatingCost(m, 1));

/** All tools in hand. */
export function toolsWorth(m: Mind): number {
  let sum = 0;
  for (const tool of m.t.tools) sum += m.s[m.me + HAND + tool] * toolWorth(m, tool);
  return sum;
}
