// Work that one run of a command keeps for the next, found by the text it was made from, so that it can never be out of date.

export interface KeptWork {
  /** What an earlier run of the same code has made from this text. */
  readonly get: (from: string) => string | undefined;
  /** Lays something down for the next run; `make` is called when this run is over. */
  readonly put: (from: string, make: () => string | undefined) => void;
}

/** Handed in by scripts/run, around the whole bundle. */
declare const KEPT: KeptWork | undefined;

/** Undefined where the sources run as they are, as in tests. */
export const KEPT_WORK: KeptWork | undefined = typeof KEPT === 'undefined' ? undefined : KEPT;
