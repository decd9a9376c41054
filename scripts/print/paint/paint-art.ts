// What painters need besides the document: the typefaces that text was measured in and the symbols it names.

import type { SymbolArt } from '../display/display-list.ts';
import type { Typefaces } from '../font/typeface.ts';

export interface PaintArt {
  readonly typefaces: Pick<Typefaces, 'get'>;
  /** Symbols by name; undefined where there is none (layout has reported it). */
  readonly symbols: { readonly get: (id: string) => SymbolArt | undefined };
}
