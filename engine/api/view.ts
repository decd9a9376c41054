// What one seat, or the table as a whole, may know: the only thing of a state that leaves the engine for a player.
import type { DieFace } from '../facts/game.ts';
import type { ActionParts } from './actions.ts';

/** Cards by id with their count; only what is there is listed, in the order of `Game.cards`. */
export type CardCounts = Readonly<Record<string, number>>;

/** `table` sees what lies open. */
export type Viewer = number | 'table';

export const DECISIONS = [
  'turn',
  'roll-choice',
  'craft-bonus',
  'sell',
  'hand-limit',
  'effect',
  'look',
  'extortion',
  'fight',
  'dice-fight',
  'michel-place',
  'michel-target',
  'michel-extortion',
  'swap-consent',
  'swap-give',
  'swap-return',
  'over',
] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** Who is asked what; every field is open to all. */
export interface DecisionView {
  readonly kind: DecisionKind;
  /** Who decides; undefined when the game is over. */
  readonly seat: number | undefined;
  /** The other party: attacker, mover or asker. */
  readonly by: number | undefined;
  readonly target: number | undefined;
  /** The named tool. */
  readonly tool: string | undefined;
  /** Faces lying on the table, and the places they lead to (roll-choice, michel-place). */
  readonly faces: readonly DieFace[];
  readonly choices: readonly string[];
  /** Card or background whose effect runs, and the kind of effect. */
  readonly source: string | undefined;
  readonly effect: string | undefined;
  /** Which effect of the source runs, from 0, and whether a background speaks to a member of its gang. */
  readonly step: number;
  readonly member: boolean;
  /** How many more times the effect is done, or how many cards crafting brings. */
  readonly remaining: number;
  /** Weapons played for and against the extortion so far; the figure's strength counts as played for it. */
  readonly weaponsFor: number;
  readonly weaponsAgainst: number;
  /** Their strengths added up, which count where dice decide (extort.dice). */
  readonly strengthFor: number;
  readonly strengthAgainst: number;
  /** Weapons the attacker's gang still adds (power.attack-bonus). */
  readonly bonusWeapons: number;
  /** Seats that play no further weapon in this fight, in order. */
  readonly passed: readonly number[];
  /** The decision that waits beneath this one, if there is one. */
  readonly beneath: DecisionView | undefined;
}

export interface SeatView {
  readonly seat: number;
  readonly team: number | undefined;
  readonly inmate: string | undefined;
  readonly side: 'female' | 'male' | undefined;
  /** Location id; undefined when the seat has left. With teams the second block is `<start location>#2`. */
  readonly location: string | undefined;
  readonly handSize: number;
  /** Only for the viewer's own seat. */
  readonly hand: CardCounts | undefined;
  readonly beatings: number;
  readonly cigarettes: number;
  readonly points: number;
  readonly dug: CardCounts;
  readonly gang: string | undefined;
  /** Face-down background cards. */
  readonly hiddenBackgrounds: number;
  /** Only for the viewer's own seat. */
  readonly backgrounds: readonly string[] | undefined;
  readonly revealed: readonly string[];
  readonly safe: boolean;
  readonly left: boolean;
}

export const END_REASONS = ['win', 'stalemate', 'last'] as const;
/** Target reached; nothing left to dig; nobody else left. */
export type EndReason = (typeof END_REASONS)[number];

export interface ResultView {
  readonly reason: EndReason;
  /** Share of the win per seat; they add up to 1. */
  readonly shares: readonly number[];
}

export interface View {
  readonly viewer: Viewer;
  readonly stateNumber: number;
  readonly turn: number;
  readonly active: number;
  readonly startSeat: number;
  readonly actionsLeft: number;
  readonly extortionsUsed: number;
  readonly michelMovesUsed: number;
  readonly target: number;
  /** Points per team; empty without teams. */
  readonly teamPoints: readonly number[];
  readonly seats: readonly SeatView[];
  readonly deckSize: number;
  readonly discard: CardCounts;
  readonly piles: CardCounts;
  readonly gangPiles: Readonly<Record<string, number>>;
  /** The figure, or undefined without the module. */
  readonly michel:
    | { readonly location: string; readonly deckSize: number; readonly turned: readonly string[] }
    | undefined;
  readonly decision: DecisionView;
  /** What the viewer may do now; empty when another seat decides. */
  readonly actions: readonly ActionParts[];
  /** The hand being looked at, only for the one who looks. */
  readonly looking: { readonly seat: number; readonly hand: CardCounts } | undefined;
  readonly result: ResultView | undefined;
}
