// Single substitutions from the GSUB table: one glyph for another, as the figure features (tnum, lnum) use them.
import { readCoverage, subtablesOf } from './read-lookups.ts';

const SINGLE = 1;
const EXTENSION = 7;

/** The glyphs that a feature exchanges, empty where the font has no such feature. */
export function readSubstitutions(gsub: DataView | undefined, feature: string): ReadonlyMap<number, number> {
  const swaps = new Map<number, number>();
  if (gsub === undefined) return swaps;
  for (const { type, at } of subtablesOf(gsub, feature, EXTENSION).flat()) {
    if (type !== SINGLE) continue;
    const listed = gsub.getUint16(at) === 2;
    for (const [glyph, index] of readCoverage(gsub, at + gsub.getUint16(at + 2))) {
      const swap = listed ? gsub.getUint16(at + 6 + 2 * index) : (glyph + gsub.getInt16(at + 4)) & 0xffff;
      if (!swaps.has(glyph)) swaps.set(glyph, swap);
    }
  }
  return swaps;
}
