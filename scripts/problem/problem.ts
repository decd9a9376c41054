// A problem: one fault in the user's content or templates, as a value with a place, a stable code, a sentence and a hint.

/** Where a fault stands; line and column count from 1. */
export interface Place {
  /** Path as the user would type it, e.g. `content/gangs.yaml`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Characters to underline, at least 1. */
  readonly length: number;
  /** The source line, for the caret; empty when the fault has no line (a missing file). */
  readonly source: string;
}

export const SEVERITIES = ['error', 'warning'] as const;
/** An error stops print and site; a warning (a missing translation, a card left out) is shown, counted, and fails only `npm run check`. */
export type Severity = (typeof SEVERITIES)[number];

export interface Problem {
  readonly severity: Severity;
  /** Stable, upper case with underscores, listed in scripts/load/README.md. */
  readonly code: string;
  readonly place: Place;
  /** One plain sentence naming the thing. */
  readonly message: string;
  /** What to do about it; one line. */
  readonly hint: string;
}
