// What painters need besides the document: the faces that text was measured in and the symbols it names.

import type { SymbolArt } from '../display/display-list.ts';
import type { Faces } from '../font/face.ts';

export interface PaintArt {
  readonly faces: Pick<Faces, 'get'>;
  /** Symbols by name; undefined where there is none (layout has reported it). */
  readonly symbols: { readonly get: (id: string) => SymbolArt | undefined };
}
