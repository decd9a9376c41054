// What cards are worth to a seat: tools by their points, parts and accessories by what they are close to, the rest by its use or price.
import type { Mind } from './mind.ts';
import { effectsWorth } from './effect-worth.ts';
import { joinWorth } from './gang-worth.ts';
import { lastDigs, onPile, priceOf, thingWorth, toolWorth, weaponWorth, weaponsHeld } from './thing-worth.ts';

/** Each further copy of a lone part, as a share of the one before. */
const SECOND = 0.35;

/** What one more cigarette buys at best: each thing costs an action, too, and who has enough for several has no use for more. */
function cigaretteWorth(m: Mind): number {
  let best = 0.01;
  for (const card of m.facts.forSale) {
    if (!onPile(m, card)) continue;
    const price = priceOf(m, card);
    const plenty = m.w.purse * Math.max(1, price);
    best = Math.max(best, thingWorth(m, card) / (price + m.w.errand) / (1 + m.cigarettes / plenty));
  }
  return best * m.w.cigarette;
}

/** Fills in `keep` and `want` for every card, and all that they are made of. */
export function weighHand(m: Mind): void {
  m.lastDigs = lastDigs(m);
  m.drawn = m.w.drawn;
  m.loot = m.drawn * m.w.loot;
  m.cigarette = cigaretteWorth(m);
  m.keep.fill(0);
  m.want.fill(0);
  weighThings(m);
  gatherSets(m);
  weighParts(m);
  weighPrices(m);
  weighUnseen(m);
  if (m.gang === 0) {
    // What gangs are worth needs a first idea of a drawn card, and changes it.
    weighAccessories(m);
    weighUnseen(m);
  }
}

function weighThings(m: Mind): void {
  const { t, w, keep, want } = m;
  const weapons = weaponsHeld(m);
  for (const tool of t.tools) keep[tool] = want[tool] = toolWorth(m, tool);
  for (const weapon of t.weapons) {
    keep[weapon] = weaponWorth(m, weapon, Math.max(0, weapons - 1));
    want[weapon] = weaponWorth(m, weapon, weapons);
  }
  for (const card of t.actionCards) keep[card] = want[card] = w.card * effectsWorth(m, card);
}

/** Complete sets, those of the best things first; what is left over stays free. */
function gatherSets(m: Mind): void {
  const { facts, s, hand, free, sets, made } = m;
  for (let card = 0; card < m.t.cards; card++) free[card] = s[hand + card];
  const { order } = recipesByWorth(m);
  for (const recipe of order) {
    const { slots } = facts.recipes[recipe];
    sets[recipe] = 0;
    if (made[recipe] <= 0) continue;
    while (slots.every((slot) => slot.some((card) => free[card] > 0))) {
      for (const slot of slots) for (const card of slot) if (free[card] > 0 && free[card]-- > 0) break;
      sets[recipe]++;
    }
  }
}

const orders = new WeakMap<Mind, { readonly order: number[] }>();

function recipesByWorth(m: Mind): { readonly order: number[] } {
  const { made, facts } = m;
  const known = orders.get(m) ?? { order: facts.recipes.map((_, recipe) => recipe) };
  orders.set(m, known);
  facts.recipes.forEach(({ makes }, recipe) => {
    made[recipe] = onPile(m, makes) ? thingWorth(m, makes) * m.hope * m.w.craft : 0;
  });
  known.order.sort((a, b) => made[b] - made[a] || a - b);
  return known;
}

function weighParts(m: Mind): void {
  const { facts, w, s, hand, free, sets, made, keep, want } = m;
  for (let recipe = 0; recipe < facts.recipes.length; recipe++) {
    const worth = made[recipe];
    if (worth <= 0) continue;
    const { slots } = facts.recipes[recipe];
    for (const slot of slots) {
      let left = 0;
      for (const card of slot) left += free[card];
      const othersReady = slots.every((other) => other === slot || other.some((card) => free[card] > 0));
      const lone = w.lone * worth * SECOND ** left;
      const gain = left === 0 && othersReady ? (w.set - w.lone * (slots.length - 1)) * worth : lone;
      const rest = left > 0 ? w.lone * worth * SECOND ** (left - 1) : 0;
      for (const card of slot) {
        want[card] = Math.max(want[card], gain);
        if (s[hand + card] === 0) continue;
        const broken = free[card] === 0 && sets[recipe] > 0 ? (w.set - w.lone * (slots.length - 1)) * worth : rest;
        keep[card] = Math.max(keep[card], broken);
      }
    }
  }
}

function weighAccessories(m: Mind): void {
  const { t, s, hand, gathered, joined, keep, want } = m;
  let best = 0;
  for (let gang = 0; gang < t.gangs; gang++) {
    gathered[gang] = 0;
    for (let i = t.joinStart[gang]; i < t.joinEnd[gang]; i += 2)
      gathered[gang] += Math.min(s[hand + t.joinNeeds[i]], t.joinNeeds[i + 1]);
    joined[gang] = s[t.layout.gangPilesAt + gang] > 0 ? joinWorth(m, gang) : 0;
    best = Math.max(best, close(m, gang, gathered[gang]));
  }
  for (let gang = 0; gang < t.gangs; gang++) {
    if (joined[gang] <= 0) continue;
    const now = close(m, gang, gathered[gang]);
    const more = close(m, gang, gathered[gang] + 1) - now;
    const less = now - close(m, gang, gathered[gang] - 1);
    const fit = now + more >= best ? 1 : 0.4;
    for (let i = t.joinStart[gang]; i < t.joinEnd[gang]; i += 2) {
      const [card, count] = [t.joinNeeds[i], t.joinNeeds[i + 1]];
      const held = s[hand + card];
      if (held < count) want[card] = Math.max(want[card], more * fit);
      if (held > 0 && held <= count) keep[card] = Math.max(keep[card], less * fit);
    }
  }
}

/** Worth of holding so many of the cards that a gang asks for: little at first, then quickly more. */
function close(m: Mind, gang: number, cards: number): number {
  const share = cards / Math.max(1, m.facts.asked[gang]);
  return m.w.accessories * m.joined[gang] * share * share;
}

function weighPrices(m: Mind): void {
  const { t, keep, want } = m;
  const each = m.cigarette * m.w.unsold;
  for (let card = 0; card < t.cards; card++) {
    const sold = t.cigarettes[card] * each;
    if (keep[card] < sold) keep[card] = sold;
    if (want[card] < sold) want[card] = sold;
  }
}

/** Cards nobody has shown: what one of them is worth on the whole, and how many are weapons. */
function weighUnseen(m: Mind): void {
  const { t, s, hand, facts, want, keep, memory } = m;
  const { discardAt } = t.layout;
  let cards = 0;
  let worth = 0;
  let weapons = 0;
  for (const card of facts.searchCards) {
    let unseen = t.copies[card] - s[hand + card] - s[discardAt + card];
    for (let other = 0; other < t.seats; other++) if (other !== m.seat) unseen -= memory[other * t.cards + card];
    if (unseen <= 0) continue;
    cards += unseen;
    worth += unseen * want[card];
    if (t.weapon[card] > 0) weapons += unseen;
  }
  m.unknown = cards;
  m.unknownWeapons = weapons;
  m.drawn = cards === 0 ? 0 : worth / cards;
  m.loot = m.drawn * m.w.loot;
  let held = 0;
  for (let card = 0; card < t.cards; card++) held += s[hand + card] * keep[card];
  m.own = m.handSize === 0 ? 0 : held / m.handSize;
}

/** Worth of drawing `count` cards with so much room below the hand limit. */
export function drawWorth(m: Mind, count: number, room: number): number {
  const fits = Math.max(0, Math.min(count, room));
  return m.drawn * (fits + m.w.dropped * (count - fits));
}

/** Room below the hand limit. */
export const roomOf = (m: Mind): number => m.t.n.handLimit - m.handSize;
