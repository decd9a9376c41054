// Swaps with team mates: tools to whoever can dig them sooner, cards that would be dropped to whoever has room.
import { reading } from '../../engine/index.ts';
import type { Mind } from './mind.ts';
import { pointsOfTool } from './thing-worth.ts';

const { ACTIONS, ACTIVE, BEATINGS, GANG, HAND_SIZE, LOC, seatAt } = reading;

/** Can `seat` dig where it stands? */
function digsHere(m: Mind, seat: number): boolean {
  const at = seatAt(m.t, seat);
  const place = m.s[at + LOC];
  const own = m.t.blockOf[place] < 0 || m.t.blockOf[place] === m.t.teamOf[seat];
  return m.facts.places[place].digs && own && m.s[at + BEATINGS] < m.t.n.digBlockedAt;
}

/** What handing one card to a mate brings: below 0 for what one needs oneself. */
export function giftWorth(m: Mind, mate: number, card: number): number {
  const { t, s, w } = m;
  const at = seatAt(t, mate);
  if (m.facts.isTool[card] === 1) {
    const points = pointsOfTool(m, card);
    if (!digsHere(m, mate))
      return m.beatings >= t.n.digBlockedAt && s[at + BEATINGS] < t.n.digBlockedAt ? 0.2 * points : -1;
    // The mate digs before one's own next turn comes; whoever is asked to swap has its turn sooner than the asker.
    if (m.seat !== s[ACTIVE]) return -1;
    let mine = 0;
    for (const tool of t.tools) mine += s[m.hand + tool];
    return !digsHere(m, m.seat) || mine > s[ACTIONS] ? w.give * 0.6 * points : -1;
  }
  const room = t.n.handLimit - s[at + HAND_SIZE];
  if (room <= 0) return -1;
  const useless = m.gang > 0 && s[at + GANG] === 0 && m.facts.gangsOf[card].length > 0;
  if (useless) return w.give * m.drawn - m.keep[card] * 0.4;
  return m.handSize > t.n.handLimit ? w.give * m.drawn - 0.5 * m.keep[card] : -1;
}

/** What a swap with `mate` brings on the whole. */
export function swapGain(m: Mind, mate: number): number {
  let gain = 0;
  for (let card = 0; card < m.t.cards; card++)
    if (m.s[m.hand + card] > 0) gain += Math.max(0, giftWorth(m, mate, card));
  return gain - 0.01;
}
