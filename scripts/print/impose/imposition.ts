// The words of imposition: papers, the job to impose, and the sheets that come out. All lengths in mm from the page's top left.

import type { Box } from '../display/document.ts';

/** A paper as templates/papers describes it, portrait. */
export interface Paper {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Rim in mm that no ink may enter. */
  readonly edge: number;
  /** Path of its file, for problems; papers made up by tests have none. */
  readonly file?: string;
}

export const BACK_MODES = ['duplex-long', 'duplex-short', 'separate', 'none', 'gutterfold'] as const;
/**
 * How backs meet their fronts: on the following page for a flip about the long or short edge of the paper, on pages after
 * all fronts (for card stock fed by hand, flipped about the long edge), not at all, or folded (not yet offered).
 */
export type BackMode = (typeof BACK_MODES)[number];

export const MARK_MODES = ['crop', 'none'] as const;
export type MarkMode = (typeof MARK_MODES)[number];

export const ORIENTATIONS = ['portrait', 'landscape'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** What is to be imposed. */
export interface ImpositionJob {
  /** Number of cards. */
  readonly cards: number;
  readonly paper: Paper;
  /** Trim size of one card. */
  readonly trim: { readonly width: number; readonly height: number };
  /** Ink wanted beyond the trim. */
  readonly bleed: number;
  /** Space between the trims of neighbours; 0 lets them share a cut. */
  readonly gap: number;
  readonly marks: MarkMode;
  readonly backs: BackMode;
  /** A grid to insist on; the largest that fits where undefined. */
  readonly grid?: Grid;
  /** An orientation to insist on; whichever holds more cards where undefined. */
  readonly orientation?: Orientation;
  /** What a refusal calls one of them: `an inmate's board`, "a card" where undefined. */
  readonly called?: string;
}

/** One card on one sheet. */
export interface Slot {
  /** Index of the card in the job. */
  readonly card: number;
  readonly row: number;
  readonly column: number;
  /** Top left corner of the trimmed card on the page. */
  readonly x: number;
  readonly y: number;
  /** What may be painted of the card, in page coordinates: the trim, with bleed where no neighbour is. */
  readonly ink: Box;
  /** Clockwise turn of the card on the page. */
  readonly turn: 0 | 180;
}

/** A straight cut mark. */
export interface Mark {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** The mark lies on ink of the bleed, so it needs a light casing to be seen. */
  readonly onInk: boolean;
}

/** A strip outside the cut for ruler and imprint. `turned` strips run along the paper's side and read from bottom to top. */
export interface Strip {
  readonly box: Box;
  readonly turned: boolean;
}

export interface Sheet {
  readonly side: 'front' | 'back';
  readonly slots: readonly Slot[];
}

/** The arrangement that all sheets of a job share, and the sheets in the order in which they are printed. */
export interface Imposition {
  readonly orientation: Orientation;
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
  /** The trims together, and the same with the outer bleed. */
  readonly block: Box;
  readonly bleed: Box;
  readonly marks: readonly Mark[];
  readonly imprint: Strip;
  readonly ruler: Strip;
  readonly backs: BackMode;
  readonly sheets: readonly Sheet[];
}

export const REFUSALS = [
  'GRID_TOO_LARGE',
  'CARD_TOO_LARGE',
  'PAPER_TOO_SMALL',
  'BACKS_NOT_OFFERED',
  'SIZE_INVALID',
] as const;
/** Codes that say of a paper that one product does not fit on it. */
const PAPER_REFUSALS: readonly string[] = ['GRID_TOO_LARGE', 'CARD_TOO_LARGE', 'PAPER_TOO_SMALL'];
/** Whether a problem keeps but one product from one paper. */
export const isPaperRefusal = ({ code }: { readonly code: string }): boolean => PAPER_REFUSALS.includes(code);

/** Why a job cannot be imposed: a stable code, one sentence, one hint. */
export interface Refusal {
  readonly code: (typeof REFUSALS)[number];
  readonly message: string;
  readonly hint: string;
}

export type ImpositionResult =
  | { readonly ok: true; readonly imposition: Imposition }
  | { readonly ok: false; readonly refusal: Refusal };
