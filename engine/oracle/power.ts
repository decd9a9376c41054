// Chapter "power": what a seat's gang adds up to; the rules that it bends ask here.
import type { Power, PowerKind } from '../facts/game.ts';
import type { OracleState } from './state.ts';
import { cite } from './state.ts';

/** The bonuses of a seat's gang of one kind; none without a gang. */
export function powersOf<K extends PowerKind>(
  { world, seats }: OracleState,
  seat: number,
  kind: K,
): Extract<Power, { readonly kind: K }>[] {
  const gang = world.game.gangs.find(({ id }) => id === seats[seat].gang);
  return (gang?.powers ?? []).filter((power): power is Extract<Power, { readonly kind: K }> => power.kind === kind);
}

/** Notes that a bonus counted. */
export const citePower = (state: OracleState, seat: number, kind: PowerKind): OracleState =>
  powersOf(state, seat, kind).length === 0 ? state : cite(state, 'gang.bonus', `power.${kind}`);

export const digPoints = (state: OracleState, seat: number, tool: string): number =>
  powersOf(state, seat, 'dig-bonus')
    .filter(({ card }) => card === tool)
    .reduce((sum, { points }) => sum + points, state.world.cards.get(tool)?.points ?? 0);

export const searchBonus = (state: OracleState, seat: number): number =>
  powersOf(state, seat, 'search-bonus').reduce((sum, { count }) => sum + count, 0);

export const craftDraw = (state: OracleState, seat: number): number =>
  powersOf(state, seat, 'craft-draw').reduce((sum, { count }) => sum + count, 0);

export const buyDiscount = (state: OracleState, seat: number): number =>
  powersOf(state, seat, 'buy-discount').reduce((sum, { cigarettes }) => sum + cigarettes, 0);

export const attackBonus = (state: OracleState, seat: number): number =>
  powersOf(state, seat, 'attack-bonus').reduce((sum, { weapons }) => sum + weapons, 0);

export const extortReward = (state: OracleState, seat: number): number =>
  powersOf(state, seat, 'extort-reward').reduce((sum, { cigarettes }) => sum + cigarettes, 0);

/** Dice rolled for a move: one without the bonus. */
export const moveDice = (state: OracleState, seat: number): number =>
  powersOf(state, seat, 'move-dice').reduce((most, { dice }) => Math.max(most, dice), 1);
