// Chapter "power": what a seat's gang adds up to; the rules that it bends ask here.
import type { Power, PowerKind } from '../facts/game.ts';
import type { OracleState } from './state.ts';
import { cite } from './state.ts';

/** The bonuses of a seat's gang of one kind; none without a gang. */
function powersOf<K extends PowerKind>(
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

type Of<K extends PowerKind> = Extract<Power, { readonly kind: K }>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** What the bonuses of each kind come to, for one hand card where it counts: a kind without its sum does not compile. */
const TOTAL: { readonly [K in PowerKind]: (powers: readonly Of<K>[], card: string) => number } = {
  'dig-bonus': (powers, tool) => sum(powers.filter(({ card }) => card === tool).map(({ points }) => points)),
  'search-bonus': (powers) => sum(powers.map(({ count }) => count)),
  'craft-anywhere': (powers) => powers.length,
  // The most beatings with which crafting is still allowed; −1 is no bonus.
  'craft-beaten': (powers) => Math.max(-1, ...powers.map(({ beatings }) => beatings)),
  'craft-draw': (powers) => sum(powers.map(({ count }) => count)),
  'buy-discount': (powers) => sum(powers.map(({ cigarettes }) => cigarettes)),
  'attack-bonus': (powers) => sum(powers.map(({ weapons }) => weapons)),
  'extort-reward': (powers) => sum(powers.map(({ cigarettes }) => cigarettes)),
  // Dice rolled for a move: one without the bonus.
  'move-dice': (powers) => Math.max(1, ...powers.map(({ dice }) => dice)),
};

/** What a seat's gang adds to the rule that this kind bends. */
export const bonus = <K extends PowerKind>(state: OracleState, seat: number, kind: K, card = ''): number =>
  TOTAL[kind](powersOf(state, seat, kind), card);

/** Tunnel points of a tool that this seat digs. */
export const digPoints = (state: OracleState, seat: number, tool: string): number =>
  (state.world.cards.get(tool)?.points ?? 0) + bonus(state, seat, 'dig-bonus', tool);
