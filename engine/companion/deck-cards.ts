// The search deck between its saved form and a scene, and the counting of cards by id.
import type { Game } from '../facts/game.ts';
import type { CardCounts } from '../api/view.ts';
import { shuffle } from '../state/chance.ts';
import { DECK_LEFT, DECK_STREAM, HAND, HAND_SIZE, STREAMS } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { seatAt } from '../state/cards.ts';
import { noteKinds } from '../state/kinds.ts';
import type { Tables } from '../tables/tables.ts';
import { streamsOf } from './scene.ts';
import type { SearchDeck, CompanionTable } from './state.ts';

export const cardCode = (t: Tables, id: string): number => t.game.cards.findIndex((card) => card.id === id);

/** One more (or less) of a card; kinds with none are left out. */
export function withCount(counts: CardCounts, id: string, change: number): CardCounts {
  const { [id]: now = 0, ...others } = counts;
  return now + change > 0 ? { ...others, [id]: now + change } : others;
}

/** All cards of a count. */
export const sizeOf = (counts: CardCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The cards with a back of their own: those of the search deck, by kind in the order of the content. */
export const searchCards = (game: Game): Game['cards'] => game.cards.filter((card) => card.pile === 'search');

/** Lays the saved deck, discard and hands into a scene. */
export function layDeck(t: Tables, s: State, deck: SearchDeck): void {
  deck.cards.forEach((id, index) => void (s[t.layout.deckAt + index] = cardCode(t, id)));
  s[DECK_LEFT] = deck.cards.length;
  for (const [id, count] of Object.entries(deck.discard)) s[t.layout.discardAt + cardCode(t, id)] = count;
  deck.hands.forEach((hand, seat) => {
    if (seat >= t.seats) return;
    const at = seatAt(t, seat);
    for (const [id, count] of Object.entries(hand)) s[at + HAND + cardCode(t, id)] = count;
    s[at + HAND_SIZE] = sizeOf(hand);
    noteKinds(t, s, seat);
  });
}

/** Reads deck, discard and hands back out of a scene, streams too. */
export function liftDeck(t: Tables, s: State, table: CompanionTable): CompanionTable {
  const counts = (from: number): CardCounts => {
    const found: Record<string, number> = {};
    for (const card of searchCards(t.game)) {
      const count = s[from + cardCode(t, card.id)];
      if (count > 0) found[card.id] = count;
    }
    return found;
  };
  const cards = [...s.subarray(t.layout.deckAt, t.layout.deckAt + s[DECK_LEFT])].map((code) => t.game.cards[code].id);
  const hands = table.deck.hands.map((_, seat) => counts(seatAt(t, seat) + HAND));
  return {
    ...table,
    streams: streamsOf(s),
    deck: { ...table.deck, cards, discard: counts(t.layout.discardAt), hands },
  };
}

/** All search cards shuffled; the streams after it. Kind by kind, then shuffled, as the game is set up (setup.piles). */
export function shuffledDeck(
  game: Game,
  streams: readonly number[],
  seats: number,
): { readonly deck: SearchDeck; readonly streams: readonly number[] } {
  const ids = searchCards(game).flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
  const at = STREAMS + streams.length;
  const s = new Int32Array(at + ids.length);
  s.set(streams, STREAMS);
  ids.forEach((_, index) => void (s[at + index] = index));
  shuffle(s, DECK_STREAM, at, ids.length);
  const cards = [...s.subarray(at)].map((index) => ids[index]);
  return {
    deck: { cards, discard: {}, hands: Array.from({ length: seats }, () => ({})), aside: {} },
    streams: streamsOf(s),
  };
}
