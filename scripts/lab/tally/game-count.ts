// The counts of one game: what is written along while it is played. One object serves a whole shard and is emptied between games.
import { ACTION_KINDS } from '../../../engine/index.ts';
import type { ActionKind, Tables } from '../../../engine/index.ts';

/** How a digging tool comes into a hand: made, paid for, taken in an extortion, stolen at its place, by a card's effect, or drawn. */
export const TOOL_SOURCES = ['craft', 'buy', 'extortion', 'spoon', 'effect', 'draw'] as const;
export type ToolSource = (typeof TOOL_SOURCES)[number];

/** What is paid for with actions (turn.anywhere); a careful move costs more than the others. */
export const PAID_KINDS = [
  'roll',
  'careful',
  'search',
  'craft',
  'join',
  'play',
  'steal-spoon',
  'sell',
  'buy',
  'heal',
  'dig',
  'extort',
  'michel-roll',
  'swap',
] as const satisfies readonly ActionKind[];

/** A win is cut into so many parts: two, three, four, five or six winners each get a whole number of them. */
export const WHOLE_WIN = 60;

/** Single numbers of a game. */
interface Totals {
  start: number;
  turns: number;
  active: number;
  /** Has the seat in turn gained anything yet? */
  gained: boolean;
  deadTurns: number;
  spent: number;
  discards: number;
  rolls: number;
  extortions: number;
  yields: number;
  fightsWon: number;
  fightsLost: number;
  beatings: number;
  healings: number;
  reshuffles: number;
  helps: number;
  swaps: number;
  swapsAsked: number;
  michelExtortions: number;
  michelBeaten: number;
  /** Bit per seat that went, by its own will, where no die leads. */
  quiet: number;
  /** The two of the open extortion; the figure is −1. */
  by: number;
  target: number;
  /** The side that leads alone, −1 at first. */
  leader: number;
  leadChanges: number;
  /** Won, and not by the limit of actions. */
  finished: boolean;
  stalemate: boolean;
  /** The only side that won, −1 where there are more or none. */
  winner: number;
}

/** Counts by what their comment says. */
interface Rows {
  /** Location by seat; further cell blocks count as the first. */
  readonly at: Int32Array;
  /** Gang index + 1 by seat. */
  readonly gang: Int32Array;
  /** Parts of the win by seat. */
  readonly share: Int32Array;
  /** Actions paid, by kind and by location. */
  readonly spentOn: Int32Array;
  readonly spentAt: Int32Array;
  readonly turnsAt: Int32Array;
  /** Tunnel points by card, and by side. */
  readonly toolPoints: Int32Array;
  readonly points: Int32Array;
  /** Tools got, by source. */
  readonly sources: Int32Array;
  /** Copies drawn and played by card, a bit per seat that played it. */
  readonly drawn: Int32Array;
  readonly played: Int32Array;
  readonly playedBy: Int32Array;
  /** By background: seat + 1 to which it was dealt, and whether it was revealed. */
  readonly dealtTo: Int32Array;
  readonly revealed: Int32Array;
  /** What lies on open piles and gang piles now, and whether it ever was nothing. */
  readonly pile: Int32Array;
  readonly pileEmpty: Int32Array;
  readonly gangPile: Int32Array;
  readonly gangPileEmpty: Int32Array;
}

export interface GameCount extends Totals, Rows {
  readonly t: Tables;
  readonly sides: number;
  /** Side by seat: its team, or itself. */
  readonly sideOf: Int32Array;
  /** Points by turn × sides + side, before each turn but the first. */
  course: number[];
}

const noTotals = (): Totals => ({
  start: 0,
  turns: 0,
  active: 0,
  gained: true,
  deadTurns: 0,
  spent: 0,
  discards: 0,
  rolls: 0,
  extortions: 0,
  yields: 0,
  fightsWon: 0,
  fightsLost: 0,
  beatings: 0,
  healings: 0,
  reshuffles: 0,
  helps: 0,
  swaps: 0,
  swapsAsked: 0,
  michelExtortions: 0,
  michelBeaten: 0,
  quiet: 0,
  by: -1,
  target: -1,
  leader: -1,
  leadChanges: 0,
  finished: false,
  stalemate: false,
  winner: -1,
});

const emptyRows = (t: Tables): Rows => {
  const row = (length: number): Int32Array => new Int32Array(length);
  return {
    at: row(t.seats),
    gang: row(t.seats),
    share: row(t.seats),
    spentOn: row(ACTION_KINDS.length),
    spentAt: row(t.game.locations.length),
    turnsAt: row(t.game.locations.length),
    toolPoints: row(t.cards),
    points: row(t.seats),
    sources: row(TOOL_SOURCES.length),
    drawn: row(t.cards),
    played: row(t.cards),
    playedBy: row(t.cards),
    dealtTo: row(t.backgrounds),
    revealed: row(t.backgrounds),
    pile: row(t.cards),
    pileEmpty: row(t.cards),
    gangPile: row(t.gangs),
    gangPileEmpty: row(t.gangs),
  };
};

/** Room for the counts of a game of these tables. */
export const makeCount = (t: Tables): GameCount => ({
  ...noTotals(),
  ...emptyRows(t),
  t,
  sides: t.teams > 0 ? t.teams : t.seats,
  sideOf: Int32Array.from({ length: t.seats }, (_, seat) => (t.teams > 0 ? t.teamOf[seat] : seat)),
  course: [],
});

/** Empties the counts and lays the piles for a new game. */
export function clearCount(count: GameCount): void {
  Object.assign(count, noTotals());
  count.course.length = 0;
  for (const value of Object.values(count)) if (value instanceof Int32Array && value !== count.sideOf) value.fill(0);
  const { t } = count;
  count.at.fill(t.startLocation);
  for (let card = 0; card < t.cards; card++) if (t.open[card] === 1) count.pile[card] = t.copies[card];
  for (let gang = 0; gang < t.gangs; gang++) count.gangPile[gang] = t.gangCopies[gang];
}
