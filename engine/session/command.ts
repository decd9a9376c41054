// What a line of the log was meant to do: a step, a leaving, a correction.
import type { Correction } from './correct.ts';

/** What was meant. Actions by id, so that a log outlives the numbering of codes. */
export type Command =
  | { readonly kind: 'action'; readonly seat: number; readonly action: string }
  | { readonly kind: 'leave'; readonly seat: number }
  | { readonly kind: 'correction'; readonly correction: Correction };
