// Typefaces: the fonts that CSS can ask for, each made of one or more files that are opened when a code point first needs them.
import { openFont, type FontFile } from './font-file.ts';

export const TYPEFACE_STYLES = ['normal', 'italic'] as const;
export type TypefaceStyle = (typeof TYPEFACE_STYLES)[number];

/** A typeface as templates/fonts.yaml names it; the first file that has a code point draws it. */
export interface TypefaceSource {
  /** The name in display lists, e.g. `sans-700`. */
  readonly name: string;
  readonly family: string;
  readonly weight: number;
  readonly style: TypefaceStyle;
  readonly files: readonly { readonly file: string; readonly read: () => Uint8Array }[];
}

/** Vertical metrics as fractions of the font size. */
export interface TypefaceMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly xHeight: number;
  readonly capHeight: number;
  readonly underlinePosition: number;
  readonly underlineThickness: number;
}

export interface Typeface {
  readonly name: string;
  readonly family: string;
  readonly weight: number;
  readonly style: TypefaceStyle;
  /** GSUB features switched on, e.g. `tnum`; they are part of the name (`sans-400+tnum`). */
  readonly features: readonly string[];
  readonly fileCount: number;
  /** The file at a place of the list, opened now if need be. */
  readonly fileAt: (index: number) => FontFile;
  readonly metrics: TypefaceMetrics;
  /** Shaped words, kept by `shape`. */
  readonly shaped: Map<string, unknown>;
}

export interface Typefaces {
  readonly list: readonly Typeface[];
  /** The typeface of a display list's name, also with features (`sans-400+tnum`). */
  readonly get: (name: string) => Typeface | undefined;
  /** The typeface nearest to the weight within family and style; undefined when the family is unknown. */
  readonly match: (
    family: string,
    weight: number,
    style: TypefaceStyle,
    features?: readonly string[],
  ) => Typeface | undefined;
}

/** Makes the typefaces known by name and by CSS family. No file is opened yet. */
export function makeTypefaces(sources: readonly TypefaceSource[]): Typefaces {
  const list = sources.map((source) => makeTypeface(source, []));
  const named = new Map(list.map((face) => [face.name, face]));
  const plain = new Map(sources.map((source) => [source.name, source]));
  const matches = new Map<string, Typeface | undefined>();
  const get = (name: string): Typeface | undefined => {
    const known = named.get(name);
    const [base = '', ...features] = name.split('+');
    const source = plain.get(base);
    if (known !== undefined || source === undefined) return known;
    const face = makeTypeface(source, features);
    named.set(name, face);
    return face;
  };
  return {
    list,
    get,
    match(family, weight, style, features = []) {
      const key = `${family}/${weight}/${style}/${features.join('+')}`;
      if (!matches.has(key)) {
        const name = nearest(list, family.toLowerCase(), weight, style)?.name;
        matches.set(key, name === undefined ? undefined : get([name, ...features].join('+')));
      }
      return matches.get(key);
    },
  };
}

function makeTypeface(source: TypefaceSource, features: readonly string[]): Typeface {
  const opened: FontFile[] = [];
  let metrics: TypefaceMetrics | undefined;
  const fileAt = (index: number): FontFile => {
    const place = source.files[index];
    if (place === undefined) throw new Error(`The typeface ${source.name} has no file number ${index}.`);
    return (opened[index] ??= openOnce(place));
  };
  return {
    name: [source.name, ...features].join('+'),
    family: source.family,
    weight: source.weight,
    style: source.style,
    features,
    fileCount: source.files.length,
    fileAt,
    get metrics() {
      return (metrics ??= metricsOf(fileAt(0)));
    },
    shaped: new Map(),
  };
}

const openFiles = new WeakMap<object, FontFile>();

/** A file shared by a typeface and its variants with features is opened once. */
function openOnce(place: TypefaceSource['files'][number]): FontFile {
  const known = openFiles.get(place) ?? openFont(place.file, place.read());
  openFiles.set(place, known);
  return known;
}

function metricsOf(file: FontFile): TypefaceMetrics {
  const em = file.unitsPerEm;
  return {
    ascent: file.ascent / em,
    descent: file.descent / em,
    lineGap: file.lineGap / em,
    xHeight: file.xHeight / em,
    capHeight: file.capHeight / em,
    underlinePosition: file.underlinePosition / em,
    underlineThickness: file.underlineThickness / em,
  };
}

/** CSS font matching by weight: 400 and 500 stand in for each other first, light looks lighter first, bold looks bolder first. */
function nearest(
  list: readonly Typeface[],
  family: string,
  weight: number,
  style: TypefaceStyle,
): Typeface | undefined {
  const members = list.filter((face) => face.family.toLowerCase() === family);
  const styled = members.filter((face) => face.style === style);
  const distance = (face: Typeface): number => {
    const gap = face.weight - weight;
    if (gap === 0) return 0;
    if (weight >= 400 && weight <= 500) return gap > 0 && face.weight <= 500 ? gap : gap < 0 ? 1000 - gap : 2000 + gap;
    const wrongSide = weight < 400 ? gap > 0 : gap < 0;
    return Math.abs(gap) + (wrongSide ? 1000 : 0);
  };
  return [...(styled.length > 0 ? styled : members)].sort((a, b) => distance(a) - distance(b))[0];
}
