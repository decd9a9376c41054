// A game at one moment as plain values, and the few ways to say "the same, but".
import type { DieFace } from '../facts/game.ts';
import type { EndReason } from '../api/view.ts';
import type { Bag } from './bag.ts';
import type { Streams } from './chance.ts';
import type { Said } from './said.ts';
import type { Place, World } from './world.ts';

export interface Held {
  readonly id: string;
  readonly revealed: boolean;
}

export interface Seat {
  /** Place id; undefined once the seat has left. */
  readonly place: string | undefined;
  readonly beatings: number;
  readonly cigarettes: number;
  readonly points: number;
  readonly gang: string | undefined;
  readonly safe: boolean;
  readonly left: boolean;
  readonly hand: Bag;
  readonly dug: Bag;
  readonly backgrounds: readonly Held[];
}

/** What somebody has to decide before the turn goes on; `seat` is who. */
export type Decision =
  | {
      readonly kind: 'roll-choice' | 'michel-place';
      readonly seat: number;
      readonly choices: readonly string[];
      readonly faces: readonly DieFace[];
    }
  | { readonly kind: 'sell' | 'hand-limit' | 'michel-target'; readonly seat: number }
  | { readonly kind: 'craft-bonus'; readonly seat: number; readonly cards: number }
  | { readonly kind: 'look'; readonly seat: number; readonly target: number }
  | EffectDecision
  | FightDecision
  | FigureDecision
  | SwapDecision;

export interface EffectDecision {
  readonly kind: 'effect';
  readonly seat: number;
  /** Action card or background, and whether its stronger text counts. */
  readonly source: string;
  readonly member: boolean;
  readonly step: number;
  readonly remaining: number;
  readonly aimed: number | undefined;
}

export interface FightDecision {
  readonly kind: 'fight';
  readonly seat: number;
  readonly by: number;
  readonly target: number;
  readonly tool: string;
  readonly weaponsFor: number;
  readonly weaponsAgainst: number;
  readonly sumFor: number;
  readonly sumAgainst: number;
  readonly out: readonly number[];
  /** Weapons that the attacker's gang still adds. */
  readonly bonus: number;
  readonly side: 'target' | 'attacker';
  readonly answered: boolean;
}

export interface FigureDecision {
  readonly kind: 'michel-fight';
  readonly seat: number;
  readonly by: number;
  readonly target: number;
  readonly tool: string;
  readonly strength: number;
  readonly played: number;
  readonly out: readonly number[];
  readonly answered: boolean;
}

export interface SwapDecision {
  readonly kind: 'swap';
  readonly seat: number;
  readonly asker: number;
  readonly mate: number;
  readonly phase: 'asked' | 'asker-gives' | 'mate-gives';
}

export interface OracleState {
  readonly world: World;
  readonly number: number;
  readonly turn: number;
  readonly active: number;
  readonly start: number;
  readonly actionsLeft: number;
  readonly extortions: number;
  readonly michelMoves: number;
  readonly over: EndReason | undefined;
  readonly winners: readonly number[];
  readonly michel:
    | { readonly place: string; readonly strength: readonly string[]; readonly turned: readonly string[] }
    | undefined;
  readonly seats: readonly Seat[];
  readonly piles: Bag;
  readonly discard: Bag;
  readonly gangPiles: Bag;
  /** The last is drawn next. */
  readonly deck: readonly string[];
  /** Innermost last. */
  readonly stack: readonly Decision[];
  readonly streams: Streams;
  /** Values from the table still to come up in this step; each takes the place of one drawn. */
  readonly handed: Handed;
  /** Rules, effects and powers that the last step ran into, for counting what fuzzing exercised. */
  readonly cited: readonly string[];
  /** What happened in the last step. */
  readonly told: readonly Said[];
}

/** Chance from the table, in the order it comes up. */
export interface Handed {
  readonly dice: readonly number[];
  readonly draws: readonly string[];
  readonly thefts: readonly string[];
  readonly strengths: readonly string[];
}

export const NOTHING_HANDED: Handed = { dice: [], draws: [], thefts: [], strengths: [] };

/** The next value handed in of a kind, if there is one, and the state that waits for the rest. */
export function nextHanded<K extends keyof Handed>(
  state: OracleState,
  kind: K,
): { readonly value: Handed[K][number] | undefined; readonly after: OracleState } {
  const [value, ...rest] = state.handed[kind];
  return { value, after: { ...state, handed: { ...state.handed, [kind]: rest } } };
}

/** The card changes places with the last one; of several the one nearest to the end. A card that is not there cannot come up. */
export function broughtToTop(list: readonly string[], card: string): readonly string[] {
  const at = list.lastIndexOf(card);
  if (at < 0) throw new RangeError(`BAD_OUTCOME: ${card} cannot come up`);
  return list.map((one, index) => (index === at ? (list.at(-1) ?? one) : index === list.length - 1 ? card : one));
}

export const cite = (state: OracleState, ...ids: string[]): OracleState => ({
  ...state,
  cited: [...state.cited, ...ids],
});

export const withSeat = (state: OracleState, seat: number, change: Partial<Seat>): OracleState => ({
  ...state,
  seats: state.seats.map((old, index) => (index === seat ? { ...old, ...change } : old)),
});

export const innermost = (state: OracleState): Decision | undefined => state.stack.at(-1);

export const opened = (state: OracleState, decision: Decision): OracleState => ({
  ...state,
  stack: [...state.stack, decision],
});

export const closed = (state: OracleState): OracleState => ({ ...state, stack: state.stack.slice(0, -1) });

export const replaced = (state: OracleState, decision: Decision): OracleState => opened(closed(state), decision);

export function placeOf({ world, seats }: OracleState, seat: number): Place {
  return placeNamed(world, seats[seat].place);
}

export function placeNamed(world: World, id: string | undefined): Place {
  const place = world.places.find((one) => one.id === id);
  if (place === undefined) throw new RangeError(`there is no place ${String(id)}`);
  return place;
}

/** The seats still there, clockwise from `first`. */
export const clockwise = ({ world, seats }: OracleState, first: number): number[] =>
  seats.map((_, index) => (first + index) % world.players).filter((seat) => !seats[seat].left);

export const teamOf = ({ teams }: World, seat: number): number | undefined => (teams === 0 ? undefined : seat % teams);

/** Team mates; nobody is one's own mate. */
export const areMates = (world: World, a: number, b: number): boolean =>
  a !== b && world.teams > 0 && teamOf(world, a) === teamOf(world, b);

/** Both still there and in the same place. */
export const areTogether = ({ seats }: OracleState, a: number, b: number): boolean =>
  !seats[a].left && !seats[b].left && seats[a].place === seats[b].place;

/** Who has to decide; undefined when the game is over. */
export const deciderOf = (state: OracleState): number | undefined =>
  state.over !== undefined ? undefined : (innermost(state)?.seat ?? state.active);
