// CSS properties of the box: size, margins, padding, borders, place.
import { parseColour, type Ink } from '../../art/parse-colour.ts';
import { parseLength, parseNumber, type WrittenLength } from './parse-length.ts';
import {
  all,
  compute,
  computeMm,
  computeOrAuto,
  fourOf,
  mapped,
  parseLengthOrAuto,
  words,
  type Properties,
  type Property,
  type Setter,
} from './property.ts';
import { splitSlash, splitValue } from './split-value.ts';
import type { Auto, LineStyle, Style } from './style.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const LINES: readonly string[] = ['none', 'solid', 'dashed', 'dotted'];

type SizeKey = 'width' | 'height' | 'minWidth' | 'minHeight' | 'maxWidth' | 'maxHeight';

const size = (key: SizeKey, none = false): Property => ({
  expects: none ? 'a length, a per cent or none' : 'a length, a per cent or auto',
  keys: [key],
  parse(value) {
    const length = none && value === 'none' ? 'auto' : parseLengthOrAuto(value);
    return length === undefined ? undefined : (style, context) => void (style[key] = computeOrAuto(length, context));
  },
});

/** Parses a colour or currentColor. */
export const parseInk = (value: string): Ink | 'currentColor' | undefined =>
  value.toLowerCase() === 'currentcolor' ? 'currentColor' : parseColour(value);

/** A shorthand of four sides and its four single properties. */
function sided<T>(
  name: string,
  suffix: string,
  expects: string,
  key: keyof Style,
  parse: (value: string) => T | undefined,
  set: (style: Style, side: number, value: T, context: Parameters<Setter>[1]) => void,
): Properties {
  const one = (side: number): Property => ({
    expects,
    keys: [key],
    parse(value) {
      const parsed = parse(value);
      return parsed === undefined ? undefined : (style, context) => set(style, side, parsed, context);
    },
  });
  const four: Property = {
    expects: `one to four times: ${expects}`,
    keys: [key],
    parse(value) {
      const values = all(splitValue(value).map(parse));
      const sides = values && fourOf(values);
      return sides && ((style, context) => sides.forEach((part, side) => set(style, side, part, context)));
    },
  };
  return {
    [name + suffix]: four,
    ...Object.fromEntries(SIDES.map((side, i) => [`${name === 'inset' ? '' : `${name}-`}${side}${suffix}`, one(i)])),
  };
}

interface Line {
  width?: WrittenLength;
  line?: LineStyle;
  ink?: Ink | 'currentColor';
}

function parseLine(value: string): Line | undefined {
  const found: Line = {};
  for (const part of splitValue(value)) {
    const width = parseLength(part);
    const ink = parseInk(part);
    if (LINES.includes(part)) found.line = part as LineStyle;
    else if (width !== undefined) found.width = width;
    else if (ink !== undefined) found.ink = ink;
    else return undefined;
  }
  return found;
}

const border = (sides: readonly number[]): Property => ({
  expects: 'a width, a line style (solid, dashed, dotted, none) and a colour',
  keys: ['borderWidth', 'borderStyle', 'borderColour'],
  parse(value) {
    const line = parseLine(value);
    return (
      line &&
      ((style, context) => {
        for (const side of sides) {
          style.borderWidth[side] = line.width === undefined ? 0.6 : computeMm(line.width, context);
          style.borderStyle[side] = line.line ?? 'none';
          style.borderColour[side] = line.ink ?? 'currentColor';
        }
      })
    );
  },
});

const corner = (index: number): Property => ({
  expects: 'a length or a per cent',
  keys: ['radius'],
  parse(value) {
    const length = parseLength(value);
    return length && ((style, context) => void (style.radius[index] = compute(length, context)));
  },
});

export const BOX_PROPERTIES: Properties = {
  display: words('display', ['block', 'flex', 'none', 'inline', 'inline-block']),
  position: words('position', ['static', 'relative', 'absolute']),
  'box-sizing': {
    expects: 'border-box',
    keys: [],
    parse: (value) => (value === 'border-box' ? () => undefined : undefined),
  },
  width: size('width'),
  height: size('height'),
  'min-width': size('minWidth'),
  'min-height': size('minHeight'),
  'max-width': size('maxWidth', true),
  'max-height': size('maxHeight', true),
  'aspect-ratio': {
    expects: 'a ratio such as 63 / 88, or auto',
    keys: ['aspectRatio'],
    parse(value) {
      if (value === 'auto') return (style) => void (style.aspectRatio = undefined);
      const [above, below] = splitSlash(value).map((part) => (part === undefined ? 1 : parseNumber(part)));
      return above && below ? (style) => void (style.aspectRatio = above / below) : undefined;
    },
  },
  overflow: mapped('clip', { visible: false, hidden: true }),
  ...sided<WrittenLength | Auto>(
    'margin',
    '',
    'a length, a per cent or auto',
    'margin',
    parseLengthOrAuto,
    (style, side, value, context) => void (style.margin[side] = computeOrAuto(value, context)),
  ),
  ...sided<WrittenLength>(
    'padding',
    '',
    'a length or a per cent',
    'padding',
    parseLength,
    (style, side, value, context) => void (style.padding[side] = compute(value, context)),
  ),
  ...sided<WrittenLength | Auto>(
    'inset',
    '',
    'a length, a per cent or auto',
    'inset',
    parseLengthOrAuto,
    (style, side, value, context) => void (style.inset[side] = computeOrAuto(value, context)),
  ),
  ...sided<WrittenLength>(
    'border',
    '-width',
    'a length',
    'borderWidth',
    parseLength,
    (style, side, value, context) => void (style.borderWidth[side] = computeMm(value, context)),
  ),
  ...sided<LineStyle>(
    'border',
    '-style',
    'solid, dashed, dotted or none',
    'borderStyle',
    (value) => (LINES.includes(value) ? (value as LineStyle) : undefined),
    (style, side, value) => void (style.borderStyle[side] = value),
  ),
  ...sided<Ink | 'currentColor'>(
    'border',
    '-color',
    'a colour',
    'borderColour',
    parseInk,
    (style, side, value) => void (style.borderColour[side] = value),
  ),
  border: border([0, 1, 2, 3]),
  ...Object.fromEntries(SIDES.map((side, i) => [`border-${side}`, border([i])])),
  'border-radius': {
    expects: 'one to four lengths',
    keys: ['radius'],
    parse(value) {
      const lengths = all(splitValue(value).map(parseLength));
      const corners = lengths && fourOf(lengths);
      return (
        corners && ((style, context) => corners.forEach((length, i) => (style.radius[i] = compute(length, context))))
      );
    },
  },
  'border-top-left-radius': corner(0),
  'border-top-right-radius': corner(1),
  'border-bottom-right-radius': corner(2),
  'border-bottom-left-radius': corner(3),
  'break-before': mapped<Style['breakBefore']>('breakBefore', { auto: 'auto', column: 'column', page: 'page' }),
  'break-inside': mapped('keepTogether', { auto: false, avoid: true }),
  'break-after': mapped('keepWithNext', { auto: false, avoid: true }),
};
