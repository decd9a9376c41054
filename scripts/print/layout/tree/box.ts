// The boxes that layout places: one per element, plus nameless ones round bare text. Positions in mm from the parent's border box.
import type { Typeface, Typefaces } from '../../font/typeface.ts';
import type { Shaped } from '../../font/shape.ts';
import type { Symbols } from '../../art/symbols.ts';
import type { Cascade, Styled } from '../css/cascade.ts';
import type { ElementNode } from '../../markup/read-html.ts';
import type { Style } from '../css/style.ts';

export interface Box {
  readonly kind: 'block' | 'flex' | 'inline' | 'drawing';
  styled: Styled;
  style: Readonly<Style>;
  /** The element it stands for; for a nameless box the element round it. */
  readonly element: ElementNode;
  readonly nameless: boolean;
  /** Children in flow: blocks, flex items; empty where the content is inline. */
  children: Box[];
  /** Inline content, when the box sets lines. */
  inline: InlineItem[];
  absolutes: Box[];
  parent: Box | undefined;
  /** Width of the containing block, which per cents of margins and paddings refer to. */
  base: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Height the content asks for, border box. */
  natural: number;
  /** Part of it that is the last child's margin: it may stick out without any text doing so. */
  trailing: number;
  /** Widest content found, border box. */
  naturalWidth: number;
  lines: readonly Line[];
  /** First and last baseline from the top of the border box; undefined without text. */
  firstBaseline: number | undefined;
  lastBaseline: number | undefined;
  /** Place of a list item among its siblings, from 1; 0 elsewhere. */
  ordinal: number;
  pieces: readonly Piece[] | undefined;
  lineCache: Map<number, readonly Line[]> | undefined;
  intrinsic: { readonly min: number; readonly max: number } | undefined;
  heights: Map<number, number> | undefined;
  laid: { readonly width: number; readonly height: number | undefined } | undefined;
  /** Set where a box that fits its text could not. */
  failed: boolean;
  build: ((styled: Styled) => Box) | undefined;
  /** The content at its normal text size, while a smaller one is in its place. */
  normal: Pick<Box, 'style' | 'styled' | 'children' | 'inline' | 'absolutes'> | undefined;
}

export type InlineItem =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly styled: Styled;
      readonly element: ElementNode;
      readonly link: string | undefined;
    }
  | { readonly kind: 'open' | 'close'; readonly styled: Styled; readonly element: ElementNode }
  | { readonly kind: 'atom'; readonly box: Box }
  | { readonly kind: 'break' };

/** The font of a run of text with all its measures in mm. */
export interface Run {
  readonly face: Typeface;
  readonly size: number;
  readonly tracking: number;
  readonly ascent: number;
  readonly descent: number;
  /** Above and below the baseline with half the leading added. */
  readonly over: number;
  readonly under: number;
  readonly xHeight: number;
  readonly style: Readonly<Style>;
}

/** How a line may end before a piece: not, freely, or with a hyphen at a soft one. */
export type BreakBefore = 'no' | 'yes' | 'hyphen';

export interface TextPiece {
  readonly kind: 'word' | 'space';
  readonly text: string;
  readonly run: Run;
  readonly shaped: Shaped;
  readonly width: number;
  /** Kerning with the piece before, mm, when they stand side by side. */
  readonly join: number;
  breakBefore: BreakBefore;
  readonly element: ElementNode;
  readonly link: string | undefined;
  /** Whether it belongs to the last word of its paragraph. */
  last: boolean;
}

/** Where an inline element opens or closes. */
export interface EdgePiece {
  readonly kind: 'open' | 'close';
  readonly styled: Styled;
  readonly element: ElementNode;
  breakBefore: BreakBefore;
}

export type Piece =
  | TextPiece
  | { readonly kind: 'atom'; readonly box: Box; breakBefore: BreakBefore }
  | EdgePiece
  | { readonly kind: 'break'; breakBefore: BreakBefore };

export interface PlacedText {
  readonly kind: 'text';
  /** From the left of the content box. */
  x: number;
  text: string;
  width: number;
  readonly run: Run;
  readonly element: ElementNode;
  readonly link: string | undefined;
  /** A space that justified lines stretch. */
  readonly space: boolean;
  /** Down from the baseline of the line, mm; not 0 where the run is aligned to the middle. */
  readonly drop: number;
  /** Whether it goes on right where the run before it ended, in the same font. */
  glued: boolean;
}

export interface PlacedAtom {
  readonly kind: 'atom';
  x: number;
  /** From the baseline to the top of the margin box, upwards. */
  readonly rise: number;
  readonly width: number;
  readonly box: Box;
}

/** The part of an inline element that stands on one line. */
export interface Fragment {
  readonly styled: Styled;
  readonly element: ElementNode;
  x: number;
  width: number;
  readonly run: Run;
  readonly first: boolean;
  readonly last: boolean;
}

export interface Line {
  readonly parts: readonly (PlacedText | PlacedAtom)[];
  readonly fragments: readonly Fragment[];
  /** Texts joined into runs, made once the line is aligned. */
  runs: readonly PlacedText[] | undefined;
  /** Width of what stands on it, trailing spaces left out. */
  readonly width: number;
  /** From the top of the content box. */
  readonly top: number;
  readonly height: number;
  /** From the top of the line. */
  readonly baseline: number;
}

/** What all layout functions share during one run. */
export interface Setting {
  readonly cascade: Cascade;
  readonly typefaces: Typefaces;
  readonly symbols: Symbols;
  readonly lang: string;
  readonly runOf: (styled: Styled) => Run;
  readonly hyphenate: (word: string) => readonly number[];
  /** Lays the box out at a border-box width and, where given, height. */
  readonly lay: (box: Box, width: number, height: number | undefined) => void;
}

export const isText = (piece: Piece): piece is TextPiece => piece.kind === 'word' || piece.kind === 'space';

export function makeBox(kind: Box['kind'], styled: Styled, element: ElementNode, nameless: boolean): Box {
  return {
    kind,
    styled,
    style: styled.style,
    element,
    nameless,
    children: [],
    inline: [],
    absolutes: [],
    parent: undefined,
    base: 0,
    x: 0,
    y: 0,
    width: 0,
    height: 0,
    natural: 0,
    trailing: 0,
    naturalWidth: 0,
    lines: [],
    firstBaseline: undefined,
    lastBaseline: undefined,
    ordinal: 0,
    pieces: undefined,
    lineCache: undefined,
    intrinsic: undefined,
    heights: undefined,
    laid: undefined,
    failed: false,
    build: undefined,
    normal: undefined,
  };
}
