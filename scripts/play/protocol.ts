// The lines a program at the table reads and writes: one JSON object a line, told apart by `type`; scripts/play/README.md explains them.
import type { ActionParts, GameEvent, Refusal, View } from '../../engine/index.ts';

export const PROTOCOL = 1;
/** A line longer than this many characters is refused unread. */
export const LONGEST_LINE = 65_536;

export type Told =
  | {
      readonly type: 'hello';
      readonly protocol: typeof PROTOCOL;
      readonly game: string;
      readonly version: string;
      readonly languages: readonly string[];
      readonly players: number;
      /** Seats whose decisions are asked for here. */
      readonly seats: readonly number[];
      readonly options: Readonly<Record<string, unknown>>;
    }
  /** What one of those seats saw of a step. */
  | { readonly type: 'events'; readonly seat: number; readonly step: number; readonly events: readonly GameEvent[] }
  | {
      readonly type: 'ask';
      readonly seat: number;
      /** Say it again with the answer; another number is refused as STALE. */
      readonly number: number;
      readonly prompt: Readonly<Record<string, string>>;
      readonly actions: readonly (Omit<ActionParts, 'code'> & { readonly id: string })[];
      readonly view: Omit<View, 'actions'>;
    }
  | {
      readonly type: 'refused';
      readonly code: string;
      readonly rule?: string;
      readonly message: string;
      readonly hint: string;
    }
  | { readonly type: 'over'; readonly reason: string; readonly shares: readonly number[]; readonly seed: number };

/** What may be written: an action by its id, or that a seat leaves. */
export type Answer =
  | { readonly kind: 'action'; readonly action: string; readonly number: number | undefined }
  | { readonly kind: 'leave'; readonly seat: number };

type BadLine = Pick<Refusal, 'message' | 'hint'>;

const SHAPE = 'Write {"action": "search", "number": 17} or {"leave": 2}.';

/** Takes a line apart; anything may stand in it. */
export function readAnswer(line: string): Answer | BadLine {
  if (line.length > LONGEST_LINE)
    return { message: `The line is longer than ${LONGEST_LINE} characters.`, hint: SHAPE };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { message: 'The line is not JSON.', hint: SHAPE };
  }
  if (typeof value !== 'object' || value === null) return { message: 'The line is no JSON object.', hint: SHAPE };
  const fields = value as Readonly<Record<string, unknown>>;
  const { action, leave, number } = fields;
  const strange = Object.keys(fields).find((name) => !['action', 'leave', 'number', 'seat'].includes(name));
  if (strange !== undefined)
    return { message: `There is no field "${strange.slice(0, 60)}" in an answer.`, hint: SHAPE };
  if (typeof leave === 'number' && action === undefined) return { kind: 'leave', seat: leave };
  if (typeof action !== 'string' || leave !== undefined || !(number === undefined || typeof number === 'number'))
    return { message: 'The line holds neither an action nor a leaving.', hint: SHAPE };
  return { kind: 'action', action, number };
}
