// One font file, opened: its tables, vertical metrics, glyphs by code point, advances and kerning. Lengths in font units.
import { readCmap } from './read-cmap.ts';
import { readKerning } from './read-kerning.ts';
import { readSubstitutions } from './read-substitutions.ts';
import { tagAt } from './read-lookups.ts';
import { unpackWoff } from './unpack-woff.ts';

export interface FontFile {
  /** The path it was read from; names the file in painters and problems. */
  readonly file: string;
  /** The whole font as sfnt bytes. */
  readonly sfnt: Uint8Array;
  readonly table: (tag: string) => DataView | undefined;
  readonly unitsPerEm: number;
  /** Above the baseline, positive. */
  readonly ascent: number;
  /** Below the baseline, positive. */
  readonly descent: number;
  readonly lineGap: number;
  readonly xHeight: number;
  readonly capHeight: number;
  readonly underlinePosition: number;
  readonly underlineThickness: number;
  readonly glyphCount: number;
  /** Glyph id of a code point, 0 where the file has none. */
  readonly glyphOf: (codePoint: number) => number;
  readonly advanceOf: (glyph: number) => number;
  readonly kern: (left: number, right: number) => number;
  /** Glyph for glyph, what a feature such as `tnum` exchanges. */
  readonly substitutions: (feature: string) => ReadonlyMap<number, number>;
}

const USE_TYPO_METRICS = 0x80;

/** Opens a TrueType font, plain or as WOFF. Throws with the file's name when it is no such font. */
export function openFont(file: string, data: Uint8Array): FontFile {
  try {
    return parseFont(file, unpackWoff(data));
  } catch (error) {
    throw new Error(`The font file ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function parseFont(file: string, sfnt: Uint8Array): FontFile {
  const table = tablesOf(sfnt);
  const need = (tag: string): DataView => {
    const found = table(tag);
    if (found === undefined) throw new Error(`it has no ${tag} table`);
    return found;
  };
  const [head, hhea, hmtx, os2, post] = [need('head'), need('hhea'), need('hmtx'), need('OS/2'), table('post')];
  const metrics = hhea.getUint16(34);
  const glyphs = readCmap(need('cmap'));
  const unitsPerEm = head.getUint16(18);
  const typo = (os2.getUint16(62) & USE_TYPO_METRICS) !== 0;
  const tall = os2.getUint16(0) >= 2;
  let kern: FontFile['kern'] | undefined;
  const features = new Map<string, ReadonlyMap<number, number>>();
  return {
    file,
    sfnt,
    table,
    unitsPerEm,
    ascent: typo ? os2.getInt16(68) : hhea.getInt16(4),
    descent: -(typo ? os2.getInt16(70) : hhea.getInt16(6)),
    lineGap: typo ? os2.getInt16(72) : hhea.getInt16(8),
    xHeight: tall ? os2.getInt16(86) : unitsPerEm / 2,
    capHeight: tall ? os2.getInt16(88) : 0.7 * unitsPerEm,
    underlinePosition: post?.getInt16(8) ?? -unitsPerEm / 10,
    underlineThickness: post?.getInt16(10) ?? unitsPerEm / 20,
    glyphCount: need('maxp').getUint16(4),
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? 0,
    advanceOf: (glyph) => hmtx.getUint16(4 * Math.min(glyph, metrics - 1)),
    kern: (left, right) => (kern ??= readKerning(table('GPOS')))(left, right),
    substitutions(feature) {
      let swaps = features.get(feature);
      if (swaps === undefined) features.set(feature, (swaps = readSubstitutions(table('GSUB'), feature)));
      return swaps;
    },
  };
}

function tablesOf(sfnt: Uint8Array): FontFile['table'] {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const places = new Map<string, DataView>();
  for (let i = 0; i < view.getUint16(4); i += 1) {
    const at = 12 + 16 * i;
    places.set(
      tagAt(view, at),
      new DataView(sfnt.buffer, sfnt.byteOffset + view.getUint32(at + 8), view.getUint32(at + 12)),
    );
  }
  return (tag) => places.get(tag);
}
