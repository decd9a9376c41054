// Another number of seats at a running table: nobody's cards vanish, those of a seat that goes lie on the table.
import { withCount } from './deck-cards.ts';
import type { CompanionTable } from './state.ts';

export function reseat(table: CompanionTable, seats: number): CompanionTable {
  const places = Array.from({ length: seats }, (_, seat) => seat);
  let { aside } = table.deck;
  for (const hand of table.deck.hands.slice(seats))
    for (const [id, count] of Object.entries(hand)) aside = withCount(aside, id, count);
  return {
    ...table,
    seats: places.map((seat) => table.seats[seat] ?? {}),
    turn: table.turn.seat !== undefined && table.turn.seat >= seats ? { seat: undefined, extortions: 0 } : table.turn,
    deck: { ...table.deck, aside, hands: places.map((seat) => table.deck.hands[seat] ?? {}) },
  };
}
