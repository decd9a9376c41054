// A computed style: what every box knows about itself once the cascade has spoken. Lengths in mm, fonts resolved, per cents left for layout.
import type { Ink } from '../../art/parse-colour.ts';
import { ZERO, type Length } from './parse-length.ts';

export type Auto = 'auto';
export type Sides<T> = [top: T, right: T, bottom: T, left: T];
export type LineStyle = 'none' | 'solid' | 'dashed' | 'dotted';

export interface Gradient {
  /** Clockwise degrees from upwards, or the corner it leads to. */
  readonly angle: number | { readonly x: -1 | 1; readonly y: -1 | 1 };
  readonly stops: readonly { readonly ink: Ink | 'currentColor'; readonly at: Length | undefined }[];
}

export type Transform =
  | { readonly kind: 'rotate'; readonly degrees: number }
  | { readonly kind: 'scale'; readonly x: number; readonly y: number }
  | { readonly kind: 'translate'; readonly x: Length; readonly y: Length };

export type Alignment = 'start' | 'end' | 'center' | 'stretch' | 'baseline';
export type Distribution = 'start' | 'end' | 'center' | 'space-between' | 'space-around' | 'space-evenly' | 'stretch';

export interface Style {
  display: 'block' | 'flex' | 'none' | 'inline' | 'inline-block';
  position: 'static' | 'relative' | 'absolute';
  width: Length | Auto;
  height: Length | Auto;
  minWidth: Length | Auto;
  minHeight: Length | Auto;
  maxWidth: Length | Auto;
  maxHeight: Length | Auto;
  aspectRatio: number | undefined;
  margin: Sides<Length | Auto>;
  padding: Sides<Length>;
  borderWidth: Sides<number>;
  borderStyle: Sides<LineStyle>;
  borderColour: Sides<Ink | 'currentColor'>;
  /** Corners from the top left, clockwise. */
  radius: [Length, Length, Length, Length];
  background: Ink | 'currentColor' | undefined;
  gradient: Gradient | undefined;
  clip: boolean;
  opacity: number;
  inset: Sides<Length | Auto>;
  zIndex: number | Auto;
  transform: readonly Transform[];
  transformOrigin: [Length, Length];
  visible: boolean;

  flexDirection: 'row' | 'row-reverse' | 'column' | 'column-reverse';
  flexWrap: 'nowrap' | 'wrap' | 'wrap-reverse';
  justifyContent: Distribution;
  alignItems: Alignment;
  alignSelf: Alignment | Auto;
  alignContent: Distribution;
  rowGap: Length;
  columnGap: Length;
  flexGrow: number;
  flexShrink: number;
  flexBasis: Length | Auto;
  order: number;

  fontFamily: readonly string[];
  fontSize: number;
  fontWeight: number;
  fontStyle: 'normal' | 'italic';
  /** GSUB features such as `tnum`. */
  features: readonly string[];
  /** A factor of the font size, a length in mm, or the font's own. */
  lineHeight: { readonly factor: number } | { readonly mm: number } | 'normal';
  colour: Ink;
  textAlign: 'left' | 'right' | 'center' | 'justify';
  textTransform: 'none' | 'uppercase' | 'lowercase' | 'capitalize';
  letterSpacing: number;
  textIndent: Length;
  hyphens: 'manual' | 'auto' | 'none';
  /** Shorter words are hyphenated only where they stand alone on their line. */
  hyphenateFrom: number;
  whiteSpace: 'normal' | 'nowrap' | 'pre-line';
  verticalAlign: 'baseline' | 'middle';
  underline: boolean;
  lineThrough: boolean;
  listStyle: 'none' | 'disc' | 'decimal';
  fill: Ink | 'none' | 'currentColor';
  stroke: Ink | 'none' | 'currentColor';
  strokeWidth: number;

  /** Whether the text of the box shrinks until it fits, down to `fitMin` mm of font size. */
  fit: boolean;
  fitMin: number;
  breakBefore: 'auto' | 'column' | 'page';
  keepTogether: boolean;
  keepWithNext: boolean;
}

const CLEAR: Ink = { colour: '#000000', alpha: 1 };
const HALF: Length = { mm: 0, percent: 50 };

/** The style of the root: every property at its initial value; 10 pt text. */
export const INITIAL: Readonly<Style> = {
  display: 'inline',
  position: 'static',
  width: 'auto',
  height: 'auto',
  minWidth: 'auto',
  minHeight: 'auto',
  maxWidth: 'auto',
  maxHeight: 'auto',
  aspectRatio: undefined,
  margin: [ZERO, ZERO, ZERO, ZERO],
  padding: [ZERO, ZERO, ZERO, ZERO],
  borderWidth: [0.6, 0.6, 0.6, 0.6],
  borderStyle: ['none', 'none', 'none', 'none'],
  borderColour: ['currentColor', 'currentColor', 'currentColor', 'currentColor'],
  radius: [ZERO, ZERO, ZERO, ZERO],
  background: undefined,
  gradient: undefined,
  clip: false,
  opacity: 1,
  inset: ['auto', 'auto', 'auto', 'auto'],
  zIndex: 'auto',
  transform: [],
  transformOrigin: [HALF, HALF],
  visible: true,
  flexDirection: 'row',
  flexWrap: 'nowrap',
  justifyContent: 'start',
  alignItems: 'stretch',
  alignSelf: 'auto',
  alignContent: 'stretch',
  rowGap: ZERO,
  columnGap: ZERO,
  flexGrow: 0,
  flexShrink: 1,
  flexBasis: 'auto',
  order: 0,
  fontFamily: [],
  fontSize: (10 * 25.4) / 72,
  fontWeight: 400,
  fontStyle: 'normal',
  features: [],
  lineHeight: 'normal',
  colour: CLEAR,
  textAlign: 'left',
  textTransform: 'none',
  letterSpacing: 0,
  textIndent: ZERO,
  hyphens: 'manual',
  hyphenateFrom: 0,
  whiteSpace: 'normal',
  verticalAlign: 'baseline',
  underline: false,
  lineThrough: false,
  listStyle: 'none',
  fill: CLEAR,
  stroke: 'none',
  strokeWidth: 1,
  fit: false,
  fitMin: (6 * 25.4) / 72,
  breakBefore: 'auto',
  keepTogether: false,
  keepWithNext: false,
};

/** Properties that children take over from their parent. Decorations are handed down so that every run of text knows its lines. */
export const INHERITED: readonly (keyof Style)[] = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'features',
  'lineHeight',
  'colour',
  'textAlign',
  'textTransform',
  'letterSpacing',
  'textIndent',
  'hyphens',
  'hyphenateFrom',
  'whiteSpace',
  'underline',
  'lineThrough',
  'listStyle',
  'visible',
  'fill',
  'stroke',
  'strokeWidth',
];

/** The used border width of a side, 0 without a line. */
export const borderOf = (style: Readonly<Style>, side: 0 | 1 | 2 | 3): number =>
  style.borderStyle[side] === 'none' ? 0 : style.borderWidth[side];

/** A colour with `currentColor` replaced. */
export const inkOf = (ink: Ink | 'currentColor', style: Readonly<Style>): Ink =>
  ink === 'currentColor' ? style.colour : ink;
