// Pictures by name, as layout asks for them; how they come off the disk is no business of it.
import type { SymbolArt } from '../display/display-list.ts';

/** Pictures by the id that `<use href="#…">` names: `icon-spoon`, `icon-spoon-fill`, `portrait-alfred`. */
export interface Symbols {
  readonly get: (id: string) => SymbolArt | undefined;
  /** All ids, the silhouettes among them. */
  readonly keys: () => Iterable<string>;
}
