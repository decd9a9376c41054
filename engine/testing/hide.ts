// Another game that looks the same to one viewer: everything hidden from it is dealt anew.
import type { Viewer } from '../api/view.ts';
import { BOT_STREAMS, DECK_LEFT, DECK_STREAM, HAND, STREAMS, THEFT_STREAM } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { seatAt } from '../state/cards.ts';
import { noteKinds } from '../state/kinds.ts';
import type { Tables } from '../tables/tables.ts';
import { chooser } from './random-play.ts';

/** A copy in which deck order, other hands, other face-down backgrounds and hidden streams are others; sizes stay. */
export function reshuffleHidden(t: Tables, s: State, viewer: Viewer, seed: number): State {
  const choose = chooser(seed);
  const next = s.slice();
  const others = Array.from({ length: t.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  // Tools and knives may be in hands but never in the deck: they are dealt among hands only.
  const search: number[] = Array.from(s.subarray(t.layout.deckAt, t.layout.deckAt + s[DECK_LEFT]));
  const hands = others.map((seat) => {
    const cards: number[] = [];
    for (let card = 0; card < t.cards; card++)
      for (let i = s[seatAt(t, seat) + HAND + card]; i > 0; i--) cards.push(card);
    return cards;
  });
  const open = shuffled(
    hands.flat().filter((card) => t.open[card] === 1),
    choose,
  );
  const heap = shuffled([...search, ...hands.flat().filter((card) => t.open[card] === 0)], choose);
  others.forEach((seat, index) => {
    const at = seatAt(t, seat) + HAND;
    next.fill(0, at, at + t.cards);
    for (let i = 0; i < hands[index].length; i++) {
      const fromOpen = open.length > 0 && (heap.length <= search.length || choose(2) === 0);
      const card = fromOpen ? open.pop() : heap.pop();
      if (card !== undefined) next[at + card]++;
    }
  });
  // Whatever is left of the tools has to be in hands: swap it against search cards dealt.
  for (const card of open) {
    const seat = others.find((other) => firstSearchCard(t, next, other) >= 0);
    if (seat === undefined) throw new Error('no room for a tool');
    const given = firstSearchCard(t, next, seat);
    next[seatAt(t, seat) + HAND + given]--;
    next[seatAt(t, seat) + HAND + card]++;
    heap.push(given);
  }
  for (const seat of others) noteKinds(t, next, seat);
  next.set(heap, t.layout.deckAt);
  const held = others
    .flatMap((seat) => Array.from({ length: t.n.startBackgrounds }, (_, i) => seatAt(t, seat) + t.layout.heldAt + i))
    .filter((at) => s[at] > 0);
  const backgrounds = shuffled(
    held.map((at) => s[at]),
    choose,
  );
  held.forEach((at, index) => (next[at] = backgrounds[index]));
  for (const stream of [DECK_STREAM, THEFT_STREAM, BOT_STREAMS])
    for (let i = 0; i < 4; i++) next[STREAMS + stream * 4 + i] ^= choose(1 << 30);
  return next;
}

function firstSearchCard(t: Tables, s: State, seat: number): number {
  for (let card = 0; card < t.cards; card++)
    if (t.open[card] === 0 && s[seatAt(t, seat) + HAND + card] > 0) return card;
  return -1;
}

function shuffled(list: readonly number[], choose: (n: number) => number): number[] {
  const cards = [...list];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = choose(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}
