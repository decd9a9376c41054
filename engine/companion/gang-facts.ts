// Which gangs matter to the helpers; they ask about no other.
import { GANG } from '../tables/layout.ts';
import { locationCode, openScene, UNKNOWN } from './scene.ts';
import { seatAt } from '../state/cards.ts';
import { requireSeat } from '../tables/check-call.ts';
import type { Tables } from '../tables/tables.ts';
import type { CompanionTable } from './state.ts';

/** The gang whose members attack with more than their cards (attack-bonus); undefined if there is none. */
export const fightingGang = (t: Tables): string | undefined =>
  t.game.gangs.find((_, index) => t.powers.attackBonus[index + 1] > 0)?.id;
/** The gang whose members find more (search-bonus). */
export const searchingGang = (t: Tables): string | undefined =>
  t.game.gangs.find((_, index) => t.powers.searchBonus[index + 1] > 0)?.id;
/** The gang whose members roll several dice (move-dice). */
export const manyDiceGang = (t: Tables): string | undefined =>
  t.game.gangs.find((_, index) => t.powers.moveDice[index + 1] > 1)?.id;

/** Dice this seat rolls when moving; no such seat is a RangeError NO_SUCH_SEAT. */
export function diceOf(t: Tables, table: CompanionTable, seat: number): number {
  requireSeat(t, seat);
  return t.powers.moveDice[openScene(t, table, seat)[seatAt(t, seat) + GANG]];
}

/** Cards a search brings this seat at a location (search.draw, gang.bonus); 0 at no location. No such seat is a RangeError NO_SUCH_SEAT. */
export function cardsFound(t: Tables, table: CompanionTable, seat: number, location: string | undefined): number {
  requireSeat(t, seat);
  const at = locationCode(t, location);
  return at === UNKNOWN ? 0 : t.search[at] + t.powers.searchBonus[openScene(t, table, seat)[seatAt(t, seat) + GANG]];
}
