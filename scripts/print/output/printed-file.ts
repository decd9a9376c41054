// One file to be written: where below the output folder, its bytes, and what the list of files says of it.

import type { Lang } from '../../../engine/facts/game.ts';
import type { Duplex } from '../display/document.ts';

/** What whoever offers a printed file says of it. */
export interface PrintFacts {
  /** Name of the product, e.g. `board-full`. */
  readonly product: string;
  readonly lang: Lang;
  /** Id of the paper, e.g. `a4`. */
  readonly paper: string;
  readonly pages: number;
  /** Sheets of paper: two pages each where both sides are printed. */
  readonly sheets: number;
  readonly duplex: Duplex;
}

export interface PrintedFile {
  /** Path below the output folder with forward slashes, e.g. `de/a4/cards.pdf`. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly facts: PrintFacts;
}
