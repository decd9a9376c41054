// The display list: what layout hands to the painters. All lengths in mm, y downwards, origin at the top left of the box.

/** A colour as `#rrggbb`, lower case. */
export type Colour = string;

export interface GradientStop {
  /** 0 to 1 along the gradient line. */
  readonly at: number;
  readonly colour: Colour;
}

export type Paint =
  | { readonly kind: 'solid'; readonly colour: Colour; readonly opacity?: number }
  /** A linear gradient from (x1, y1) to (x2, y2), in mm of the list's own coordinates. */
  | {
      readonly kind: 'linear';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly stops: readonly GradientStop[];
    };

export interface Stroke {
  readonly colour: Colour;
  readonly width: number;
  readonly dash?: readonly number[];
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'miter' | 'round' | 'bevel';
  readonly opacity?: number;
}

/** Corner radii: top left, top right, bottom right, bottom left. */
export type Radii = readonly [number, number, number, number];

/** Affine transform a b c d e f as in SVG `matrix()`; e and f in mm. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface RectItem {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radii?: Radii;
  readonly fill?: Paint;
  readonly stroke?: Stroke;
}

/** A path in absolute commands M L C Z only, numbers in mm (`scripts/print/art` reduces SVG paths to these). */
export interface PathItem {
  readonly kind: 'path';
  readonly d: string;
  readonly fill?: Paint;
  readonly fillRule?: 'nonzero' | 'evenodd';
  readonly stroke?: Stroke;
}

/** One run of text in one font on one line. `width` is what the shaper measured, so painters never measure again. */
export interface TextItem {
  readonly kind: 'text';
  /** Left end of the run on the baseline. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Name of a face in templates/fonts.yaml, e.g. `sans-700`. */
  readonly font: string;
  /** Font size in mm (1 pt = 0.352778 mm). */
  readonly size: number;
  readonly colour: Colour;
  readonly width: number;
  /** Extra space after each glyph, mm. */
  readonly tracking?: number;
  /** A link target inside the document (`#rule-id`) or an address. */
  readonly link?: string;
}

/** A symbol (icon, badge, portrait, repeated ornament) placed with its viewBox scaled into the box; a form XObject in PDF, `<use>` in SVG. */
export interface SymbolItem {
  readonly kind: 'symbol';
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Replaces `currentColor` inside the symbol. */
  readonly colour: Colour;
  /** What a screen reader says; empty for ornament. */
  readonly label?: string;
}

export interface GroupItem {
  readonly kind: 'group';
  readonly matrix?: Matrix;
  readonly clip?: RectItem | PathItem;
  readonly opacity?: number;
  readonly items: readonly DisplayItem[];
}

/** Another display list placed as a whole (card back, frame, board), painted once and used many times. */
export interface FormItem {
  readonly kind: 'form';
  /** Key of `list`; equal keys mean equal lists. */
  readonly form: string;
  readonly list: DisplayList;
  readonly x: number;
  readonly y: number;
  /** Scale of the placed list, 1 by default. */
  readonly scale?: number;
  /** Clockwise turn in degrees about the placed list's centre. */
  readonly turn?: 0 | 90 | 180 | 270;
  /** Clip in the placed list's own coordinates, mm. */
  readonly clip?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export type DisplayItem = RectItem | PathItem | TextItem | SymbolItem | GroupItem | FormItem;

export interface DisplayList {
  /** Size of the box in mm. Items may lie outside it (bleed). */
  readonly width: number;
  readonly height: number;
  readonly items: readonly DisplayItem[];
}

/** A vector picture kept once: parsed from templates/icons, templates/portraits or an icon package. Lengths in viewBox units. */
export interface SymbolArt {
  readonly id: string;
  readonly viewBox: readonly [number, number, number, number];
  /** Paths in M L C Z; a colour of `currentColor` takes the placing item's colour. */
  readonly paths: readonly {
    readonly d: string;
    readonly fill?: Colour | 'currentColor';
    readonly fillRule?: 'nonzero' | 'evenodd';
    readonly opacity?: number;
    readonly stroke?: {
      readonly colour: Colour | 'currentColor';
      readonly width: number;
      readonly cap?: 'butt' | 'round' | 'square';
      readonly join?: 'miter' | 'round' | 'bevel';
    };
  }[];
}
