// The font of a style, found and measured: face, ascent, descent and leading in mm.
import type { Typefaces } from '../../font/typeface.ts';
import type { Run } from '../tree/box.ts';
import type { Style } from '../css/style.ts';

/** The run of a style. Undefined when no family of its list is known; the caller reports it and takes another face. */
export function makeRun(style: Readonly<Style>, typefaces: Typefaces): Run | undefined {
  const face = style.fontFamily
    .map((family) => typefaces.match(family, style.fontWeight, style.fontStyle, style.features))
    .find((found) => found !== undefined);
  return face && measureRun(style, face);
}

/** The run of a style in a given face. */
export function measureRun(style: Readonly<Style>, face: Run['face']): Run {
  const size = style.fontSize;
  const { ascent, descent, lineGap, xHeight } = face.metrics;
  const height =
    style.lineHeight === 'normal'
      ? (ascent + descent + lineGap) * size
      : 'mm' in style.lineHeight
        ? style.lineHeight.mm
        : style.lineHeight.factor * size;
  const leading = (height - (ascent + descent) * size) / 2;
  return {
    face,
    size,
    style,
    tracking: style.letterSpacing,
    ascent: ascent * size,
    descent: descent * size,
    xHeight: xHeight * size,
    over: ascent * size + leading,
    under: descent * size + leading,
  };
}
