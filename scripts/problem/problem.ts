// A problem: one fault in the user's content or templates, as a value with a place, a stable code, a sentence and a hint.
import type { Code } from './codes.ts';

/** Where a fault stands; line and column count from 1. */
export interface Place {
  /** Path as the user would type it, e.g. `content/gangs.yaml`. */
  readonly file: string;
  readonly line: number;
  /** Counted in characters (code points), as are all columns and lengths. */
  readonly column: number;
  /** Characters to underline, at least 1. */
  readonly length: number;
  /** The source line, for the caret; empty when the fault has no line (a missing file). */
  readonly source: string;
}

export const SEVERITIES = ['error', 'warning'] as const;
/** An error stops print and site; a warning (a missing translation, a card left out) is shown, counted, and fails only `npm run check`. */
export type Severity = (typeof SEVERITIES)[number];

/** Something that other judgements stand on: while it is broken, they tell nothing new. `measures` is how large anything comes out, `ids of parts` what the entries of that list are called, `file x` whether there is one of that path. */
export type Ground =
  | 'templates'
  | 'fonts'
  | 'palette'
  | 'pictures'
  | 'measures'
  | `file ${string}`
  | `font ${string}`
  | `picture ${string}`
  | `ids of ${string}`;

export interface Problem {
  readonly severity: Severity;
  /** Stable, upper case with underscores, listed in scripts/problem/README.md. */
  readonly code: Code;
  readonly place: Place;
  /** One plain sentence naming the thing. */
  readonly message: string;
  /** What to do about it; one line. */
  readonly hint: string;
  /** What is broken by this fault: whatever rests on it is a follower and is left out of a sorted list. */
  readonly spoils?: readonly Ground[];
  /** What this fault may be a mere consequence of. */
  readonly restsOn?: readonly Ground[];
}
