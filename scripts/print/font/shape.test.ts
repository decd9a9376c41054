// Glyphs, widths and kerning against fontkit, which reads the same files by its own code.
import fc from 'fast-check';
import { openSync, create, type Font } from 'fontkit';
import { createRequire } from 'node:module';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeTypefaces, type Typeface } from './typeface.ts';
import { kernBetween, shape } from './shape.ts';
import { subsetTrueType } from './subset-truetype.ts';
import { realTemplates } from './testing/sample-typefaces.ts';

const require = createRequire(import.meta.url);
const { typefaces } = realTemplates();
const oracles = new Map<string, Font>();
const oracleOf = (file: string): Font => {
  let font = oracles.get(file);
  if (font === undefined) oracles.set(file, (font = openSync(require.resolve(file)) as Font));
  return font;
};

/** Only kerning: ligatures and alternates are switched off, as they are here. */
const KERN_ONLY = {
  kern: true,
  liga: false,
  clig: false,
  calt: false,
  ccmp: false,
  rlig: false,
  locl: false,
  rclt: false,
  dlig: false,
  mark: false,
  mkmk: false,
  frac: false,
} as unknown as string[];

const contentText = (): string =>
  readdirSync(new URL('../../../content/', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(new URL(`../../../content/${name}`, import.meta.url), 'utf8'))
    .join('\n');

function agree(face: Typeface, text: string): void {
  const shaped = shape(face, text);
  const font = face.fileAt(0);
  const oracle = oracleOf(font.file);
  const run = oracle.layout(text, KERN_ONLY, 'latn');
  expect(shaped.glyphs).toEqual(run.glyphs.map((glyph) => glyph.id));
  const width = run.positions.reduce((sum, position) => sum + position.xAdvance, 0) / oracle.unitsPerEm;
  expect(shaped.width).toBeCloseTo(width, 9);
}

const inFirstFile = (face: Typeface, text: string): string =>
  [...text].filter((character) => face.fileAt(0).glyphOf(character.codePointAt(0) ?? 0) !== 0).join('');

describe.each(typefaces.list.map((face) => [face.name, face] as const))('%s', (_, face) => {
  test('shapes every word of the content as fontkit does', () => {
    for (const word of new Set(contentText().split(/\s+/))) {
      const text = inFirstFile(face, word);
      if (text !== '') agree(face, text);
    }
  });

  test('shapes random strings as fontkit does', () => {
    const letters = [
      ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZäöüÄÖÜßéàçñ0123456789 .,:;!?„“»«–-()&/+%',
    ].filter((character) => inFirstFile(face, character) !== '');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 40 }), (characters) =>
        agree(face, characters.join('')),
      ),
      { numRuns: 100, seed: 7 },
    );
  });

  test('has the vertical metrics fontkit reads', () => {
    const font = face.fileAt(0);
    const oracle = oracleOf(font.file);
    const os2 = (
      oracle as unknown as {
        'OS/2': {
          fsSelection: { useTypoMetrics: boolean };
          typoAscender: number;
          typoDescender: number;
          typoLineGap: number;
        };
      }
    )['OS/2'];
    const typo = os2.fsSelection.useTypoMetrics;
    expect([font.ascent, font.descent, font.lineGap, font.xHeight, font.capHeight]).toEqual([
      typo ? os2.typoAscender : oracle.ascent,
      -(typo ? os2.typoDescender : oracle.descent),
      typo ? os2.typoLineGap : oracle.lineGap,
      oracle.xHeight,
      oracle.capHeight,
    ]);
  });
});

describe('a face', () => {
  const sans = typefaces.get('sans-400')!;

  test('takes a code point from the first file that has it', () => {
    const shaped = shape(sans, 'aş');
    expect(shaped.files).toEqual([0, 1]);
    expect(shaped.missing).toEqual([]);
    expect(shaped.glyphs[1]).toBe(oracleOf(sans.fileAt(1).file).glyphForCodePoint(0x15f).id);
  });

  test('tells code points that no file has and keeps a glyph for them', () => {
    const shaped = shape(sans, 'a😀b');
    expect(shaped.missing).toEqual([0x1f600]);
    expect(shaped.glyphs).toHaveLength(3);
    expect(shaped.glyphs[1]).toBe(0);
  });

  test('kerns across the border of two words as within one text', () => {
    const [left, right] = [shape(sans, 'AV'), shape(sans, 'To')];
    expect(left.width + kernBetween(sans, left, right) + right.width).toBeCloseTo(shape(sans, 'AVTo').width, 12);
  });

  test('with tabular figures has equal digits', () => {
    const tabular = typefaces.get('sans-400+tnum')!;
    const widths = new Set([...'0123456789'].map((digit) => shape(tabular, digit).width));
    expect(widths.size).toBe(1);
    expect(new Set([...'0123456789'].map((digit) => shape(sans, digit).width)).size).toBeGreaterThan(1);
  });

  test('is matched by family, weight and style as CSS does', () => {
    const named = (family: string, weight: number, style: 'normal' | 'italic'): string | undefined =>
      typefaces.match(family, weight, style)?.name;
    expect(named('Alegreya Sans', 400, 'italic')).toBe('sans-400-italic');
    expect(named('alegreya sans', 600, 'normal')).toBe('sans-700');
    expect(named('Alegreya Sans', 100, 'normal')).toBe('sans-400');
    expect(named('Staatliches', 900, 'italic')).toBe('display-400');
    expect(named('Comic Sans', 400, 'normal')).toBeUndefined();
  });

  test('names the file that cannot be read', () => {
    const broken = makeTypefaces([
      {
        name: 'x',
        family: 'X',
        weight: 400,
        style: 'normal',
        files: [{ file: 'x.woff', read: () => new Uint8Array(40) }],
      },
    ]);
    expect(() => broken.get('x')!.metrics).toThrow(/The font file x\.woff cannot be read/);
    const woff2 = makeTypefaces([
      {
        name: 'x',
        family: 'X',
        weight: 400,
        style: 'normal',
        files: [
          {
            file: 'x.woff2',
            read: () =>
              readFileSync(require.resolve('@fontsource/staatliches/files/staatliches-latin-400-normal.woff2')),
          },
        ],
      },
    ]);
    expect(() => woff2.get('x')!.metrics).toThrow(/WOFF 2/);
  });
});

describe('subsetTrueType', () => {
  const text = 'Würgegriff & Äpfel: ß 42';

  test.each(typefaces.list.map((face) => [face.name, face] as const))('keeps outlines and widths of %s', (_, face) => {
    const file = face.fileAt(0);
    const glyphs = [...text].map((character) => file.glyphOf(character.codePointAt(0)!));
    const subset = subsetTrueType(file, glyphs);
    expect(subset.bytes.length).toBeLessThan(file.sfnt.length / 2);
    expect(subset.bytes.length % 4).toBe(0);
    const cut = create(Buffer.from(subset.bytes)) as Font;
    const whole = create(Buffer.from(file.sfnt)) as Font;
    for (const glyph of glyphs) {
      const [a, b] = [cut.getGlyph(subset.glyphOf(glyph)), whole.getGlyph(glyph)];
      expect(a.path.toSVG()).toBe(b.path.toSVG());
      expect(a.advanceWidth).toBe(b.advanceWidth);
    }
  });

  test('brings the parts of composite glyphs along, and gives the same bytes for the same set', () => {
    const file = typefaces.list
      .map((face) => face.fileAt(0))
      .find((one) => subsetTrueType(one, [one.glyphOf(0xc4)]).glyphs.length > 2)!;
    expect(file).toBeDefined();
    const glyph = file.glyphOf(0xc4);
    const subset = subsetTrueType(file, [glyph, glyph]);
    expect(subset.glyphs[0]).toBe(0);
    expect(subset.glyphs).toContain(glyph);
    expect(Buffer.from(subsetTrueType(file, new Set([glyph, 0])).bytes).equals(Buffer.from(subset.bytes))).toBe(true);
    expect(subset.glyphOf(999_999)).toBe(0);
  });
});

describe('a narrow space', () => {
  test.each(typefaces.list.map((face) => [face.name, face] as const))(
    'in %s is narrower than a common one',
    (_, face) => {
      const common = shape(face, ' ').width;
      for (const space of ['\u2009', '\u202F']) {
        const { width, missing } = shape(face, space);
        expect(missing).toEqual([]);
        expect(width).toBeGreaterThan(0.4 * common);
        expect(width).toBeLessThan(0.8 * common);
      }
    },
  );
});
