// A TrueType font cut down to some of its glyphs, for embedding: outlines, widths and hinting programs stay, all else goes.
import type { FontFile } from './font-file.ts';
import { writeSfnt, type SfntTable } from './unpack-woff.ts';

export interface Subset {
  /** A complete TrueType file. */
  readonly bytes: Uint8Array;
  /** Glyph ids of the subset, in order, as ids of the whole font; glyph 0 comes first. */
  readonly glyphs: readonly number[];
  /** The glyph's id in the subset; 0 for a glyph that is not in it. */
  readonly glyphOf: (glyph: number) => number;
}

const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;
const TRUETYPE = 0x00010000;
/** Programs that hinted outlines need. */
const PROGRAMS = ['cvt ', 'fpgm', 'prep'];

/** The subset of a font with `glyf` outlines holding the glyphs asked for and the parts that composite ones (umlauts) are made of. Equal sets give equal bytes. */
export function subsetTrueType(file: FontFile, glyphIds: Iterable<number>): Subset {
  const need = (tag: string): DataView => {
    const table = file.table(tag);
    if (table === undefined)
      throw new Error(`The font file ${file.file} has no ${tag} table: only TrueType outlines can be embedded.`);
    return table;
  };
  const [glyf, loca, head, hhea, maxp] = [need('glyf'), need('loca'), need('head'), need('hhea'), need('maxp')];
  const long = head.getInt16(50) === 1;
  const offset = (glyph: number): number => (long ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  const outline = (glyph: number): Uint8Array =>
    new Uint8Array(glyf.buffer, glyf.byteOffset + offset(glyph), offset(glyph + 1) - offset(glyph));

  const glyphs = closure(glyphIds, outline, file.glyphCount);
  const numbers = new Map(glyphs.map((glyph, i) => [glyph, i]));
  const outlines = glyphs.map((glyph) => renumbered(outline(glyph), (part) => numbers.get(part) ?? 0));
  const size = outlines.reduce((sum, bytes) => sum + ((bytes.length + 3) & ~3), 0);
  const newGlyf = new Uint8Array(size);
  const newLoca = new DataView(new ArrayBuffer(4 * (glyphs.length + 1)));
  let at = 0;
  outlines.forEach((bytes, i) => {
    newGlyf.set(bytes, at);
    at += (bytes.length + 3) & ~3;
    newLoca.setUint32(4 * (i + 1), at);
  });
  const newHmtx = new DataView(new ArrayBuffer(4 * glyphs.length));
  glyphs.forEach((glyph, i) => {
    newHmtx.setUint16(4 * i, file.advanceOf(glyph));
    newHmtx.setInt16(4 * i + 2, bearing(need('hmtx'), hhea.getUint16(34), glyph));
  });
  const newHead = copy(head);
  newHead.setInt16(50, 1);
  newHead.setUint32(8, 0);
  const newHhea = copy(hhea);
  newHhea.setUint16(34, glyphs.length);
  const newMaxp = copy(maxp);
  newMaxp.setUint16(4, glyphs.length);
  const programs = PROGRAMS.flatMap((tag) => {
    const table = file.table(tag);
    return table === undefined ? [] : [entry(tag, bytesOf(table))];
  });
  const tables = [
    entry('head', bytesOf(newHead)),
    entry('hhea', bytesOf(newHhea)),
    entry('maxp', bytesOf(newMaxp)),
    entry('hmtx', bytesOf(newHmtx)),
    entry('loca', bytesOf(newLoca)),
    entry('glyf', newGlyf),
    ...programs,
  ];
  const bytes = writeSfnt(TRUETYPE, tables);
  adjustChecksum(bytes);
  return { bytes, glyphs, glyphOf: (glyph) => numbers.get(glyph) ?? 0 };
}

/** Glyph 0, the glyphs asked for in rising order, then parts of composite glyphs as they turn up. */
function closure(glyphIds: Iterable<number>, outline: (glyph: number) => Uint8Array, count: number): readonly number[] {
  const wanted = [...new Set([0, ...glyphIds])].filter((glyph) => glyph < count).sort((a, b) => a - b);
  const all = new Set(wanted);
  for (const glyph of all) for (const { part } of partsOf(outline(glyph))) all.add(part);
  return [...all];
}

/** The parts of a composite glyph with the offsets of their numbers; none for a simple one. */
function partsOf(bytes: Uint8Array): readonly { readonly at: number; readonly part: number }[] {
  if (bytes.length < 10) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.getInt16(0) >= 0) return [];
  const parts: { at: number; part: number }[] = [];
  for (let at = 10; ;) {
    const flags = view.getUint16(at);
    parts.push({ at: at + 2, part: view.getUint16(at + 2) });
    at +=
      4 +
      ((flags & WORDS) !== 0 ? 4 : 2) +
      ((flags & SCALE) !== 0 ? 2 : (flags & TWO_SCALES) !== 0 ? 4 : (flags & MATRIX) !== 0 ? 8 : 0);
    if ((flags & MORE) === 0) return parts;
  }
}

function renumbered(bytes: Uint8Array, number: (part: number) => number): Uint8Array {
  const parts = partsOf(bytes);
  if (parts.length === 0) return bytes;
  const out = bytes.slice();
  const view = new DataView(out.buffer);
  for (const { at, part } of parts) view.setUint16(at, number(part));
  return out;
}

/** Left side bearing; glyphs past the last full metric have theirs in a list of their own. */
function bearing(hmtx: DataView, metrics: number, glyph: number): number {
  return hmtx.getInt16(glyph < metrics ? 4 * glyph + 2 : 4 * metrics + 2 * (glyph - metrics));
}

const bytesOf = (view: DataView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
const copy = (view: DataView): DataView => new DataView(bytesOf(view).slice().buffer);

function entry(tag: string, bytes: Uint8Array): SfntTable {
  return {
    tag: [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0),
    checksum: checksum(bytes),
    bytes,
  };
}

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 4)
    sum =
      (sum +
        (((bytes[i] ?? 0) << 24) | ((bytes[i + 1] ?? 0) << 16) | ((bytes[i + 2] ?? 0) << 8) | (bytes[i + 3] ?? 0))) >>>
      0;
  return sum;
}

/** The head table holds a sum over the whole file. */
function adjustChecksum(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer);
  const headTag = 0x68656164;
  for (let i = 0; i < view.getUint16(4); i += 1)
    if (view.getUint32(12 + 16 * i) === headTag)
      view.setUint32(view.getUint32(20 + 16 * i) + 8, (0xb1b0afba - checksum(bytes)) >>> 0);
}
