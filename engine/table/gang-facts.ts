// Which gangs matter to the helpers; they ask about no other.
import { GANG } from '../state/layout.ts';
import { seatAt } from '../state/cards.ts';
import type { Tables } from '../tables/tables.ts';
import { openScene } from './scene.ts';
import type { Table } from './state.ts';

/** The gang whose members attack with more than their cards (attack-bonus); undefined if there is none. */
export const fightingGang = (t: Tables): string | undefined => t.game.gangs.find((_, index) => t.powers.attackBonus[index + 1] > 0)?.id;
/** The gang whose members find more (search-bonus). */
export const searchingGang = (t: Tables): string | undefined => t.game.gangs.find((_, index) => t.powers.searchBonus[index + 1] > 0)?.id;
/** The gang whose members roll several dice (move-dice). */
export const manyDiceGang = (t: Tables): string | undefined => t.game.gangs.find((_, index) => t.powers.moveDice[index + 1] > 1)?.id;

/** Dice this seat rolls when moving. */
export const diceOf = (t: Tables, table: Table, seat: number): number => t.powers.moveDice[openScene(t, table, seat)[seatAt(t, seat) + GANG]];
