// Everything that can be said to the companion, as data.
import type { DieFace } from '../facts/game.ts';
import type { FightMove, Helper, Prize, Settings } from './state.ts';

/** Where a card lies that goes back into the deck. */
export type CardPlace = number | 'discard' | 'aside';

export type DiceCommand =
  /** Roll for moving; `faces` are read off real dice. */
  | { readonly do: 'roll'; readonly seat: number; readonly faces?: readonly DieFace[] }
  /** Roll for the figure; `seat` moves it. */
  | { readonly do: 'roll-figure'; readonly seat: number; readonly faces?: readonly DieFace[] }
  | { readonly do: 'go'; readonly location: string }
  /** After a roll: stay where one is. */
  | { readonly do: 'stay' }
  | { readonly do: 'careful'; readonly seat: number; readonly location: string }
  /** Correction: where somebody stands. */
  | { readonly do: 'stand'; readonly seat: number; readonly location: string | undefined }
  | { readonly do: 'stand-figure'; readonly location: string | undefined };

export type DeckCommand =
  | { readonly do: 'draw'; readonly seat: number; readonly location: string }
  /** The starting hand. */
  | { readonly do: 'deal'; readonly seat: number }
  | { readonly do: 'discard'; readonly seat: number; readonly card: string }
  | { readonly do: 'give'; readonly seat: number; readonly to: number; readonly card: string }
  /** Corrections: a card goes back into the deck; a card that lies on the table leaves it. */
  | { readonly do: 'put-back'; readonly card: string; readonly from: CardPlace }
  | { readonly do: 'remove'; readonly card: string };

export type ExtortionCommand =
  | {
      readonly do: 'extort';
      readonly seat: number;
      readonly target: number;
      readonly tool: string;
      /** Undefined: no weapon to show. */
      readonly weapon: string | undefined;
      readonly location: string | undefined;
      /** The target is under protection of a card. */
      readonly safe: boolean;
      readonly present: readonly number[];
    }
  | FightMove
  /** Both dice of a fight, target first; real ones where `faces` is given. */
  | { readonly do: 'fight-dice'; readonly faces?: readonly DieFace[] }
  | { readonly do: 'prize'; readonly prize: Prize }
  /** Put the papers away: the extortion is over, or was a mistake. */
  | { readonly do: 'close' };

export type SeatCommand =
  | { readonly do: 'join'; readonly seat: number; readonly gang: string | undefined }
  | { readonly do: 'new-turn'; readonly seat: number };

export type CompanionCommand =
  | DiceCommand
  | DeckCommand
  | ExtortionCommand
  | SeatCommand
  | { readonly do: 'settings'; readonly settings: Partial<Settings> }
  | { readonly do: 'undo' };

/** Which helper each command belongs to; `table` for what concerns them all. */
const HELPER_OF: Readonly<Record<CompanionCommand['do'], Helper | 'table'>> = {
  roll: 'dice',
  'roll-figure': 'dice',
  go: 'dice',
  stay: 'dice',
  careful: 'dice',
  stand: 'dice',
  'stand-figure': 'dice',
  draw: 'deck',
  deal: 'deck',
  discard: 'deck',
  give: 'deck',
  'put-back': 'deck',
  remove: 'deck',
  extort: 'extortion',
  yield: 'extortion',
  fight: 'extortion',
  decline: 'extortion',
  'fight-dice': 'extortion',
  prize: 'extortion',
  close: 'extortion',
  join: 'table',
  'new-turn': 'table',
  settings: 'table',
  undo: 'table',
};

/** Which helper a command belongs to. */
export const helperOf = (command: CompanionCommand): Helper | 'table' => HELPER_OF[command.do];
