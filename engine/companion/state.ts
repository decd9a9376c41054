// What the companion knows: its helpers, what it remembers of the table, log and undo; plain data, saved as JSON after every command.
import type { DieFace } from '../facts/game.ts';
import type { CardCounts } from '../api/view.ts';
import type { Step } from './step.ts';

export const HELPERS = ['dice', 'deck', 'extortion'] as const;
/** Each can be used alone, and each can be off. */
export type Helper = (typeof HELPERS)[number];

export interface CompanionSeat {
  /** Location id as last told, or undefined: the helpers need not know. */
  readonly location?: string | undefined;
  readonly gang?: string | undefined;
}

/** The last roll for moving and what it leaves to choose. */
export interface Roll {
  /** Who rolled; for the figure, who moves it. */
  readonly seat: number;
  readonly figure: boolean;
  readonly faces: readonly DieFace[];
  readonly real: boolean;
  /** Locations the faces lead to, without the one where the mover is known to stand. */
  readonly choices: readonly string[];
  /** Where the mover went; undefined while it may choose, and when it stayed. */
  readonly taken: string | undefined;
  /** Where the mover stood before, if that was known. */
  readonly from?: string | undefined;
  readonly stayed?: true;
}

export interface SearchDeck {
  /** Card ids in order; the last is the top. */
  readonly cards: readonly string[];
  readonly discard: CardCounts;
  /** Search cards drawn here, by seat; each seat's own secret. */
  readonly hands: readonly CardCounts[];
  /** Cards taken out of the deck because they lie on the table. */
  readonly aside: CardCounts;
}

export type FightMove =
  | { readonly do: 'yield' }
  | { readonly do: 'fight'; readonly weapon: string }
  | { readonly do: 'decline' };

export const PRIZES = ['tool', 'random', 'nothing'] as const;
/** What the winner of a fight gets: only the table can see the hands. */
export type Prize = (typeof PRIZES)[number];

/** One extortion: how it was opened and every answer since. All else follows from replaying it. */
export interface Extortion {
  readonly seat: number;
  readonly target: number;
  readonly tool: string;
  readonly weapon: string;
  /** Where it happens, if it was said. */
  readonly location: string | undefined;
  /** Team mates who stand there too. */
  readonly present: readonly number[];
  readonly moves: readonly FightMove[];
  /** Faces of target and attacker (extort.dice). */
  readonly faces: readonly DieFace[] | undefined;
  readonly realFaces: boolean;
  readonly prize: Prize | undefined;
}

/** What the companion remembers of the table: everything that undo takes back. */
export interface CompanionTable {
  readonly streams: readonly number[];
  readonly seats: readonly CompanionSeat[];
  /** Where the figure stands, if it was said. */
  readonly figure: string | undefined;
  /** Whose turn it seems to be, and the extortions in it (extort.once). */
  readonly turn: { readonly seat: number | undefined; readonly extortions: number };
  readonly roll: Roll | undefined;
  readonly deck: SearchDeck;
  readonly extortion: Extortion | undefined;
}

export interface Settings {
  /** One name a seat; an empty one is called by its number. */
  readonly names: readonly string[];
  readonly teams: boolean;
  readonly diceFight: boolean;
  readonly michel: boolean;
  readonly hidden: readonly Helper[];
}

export interface LogEntry {
  readonly number: number;
  readonly helper: Helper | 'table';
  readonly steps: readonly Step[];
  /** Number of the entry this one takes back. */
  readonly undoes?: number;
}

export interface UndoPoint {
  /** Number of the entry that would be taken back. */
  readonly entry: number;
  readonly before: CompanionTable;
}

/** Version of the saved form; since 2 it is sealed. */
export const COMPANION_VERSION = 2;

export interface CompanionState {
  readonly version: typeof COMPANION_VERSION;
  /** Content the card and location ids belong to. */
  readonly game: string;
  readonly seed: number;
  /** Grows with every command; a command names the number it was meant for. */
  readonly number: number;
  readonly settings: Settings;
  readonly table: CompanionTable;
  /** Open to all; nothing hidden is named in it. */
  readonly log: readonly LogEntry[];
  readonly undo: readonly UndoPoint[];
}
