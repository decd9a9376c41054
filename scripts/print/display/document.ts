// The contract between products and painters: a printable document as pages of display items. All lengths in mm, y downwards.

import type { Lang } from '../../../engine/facts/game.ts';
import type { Problem } from '../../problem/problem.ts';
import type { DisplayItem } from './display-list.ts';

/** A rectangle on a page, mm from the page's top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A named place that a link (`TextItem.link` = `#name`) or a bookmark leads to. Names are unique in a document. */
export interface Destination {
  readonly name: string;
  /** mm from the top of its page. */
  readonly y: number;
}

/** An entry of the reader's outline, at any depth. */
export interface Bookmark {
  readonly title: string;
  /** Name of a destination of this document. */
  readonly destination: string;
  readonly children: readonly Bookmark[];
}

/** One side of one sheet of paper. */
export interface Page {
  /** Paper size in mm; a landscape page is wider than high. */
  readonly width: number;
  readonly height: number;
  /** What is left after cutting; the whole page where undefined. */
  readonly trim?: Box;
  /** The trim and the ink beyond it; as `trim` where undefined. */
  readonly bleed?: Box;
  readonly items: readonly DisplayItem[];
  readonly destinations?: readonly Destination[];
}

export const DUPLEX_MODES = ['simplex', 'long-edge', 'short-edge'] as const;
/** How the reader's print dialog is set up: one side, or both sides turned about the named edge of the paper. */
export type Duplex = (typeof DUPLEX_MODES)[number];

/** A document ready to be painted. It holds no clock and no chance: the file's date and id come from `version` and `hash`. */
export interface PrintDocument {
  readonly title: string;
  /** One sentence on what it is, for the file's metadata. */
  readonly subject: string;
  readonly lang: Lang;
  /** `Game.version` and `Game.hash`. */
  readonly version: string;
  readonly hash: string;
  readonly duplex: Duplex;
  readonly pages: readonly Page[];
  readonly bookmarks: readonly Bookmark[];
}

/** What the summary says of a choice, in whatever language it speaks. */
export interface Note {
  readonly word: 'note.board' | 'note.rulebook' | 'note.booklet' | 'note.cards-portrait' | 'note.cards-landscape';
  /** Numbers said with what they count. */
  readonly counts: Readonly<Partial<Record<'cards' | 'pages' | 'sheets', number>>>;
  readonly places: Readonly<Record<string, string | number>>;
}

/** What every product returns: the document, and all that is wrong with it (an error among them stops the printing). */
export interface LaidDocument {
  readonly document: PrintDocument;
  readonly problems: readonly Problem[];
  /** For the summary: what was chosen. */
  readonly notes?: readonly Note[];
}
