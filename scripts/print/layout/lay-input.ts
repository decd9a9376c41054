// What a layout is handed: a filled template, its styles, the size, and where its faults are shown.
import type { Origin } from '../../problem/origin-marks.ts';
import type { Place } from '../../problem/problem.ts';
import type { SourceText } from '../../problem/source-place.ts';
import type { Symbols } from '../art/symbols.ts';
import type { Typefaces } from '../font/typeface.ts';

export interface LayInput {
  /** A filled template. */
  readonly html: string;
  /** Style sheets in order. Hand in the same array for every card: what is compiled from it is kept with it. */
  readonly css: readonly SourceText[];
  /** Size of the box in mm. Whatever the template puts outside it (bleed) stays in the list. */
  readonly width: number;
  readonly height: number;
  readonly typefaces: Typefaces;
  /** Pictures by the name `<use href="#name">` asks for. */
  readonly symbols: Symbols;
  /** Language of the text, for hyphens and capitals. */
  readonly lang: string;
  readonly where: Where;
}

/** What problems say about where they were found. */
export interface Where {
  /** The card, board or page by the name its designer knows. */
  readonly card: string;
  /** The template as written; faults of the HTML are shown there when the spot can be found, else in the filled text. */
  readonly template: SourceText;
  /** Where the content stands, for faults of the content (overflow, missing glyph); the template's first line where undefined. */
  readonly place?: Place;
  /** Where texts come from by the number of their mark (scripts/problem/origin-marks.ts); without them there are no marks. */
  readonly origins?: readonly Origin[];
}
