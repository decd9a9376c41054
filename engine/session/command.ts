// What a line of the log was meant to do: a step, a leaving, a correction, or a question that was refused.
import { gangIdToday } from '../facts/former-ids.ts';
import type { Game } from '../facts/game.ts';
import type { Correction } from './correct.ts';

const JOIN = 'join:';

/** What was meant. Actions by id, so that a log outlives the numbering of codes. */
export type Command =
  | { readonly kind: 'action'; readonly seat: number; readonly action: string }
  | { readonly kind: 'leave'; readonly seat: number }
  | { readonly kind: 'correction'; readonly correction: Correction }
  /** Tried and refused, but it named hidden cards: whether they are there has been asked, so everybody hears of it. */
  | { readonly kind: 'refused'; readonly tried: 'correction' | 'outcomes'; readonly seat: number | undefined };

/** A command of a saved log with the ids of today. */
export function renewCommand(game: Game, command: Command): Command {
  if (command.kind === 'action' && command.action.startsWith(JOIN))
    return { ...command, action: JOIN + gangIdToday(game, command.action.slice(JOIN.length)) };
  if (command.kind === 'correction' && command.correction.kind === 'gang' && command.correction.gang !== undefined)
    return { ...command, correction: { ...command.correction, gang: gangIdToday(game, command.correction.gang) } };
  return command;
}
