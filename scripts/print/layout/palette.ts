// The names that style sheets give to colours and lengths, for pictures that are coloured before any card is laid.
import type { SourceText } from '../../problem/source-place.ts';
import { makeCascade } from './css/cascade.ts';

/** Custom properties of `:root` by their name (`--ink`), as they are written in the sheets. */
export const paletteOf = (sheets: readonly SourceText[]): ReadonlyMap<string, string> =>
  makeCascade(sheets).root.custom;
