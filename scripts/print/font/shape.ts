// Text to glyphs: which glyph of which file stands for each code point, how far each advances, kerning included. The one measure for layout and painters.
import type { Typeface } from './typeface.ts';

export interface Shaped {
  /** Glyph ids, one per code point of the text. */
  readonly glyphs: readonly number[];
  /** Index of the face's file each glyph comes from. */
  readonly files: readonly number[];
  /** How far each glyph moves the pen, kerning to the next one included, in fractions of the font size. */
  readonly advances: readonly number[];
  /** The sum of the advances, in fractions of the font size. */
  readonly width: number;
  /** Code points that no file of the face has; they show the font's empty box. */
  readonly missing: readonly number[];
}

const KEPT = 20_000;

/** Thin and narrow no-break space. Most fonts lack them, or make them wider than the common space, so they are a part of that one. */
const NARROW_SPACES: ReadonlySet<number> = new Set([0x2009, 0x202f]);
const NARROW = 0.6;
const SPACE = 0x20;

/** Shapes a text in a face; the answer is kept, so asking again costs a look-up. */
export function shape(face: Typeface, text: string): Shaped {
  const known = face.shaped.get(text) as Shaped | undefined;
  if (known !== undefined) return known;
  const shaped = shapeNew(face, text);
  if (face.shaped.size >= KEPT) face.shaped.clear();
  face.shaped.set(text, shaped);
  return shaped;
}

/** Kerning between the last glyph of one shaped text and the first of the next, in fractions of the font size. */
export function kernBetween(face: Typeface, left: Shaped, right: Shaped): number {
  const [a, b] = [left.glyphs.at(-1), right.glyphs[0]];
  const file = left.files.at(-1);
  if (a === undefined || b === undefined || file === undefined || file !== right.files[0]) return 0;
  const font = face.fileAt(file);
  return font.kern(a, b) / font.unitsPerEm;
}

function shapeNew(face: Typeface, text: string): Shaped {
  const glyphs: number[] = [];
  const files: number[] = [];
  const advances: number[] = [];
  const missing: number[] = [];
  let width = 0;
  for (const character of text) {
    const written = character.codePointAt(0) ?? 0;
    const narrow = NARROW_SPACES.has(written);
    const code = narrow ? SPACE : written;
    const file = fileFor(face, code);
    if (file < 0) missing.push(code);
    const index = Math.max(file, 0);
    const font = face.fileAt(index);
    let glyph = file < 0 ? 0 : font.glyphOf(code);
    for (const feature of face.features) glyph = font.substitutions(feature).get(glyph) ?? glyph;
    const last = glyphs.length - 1;
    const before = glyphs[last];
    if (before !== undefined && files[last] === index) {
      const kern = font.kern(before, glyph) / font.unitsPerEm;
      advances[last] = (advances[last] ?? 0) + kern;
      width += kern;
    }
    const advance = (font.advanceOf(glyph) / font.unitsPerEm) * (narrow ? NARROW : 1);
    glyphs.push(glyph);
    files.push(index);
    advances.push(advance);
    width += advance;
  }
  return { glyphs, files, advances, width, missing };
}

function fileFor(face: Typeface, code: number): number {
  for (let i = 0; i < face.fileCount; i += 1) if (face.fileAt(i).glyphOf(code) !== 0) return i;
  return -1;
}
