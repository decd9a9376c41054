// Embedding: one subset TrueType font as a composite font, with widths and the way back from codes to text.

import type { FontFile } from '../../font/font-file.ts';
import { subsetTrueType } from '../../font/subset-truetype.ts';
import { text, type Container } from './container.ts';
import type { CodedGlyph, StoredFont } from './stored-font.ts';

/** Fonts are symbolic: their codes are their own, not a standard alphabet's. */
const SYMBOLIC = 4;
/** Nobody reads stem widths of embedded fonts, but the entry is required. */
const STEM = 80;

/** `AAAAAB+alegreya-sans-latin-400-normal`: a tag that tells subsets apart, and the name. */
function subsetName(font: StoredFont): string {
  let number = Number(font.name.slice(1));
  let tag = '';
  for (let place = 0; place < 6; place += 1) {
    tag = String.fromCharCode(65 + (number % 26)) + tag;
    number = Math.floor(number / 26);
  }
  const base = font.file.file.split('/').at(-1) ?? 'font';
  return `${tag}+${base.replace(/\.[a-z0-9]+$/i, '').replace(/[^A-Za-z0-9-]/g, '-')}`;
}

const hex = (value: number, digits = 4): string => value.toString(16).toUpperCase().padStart(digits, '0');

function utf16(codePoint: number): string {
  return Array.from(String.fromCodePoint(codePoint).split(''), (unit) => hex(unit.charCodeAt(0))).join('');
}

/** The map from codes to text, in blocks of at most a hundred as the format demands. */
export function toUnicode(coded: readonly CodedGlyph[]): string {
  const lines = coded.map(({ means }, code) => `<${hex(code)}> <${utf16(means)}>`);
  const blocks: string[] = [];
  for (let start = 0; start < lines.length; start += 100) {
    const block = lines.slice(start, start + 100);
    blocks.push(`${String(block.length)} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def',
    '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange',
    ...blocks,
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend',
  ].join('\n');
}

function boundingBox(file: FontFile, scale: number): number[] {
  const head = file.table('head');
  return [36, 38, 40, 42].map((at) => Math.round((head?.getInt16(at) ?? 0) * scale));
}

/** Ends the font's object with everything it refers to. */
export function embedFont(container: Container, font: StoredFont): void {
  const { file, coded } = font;
  const scale = 1000 / file.unitsPerEm;
  const name = subsetName(font);
  const subset = subsetTrueType(
    file,
    coded.map(({ glyph }) => glyph),
  );

  const program = container.ref({ Length1: subset.bytes.length });
  container.endStream(program, subset.bytes);

  const descriptor = container.ref({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: SYMBOLIC,
    FontBBox: boundingBox(file, scale),
    StemV: STEM,
    ItalicAngle: (file.table('post')?.getInt32(4) ?? 0) / 65536,
    Ascent: file.ascent * scale,
    Descent: -file.descent * scale,
    CapHeight: file.capHeight * scale,
    FontFile2: program,
  });
  descriptor.end();

  const glyphMap = Buffer.alloc(coded.length * 2);
  coded.forEach(({ glyph }, code) => glyphMap.writeUInt16BE(subset.glyphOf(glyph), code * 2));
  const cidToGlyph = container.ref({});
  container.endStream(cidToGlyph, glyphMap);

  const descendant = container.ref({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: text('Adobe'), Ordering: text('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    CIDToGIDMap: cidToGlyph,
    DW: 1000,
    W: [0, coded.map(({ glyph }) => Math.round(file.advanceOf(glyph) * scale * 1000) / 1000)],
  });
  descendant.end();

  const unicode = container.ref({});
  container.endStream(unicode, toUnicode(coded));

  Object.assign(font.ref.data, {
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: unicode,
  });
  font.ref.end();
}
