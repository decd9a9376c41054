// Deals anew: what a seat sees stays, what it cannot know is dealt evenly, nothing is lost.
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../api/view.ts';
import { newGame } from '../play/new-game.ts';
import { addToHand, seatAt, takeFromHand } from '../state/cards.ts';
import { checkState } from '../state/check-state.ts';
import { copyState, sameState } from '../state/state.ts';
import { compile } from '../tables/compile.ts';
import { DECK_LEFT, HAND, STRENGTH_LEFT } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import type { Tables } from '../tables/tables.ts';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { realGame } from '../testing/real-game.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { viewFor } from '../view/view-for.ts';
import { determinize } from './determinize.ts';
import { makeMemory } from './memory.ts';
import { kindFirst, playout } from './playout.ts';

const viewersOf = (t: Tables): readonly Viewer[] => ['table', ...Array.from({ length: t.seats }, (_, seat) => seat)];

describe.each(EVERY_MODE.map((options) => [modeName(options), compile(realGame, options)] as const))('%s', (_, t) => {
  test('no viewer sees a difference, and every deal is a possible table', () => {
    const s = newGame(t, 11);
    const viewers = viewersOf(t);
    for (let seed = 0; playout(t, s, kindFirst, 23) > 0 && seed < 40; seed++) {
      const viewer = viewers[seed % viewers.length];
      const dealt = copyState(s);
      determinize(t, dealt, viewer, seed);
      expect(checkState(t, dealt)).toEqual([]);
      expect(JSON.stringify(viewFor(t, dealt, viewer))).toBe(JSON.stringify(viewFor(t, s, viewer)));
    }
  });
});

test('equal seeds give equal deals, other seeds others; the state handed in is all it reads', () => {
  const t = compile(realGame, { players: 4, michel: true });
  const s = newGame(t, 3);
  playout(t, s, kindFirst, 150);
  const dealt = [5, 5, 6].map((seed) => {
    const copy = copyState(s);
    determinize(t, copy, 2, seed);
    return copy;
  });
  expect(sameState(dealt[0], dealt[1])).toBe(true);
  expect(sameState(dealt[0], dealt[2])).toBe(false);
});

test('a hand that is being looked at stays as it is seen, for the one who looks only', () => {
  const t = compile(sampleGame, { players: 3 });
  let looks = 0;
  for (let seed = 0; looks < 20; seed++) {
    const s = newGame(t, seed);
    for (let i = 0; i < 400 && playout(t, s, kindFirst, 1) > 0; i++) {
      const view = viewFor(t, s, 'table').decision;
      if (view.kind !== 'look' || view.seat === undefined) continue;
      looks++;
      const dealt = copyState(s);
      determinize(t, dealt, view.seat, seed);
      expect(viewFor(t, dealt, view.seat)).toEqual(viewFor(t, s, view.seat));
    }
  }
});

test('what was seen of a hand stays there, the rest of it is dealt', () => {
  const t = compile(sampleGame, { players: 3 });
  const s = newGame(t, 9);
  const shovel = t.game.cards.findIndex(({ id }) => id === 'shovel');
  s[t.layout.pilesAt + shovel]--;
  addToHand(t, s, 1, shovel);
  const memory = makeMemory(t);
  memory[t.cards + shovel] = 1;
  const hands = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const dealt = copyState(s);
    determinize(t, dealt, 0, seed, memory);
    expect(dealt[seatAt(t, 1) + HAND + shovel]).toBe(1);
    hands.add(handOf(t, dealt, 1));
  }
  expect(hands.size).toBeGreaterThan(20);
});

/** A table with few cards, so that all deals can be counted: the rest of the deck is put into the discard. */
function smallTable(): { readonly t: Tables; readonly s: State } {
  const t = compile(sampleGame, { players: 3, michel: true });
  const s = newGame(t, 1);
  for (let seat = 0; seat < t.seats; seat++)
    for (let card = 0; card < t.cards; card++)
      while (s[seatAt(t, seat) + HAND + card] > 0) {
        takeFromHand(t, s, seat, card);
        s[t.layout.discardAt + card]++;
      }
  while (s[DECK_LEFT] > 0) {
    const at = t.layout.deckAt + --s[DECK_LEFT];
    s[t.layout.discardAt + s[at]]++;
    s[at] = 0;
  }
  const index = (id: string): number => t.game.cards.findIndex((card) => card.id === id);
  const take = (id: string): number => {
    s[t.layout.discardAt + index(id)]--;
    return index(id);
  };
  addToHand(t, s, 1, take('pan'));
  addToHand(t, s, 1, take('pan'));
  addToHand(t, s, 2, take('comb'));
  s[t.layout.pilesAt + index('spoon')]--;
  addToHand(t, s, 2, index('spoon'));
  for (const id of ['blade', 'comb', 'ring'].filter((id) => s[t.layout.discardAt + index(id)] > 0))
    s[t.layout.deckAt + s[DECK_LEFT]++] = take(id);
  expect(checkState(t, s)).toEqual([]);
  return { t, s };
}

const handOf = (t: Tables, s: State, seat: number): string =>
  Array.from(s.subarray(seatAt(t, seat) + HAND, seatAt(t, seat) + HAND + t.cards)).join('');

/** All orders of a list, equal ones as often as they come up. */
const orders = (list: readonly string[]): string[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first, i) => orders([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [first, ...rest]));

/** Chi-square of counts against expectations, with its degrees of freedom. */
function chiSquare(seen: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): [number, number] {
  let sum = 0;
  for (const [key, mean] of expected) sum += ((seen.get(key) ?? 0) - mean) ** 2 / mean;
  return [sum, expected.size - 1];
}

test('hidden cards are dealt evenly: chi-square against all deals there are', () => {
  const { t, s } = smallTable();
  const deck = Array.from(s.subarray(t.layout.deckAt, t.layout.deckAt + s[DECK_LEFT]), (card) => t.game.cards[card].id);
  const size = deck.length;
  // Four cards in the hands of seats 1 and 2 (two each), the rest in the deck; the spoon is never in the deck.
  const all = ['pan', 'pan', 'comb', 'spoon', ...deck];
  const keyOf = (hands: readonly string[], rest: readonly string[]): string =>
    [...hands.slice(0, 2)].sort().join('+') + '|' + [...hands.slice(2, 4)].sort().join('+') + '|' + rest.join('>');
  const ways = new Map<string, number>();
  let total = 0;
  for (const order of orders(all)) {
    if (order.slice(4).includes('spoon')) continue;
    total++;
    const key = keyOf(order.slice(0, 4), order.slice(4));
    ways.set(key, (ways.get(key) ?? 0) + 1);
  }
  const DEALS = 12_000;
  const seen = new Map<string, number>();
  const dealt = copyState(s);
  for (let seed = 0; seed < DEALS; seed++) {
    dealt.set(s);
    determinize(t, dealt, 0, seed);
    const hands = [1, 2].flatMap((seat) =>
      t.game.cards.flatMap(({ id }, card) => Array<string>(dealt[seatAt(t, seat) + HAND + card]).fill(id)),
    );
    const rest = Array.from(dealt.subarray(t.layout.deckAt, t.layout.deckAt + size), (card) => t.game.cards[card].id);
    const key = keyOf(hands, rest);
    if (!ways.has(key)) throw new Error(`${key} cannot be dealt`);
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const [sum, freedom] = chiSquare(seen, new Map([...ways].map(([key, n]) => [key, (n / total) * DEALS])));
  // Four standard deviations above the mean of a chi-square.
  expect(sum).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
});

test('backgrounds and strength cards are dealt evenly', () => {
  const { t, s } = smallTable();
  const DEALS = 8000;
  const [backgrounds, strengths] = [new Map<string, number>(), new Map<string, number>()];
  const note = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  const own = s[seatAt(t, 0) + t.layout.heldAt];
  const dealt = copyState(s);
  for (let seed = 0; seed < DEALS; seed++) {
    dealt.set(s);
    determinize(t, dealt, 0, seed);
    if (dealt[seatAt(t, 0) + t.layout.heldAt] !== own) throw new Error('the own background was dealt');
    note(backgrounds, [1, 2].map((seat) => dealt[seatAt(t, seat) + t.layout.heldAt]).join());
    note(strengths, dealt.subarray(t.layout.strengthAt, t.layout.strengthAt + s[STRENGTH_LEFT]).join());
  }
  const others = t.backgrounds - 1;
  expect(backgrounds.size).toBe(others * (others - 1));
  const even = (counts: ReadonlyMap<string, number>): [number, number] =>
    chiSquare(counts, new Map([...counts.keys()].map((key) => [key, DEALS / counts.size])));
  for (const [sum, freedom] of [even(backgrounds), even(strengths)])
    expect(sum).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  // Every order of the multiset comes up.
  const copies = t.game.strengthCards.map((card) => card.copies);
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  expect(strengths.size).toBe(copies.reduce((ways, n) => ways / factorial(n), factorial(s[STRENGTH_LEFT])));
});
