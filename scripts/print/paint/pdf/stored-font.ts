// A font of one PDF while its pages are painted: the codes given so far to its glyphs.

import type { FontFile } from '../../font/font-file.ts';
import type { PdfRef } from './container.ts';

/** A code of an embedded font: one glyph meaning one text, so that what is copied out is what was written. */
export interface CodedGlyph {
  readonly glyph: number;
  /** The code point it stands for. */
  readonly means: number;
}

export interface StoredFont {
  /** Resource name, e.g. `F1`. */
  readonly name: string;
  readonly ref: PdfRef;
  readonly file: FontFile;
  /** By code; code 0 is the font's empty box. */
  readonly coded: CodedGlyph[];
  readonly codes: Map<string, number>;
}
