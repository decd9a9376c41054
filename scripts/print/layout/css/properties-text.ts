// CSS properties of text: font, line, alignment, white space, hyphenation, and our own fitting.
import { parseColour } from '../../art/parse-colour.ts';
import { parseLength, parseNumber, type WrittenLength } from './parse-length.ts';
import {
  compute,
  computeMm,
  mapped,
  words,
  type ComputeContext,
  type Properties,
  type Property,
  type Setter,
} from './property.ts';
import { splitSlash, splitValue } from './split-value.ts';
import type { Style } from './style.ts';

const WEIGHTS: Readonly<Record<string, number>> = { normal: 400, bold: 700 };

const parseWeight = (value: string): number | undefined =>
  WEIGHTS[value] ?? (/^[1-9]\d{0,2}$/.test(value) ? Number(value) : undefined);

const parseFamily = (value: string): readonly string[] =>
  splitValue(value, ',').map((name) => name.replace(/^(["'])(.*)\1$/, '$2'));

/** Font sizes: ems and per cents count of the parent's size; absolute ones shrink with a box that is being fitted. */
function sizeIn(length: WrittenLength, { parent, rem, textScale }: ComputeContext): number {
  return (length.mm + length.rem * rem) * textScale + (length.em + length.percent / 100) * parent.fontSize;
}

function setLineHeight(value: string): Setter | undefined {
  if (value === 'normal') return (style) => void (style.lineHeight = 'normal');
  const factor = parseNumber(value);
  if (factor !== undefined) return factor < 0 ? undefined : (style) => void (style.lineHeight = { factor });
  const length = parseLength(value);
  return (
    length &&
    ((style, context) =>
      void (style.lineHeight = { mm: computeMm({ ...length, mm: length.mm * context.textScale }, context) }))
  );
}

function parseFont(value: string): Setter | undefined {
  const words = splitValue(value.replace(/\s*\/\s*/g, '/'));
  let weight = 400;
  let slant: Style['fontStyle'] = 'normal';
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    const [first, second] = splitSlash(word);
    const length = parseLength(first);
    if (word === 'italic') slant = 'italic';
    else if (parseWeight(word) !== undefined) weight = parseWeight(word) ?? weight;
    else if (length !== undefined) {
      const line = setLineHeight(second ?? 'normal');
      const family = parseFamily(words.slice(i + 1).join(' '));
      if (line === undefined || family.length === 0) return undefined;
      return (style, context) => {
        style.fontSize = sizeIn(length, context);
        style.fontWeight = weight;
        style.fontStyle = slant;
        style.fontFamily = family;
        line(style, context);
      };
    } else return undefined;
  }
  return undefined;
}

const length = (
  expects: string,
  key: keyof Style,
  set: (style: Style, value: WrittenLength, context: ComputeContext) => void,
  alias?: string,
): Property => ({
  expects,
  keys: [key],
  parse(value) {
    const parsed = value === alias ? parseLength('0') : parseLength(value);
    return parsed && ((style, context) => set(style, parsed, context));
  },
});

export const TEXT_PROPERTIES: Properties = {
  font: {
    expects: 'style, weight, size/line-height and family, in this order',
    keys: ['fontSize', 'fontWeight', 'fontStyle', 'fontFamily', 'lineHeight'],
    parse: parseFont,
  },
  'font-family': {
    expects: 'a family of fonts.yaml',
    keys: ['fontFamily'],
    parse(value) {
      const family = parseFamily(value);
      return family.length === 0 ? undefined : (style) => void (style.fontFamily = family);
    },
  },
  'font-size': length(
    'a length',
    'fontSize',
    (style, value, context) => void (style.fontSize = sizeIn(value, context)),
  ),
  'font-weight': {
    expects: 'normal, bold or a number from 1 to 999',
    keys: ['fontWeight'],
    parse(value) {
      const weight = parseWeight(value);
      return weight === undefined ? undefined : (style) => void (style.fontWeight = weight);
    },
  },
  'font-style': words('fontStyle', ['normal', 'italic']),
  'font-variant-numeric': mapped<readonly string[]>('features', {
    normal: [],
    'tabular-nums': ['tnum'],
    'lining-nums': ['lnum'],
    'lining-nums tabular-nums': ['lnum', 'tnum'],
    'tabular-nums lining-nums': ['lnum', 'tnum'],
  }),
  'line-height': { expects: 'normal, a number or a length', keys: ['lineHeight'], parse: setLineHeight },
  color: {
    expects: 'a colour',
    keys: ['colour'],
    parse(value) {
      if (value.toLowerCase() === 'currentcolor') return (style, { parent }) => void (style.colour = parent.colour);
      const ink = parseColour(value);
      return ink && ((style) => void (style.colour = ink));
    },
  },
  'text-align': mapped<Style['textAlign']>('textAlign', {
    left: 'left',
    right: 'right',
    center: 'center',
    justify: 'justify',
    start: 'left',
    end: 'right',
  }),
  'text-transform': words('textTransform', ['none', 'uppercase', 'lowercase', 'capitalize']),
  'letter-spacing': length(
    'a length or normal',
    'letterSpacing',
    (style, value, context) => void (style.letterSpacing = computeMm(value, context)),
    'normal',
  ),
  'text-indent': length(
    'a length',
    'textIndent',
    (style, value, context) => void (style.textIndent = compute(value, context)),
  ),
  hyphens: words('hyphens', ['manual', 'auto', 'none']),
  'hyphenate-limit-chars': {
    expects: 'the least number of letters of a word that is hyphenated, or auto',
    keys: ['hyphenateFrom'],
    parse(value) {
      const letters = value === 'auto' ? 0 : /^\d{1,3}$/.test(value) ? Number(value) : undefined;
      return letters === undefined ? undefined : (style) => void (style.hyphenateFrom = letters);
    },
  },
  'white-space': words('whiteSpace', ['normal', 'nowrap', 'pre-line']),
  'vertical-align': words('verticalAlign', ['baseline', 'middle']),
  'text-decoration': {
    expects: 'none, underline, line-through or both',
    keys: ['underline', 'lineThrough'],
    parse(value) {
      const words = splitValue(value);
      if (words.length === 0 || words.some((word) => !['none', 'underline', 'line-through'].includes(word)))
        return undefined;
      return (style) => {
        style.underline = words.includes('underline');
        style.lineThrough = words.includes('line-through');
      };
    },
  },
  'list-style': words('listStyle', ['none', 'disc', 'decimal']),
  'list-style-type': words('listStyle', ['none', 'disc', 'decimal']),
  '--fit': mapped('fit', { shrink: true, none: false }),
  '--fit-min': length('a length', 'fitMin', (style, value, context) => void (style.fitMin = computeMm(value, context))),
};
