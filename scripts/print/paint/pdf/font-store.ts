// The fonts of one file: glyphs get their codes as text is shown, and each font file is subset and embedded once at the end.

import type { Typeface } from '../../font/typeface.ts';
import type { FontFile } from '../../font/font-file.ts';
import { shape } from '../../font/shape.ts';
import { embedFont } from './embed-font.ts';
import type { Container } from './container.ts';
import type { StoredFont } from './stored-font.ts';

/** A part of a run that is set in one font file. */
export interface GlyphRun {
  readonly font: StoredFont;
  /** Distance from the run's start, in fractions of the font size (tracking not included), and glyphs before it. */
  readonly offset: number;
  readonly before: number;
  /** A complete TJ or Tj operator. */
  readonly show: string;
}

export interface FontStore {
  /** The operators that show a text in a face, kerned as it was measured; one part per font file. */
  readonly runs: (face: Typeface, text: string) => readonly GlyphRun[];
  /** Embeds all fonts that were used. */
  readonly embed: () => void;
}

/** An empty store. Equal texts in equal typefaces are encoded once. */
export function makeFontStore(container: Container): FontStore {
  const fonts = new Map<FontFile, StoredFont>();
  const kept = new Map<Typeface, Map<string, readonly GlyphRun[]>>();

  const fontOf = (file: FontFile): StoredFont => {
    let font = fonts.get(file);
    if (font === undefined) {
      font = {
        name: `F${String(fonts.size + 1)}`,
        ref: container.ref({ Type: 'Font' }),
        file,
        coded: [{ glyph: 0, means: 0xfffd }],
        codes: new Map(),
      };
      fonts.set(file, font);
    }
    return font;
  };

  const encode = (face: Typeface, text: string): readonly GlyphRun[] => {
    const shaped = shape(face, text);
    const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const runs: GlyphRun[] = [];
    let offset = 0;
    for (let start = 0; start < points.length;) {
      let end = start + 1;
      while (end < points.length && shaped.files[end] === shaped.files[start]) end += 1;
      const font = fontOf(face.fileAt(shaped.files[start] ?? 0));
      const slice = {
        points: points.slice(start, end),
        glyphs: shaped.glyphs.slice(start, end),
        advances: shaped.advances.slice(start, end),
      };
      runs.push({ font, offset, before: start, show: showOperator(font, slice) });
      offset += slice.advances.reduce((sum, advance) => sum + advance, 0);
      start = end;
    }
    return runs;
  };

  return {
    runs(face, text) {
      let texts = kept.get(face);
      if (texts === undefined) kept.set(face, (texts = new Map()));
      let runs = texts.get(text);
      if (runs === undefined) texts.set(text, (runs = encode(face, text)));
      return runs;
    },
    embed() {
      for (const font of fonts.values()) embedFont(container, font);
    },
  };
}

function codeOf(font: StoredFont, glyph: number, means: number): number {
  const key = `${String(glyph)}/${String(means)}`;
  let code = font.codes.get(key);
  if (code === undefined) {
    code = font.coded.length;
    font.coded.push({ glyph, means });
    font.codes.set(key, code);
  }
  return code;
}

/** Kerning goes into TJ as thousandths; rounding errors are carried along so that they never add up. */
function showOperator(
  font: StoredFont,
  slice: {
    readonly points: readonly number[];
    readonly glyphs: readonly number[];
    readonly advances: readonly number[];
  },
): string {
  let wanted = 0;
  let reached = 0;
  let hex = '';
  const parts: string[] = [];
  slice.glyphs.forEach((glyph, index) => {
    hex += codeOf(font, glyph, slice.points[index] ?? 0)
      .toString(16)
      .padStart(4, '0');
    wanted += (slice.advances[index] ?? 0) * 1000;
    reached += (font.file.advanceOf(glyph) / font.file.unitsPerEm) * 1000;
    const back = Math.round(reached - wanted);
    if (back !== 0 && index < slice.glyphs.length - 1) {
      parts.push(`<${hex}>${String(back)}`);
      hex = '';
      reached -= back;
    }
  });
  return parts.length === 0 ? `<${hex}> Tj` : `[${parts.join('')}<${hex}>] TJ`;
}
