// Deals of a table so small that all of them can be counted: how even they come out.
import { determinize } from '../lookahead/determinize.ts';
import { newGame } from '../play/new-game.ts';
import { addToHand, seatAt, takeFromHand } from '../state/cards.ts';
import { checkState } from '../state/check-state.ts';
import { copyState } from '../state/state.ts';
import { compile } from '../tables/compile.ts';
import { DECK_LEFT, HAND, STRENGTH_LEFT } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import type { Tables } from '../tables/tables.ts';
import { sampleGame } from './sample-game.ts';

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
  const faults = checkState(t, s);
  if (faults.length > 0) throw new Error(faults.join('; '));
  return { t, s };
}

export const handOf = (t: Tables, s: State, seat: number): string =>
  Array.from(s.subarray(seatAt(t, seat) + HAND, seatAt(t, seat) + HAND + t.cards)).join('');

/** All orders of a list, equal ones as often as they come up. */
const orders = (list: readonly string[]): string[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first, i) => orders([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [first, ...rest]));

/** How far counts are from what was expected. */
export interface Evenness {
  readonly chiSquare: number;
  /** Degrees of freedom. */
  readonly freedom: number;
}

/** Four standard deviations above the mean of a chi-square. */
export const isEven = ({ chiSquare, freedom }: Evenness): boolean => chiSquare < freedom + 4 * Math.sqrt(2 * freedom);

function evenness(seen: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): Evenness {
  let chiSquare = 0;
  for (const [key, mean] of expected) chiSquare += ((seen.get(key) ?? 0) - mean) ** 2 / mean;
  return { chiSquare, freedom: expected.size - 1 };
}

/** Hands and deck against every deal there is, each as often as it comes up. */
export function evennessOfCards(deals: number): Evenness {
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
  const seen = new Map<string, number>();
  const dealt = copyState(s);
  for (let seed = 0; seed < deals; seed++) {
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
  return evenness(seen, new Map([...ways].map(([key, n]) => [key, (n / total) * deals])));
}

/** Backgrounds of the others and the order of strength cards, every one of them as likely as the next; one that never comes up is a fault. */
export function evennessBeside(deals: number): readonly Evenness[] {
  const { t, s } = smallTable();
  const [backgrounds, strengths] = [new Map<string, number>(), new Map<string, number>()];
  const note = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  const own = s[seatAt(t, 0) + t.layout.heldAt];
  const dealt = copyState(s);
  for (let seed = 0; seed < deals; seed++) {
    dealt.set(s);
    determinize(t, dealt, 0, seed);
    if (dealt[seatAt(t, 0) + t.layout.heldAt] !== own) throw new Error('the own background was dealt');
    note(backgrounds, [1, 2].map((seat) => dealt[seatAt(t, seat) + t.layout.heldAt]).join());
    note(strengths, dealt.subarray(t.layout.strengthAt, t.layout.strengthAt + s[STRENGTH_LEFT]).join());
  }
  const others = t.backgrounds - 1;
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const copies = t.game.strengthCards.map((card) => card.copies);
  const orders = copies.reduce((ways, n) => ways / factorial(n), factorial(s[STRENGTH_LEFT] ?? 0));
  if (backgrounds.size !== others * (others - 1) || strengths.size !== orders) throw new Error('some never come up');
  return [backgrounds, strengths].map((counts) =>
    evenness(counts, new Map([...counts.keys()].map((key) => [key, deals / counts.size]))),
  );
}
