// CSS properties of flexbox.
import { parseLength, parseNumber, type WrittenLength } from './parse-length.ts';
import {
  compute,
  computeOrAuto,
  mapped,
  words,
  parseLengthOrAuto,
  type Properties,
  type Property,
} from './property.ts';
import { splitValue } from './split-value.ts';
import type { Alignment, Auto, Distribution } from './style.ts';

const DISTRIBUTIONS: Readonly<Record<string, Distribution>> = {
  'flex-start': 'start',
  'flex-end': 'end',
  start: 'start',
  end: 'end',
  center: 'center',
  'space-between': 'space-between',
  'space-around': 'space-around',
  'space-evenly': 'space-evenly',
  normal: 'stretch',
  stretch: 'stretch',
};
const ALIGNMENTS: Readonly<Record<string, Alignment>> = {
  'flex-start': 'start',
  'flex-end': 'end',
  start: 'start',
  end: 'end',
  center: 'center',
  stretch: 'stretch',
  normal: 'stretch',
  baseline: 'baseline',
};
const DIRECTIONS = ['row', 'row-reverse', 'column', 'column-reverse'] as const;
const WRAPS = ['nowrap', 'wrap', 'wrap-reverse'] as const;

const number = (key: 'flexGrow' | 'flexShrink' | 'order', expects: string): Property => ({
  expects,
  keys: [key],
  parse(value) {
    const parsed = parseNumber(value);
    return parsed === undefined || (key !== 'order' && parsed < 0) ? undefined : (style) => void (style[key] = parsed);
  },
});

const gap = (keys: readonly ('rowGap' | 'columnGap')[]): Property => ({
  expects: 'a length, or two for rows and columns',
  keys,
  parse(value) {
    const parts = splitValue(value).map(parseLength);
    const [first, second = first] = parts;
    if (first === undefined || second === undefined || parts.length > keys.length) return undefined;
    return (style, context) => keys.forEach((key, i) => void (style[key] = compute(i === 0 ? first : second, context)));
  },
});

interface Flex {
  grow: number;
  shrink: number;
  basis: WrittenLength | Auto;
}

function parseFlex(value: string): Flex | undefined {
  if (value === 'none') return { grow: 0, shrink: 0, basis: 'auto' };
  if (value === 'auto') return { grow: 1, shrink: 1, basis: 'auto' };
  const numbers: number[] = [];
  let basis: WrittenLength | Auto | undefined;
  for (const part of splitValue(value)) {
    const plain = parseNumber(part);
    if (plain !== undefined && numbers.length < 2 && plain >= 0) numbers.push(plain);
    else if (basis === undefined) {
      basis = parseLengthOrAuto(part);
      if (basis === undefined) return undefined;
    } else return undefined;
  }
  // A lone `flex: 1` starts from nothing; browsers give that basis as 0 %, which is 0 where the container has a size.
  return { grow: numbers[0] ?? 1, shrink: numbers[1] ?? 1, basis: basis ?? { mm: 0, em: 0, rem: 0, percent: 0 } };
}

export const FLEX_PROPERTIES: Properties = {
  'flex-direction': words('flexDirection', DIRECTIONS),
  'flex-wrap': words('flexWrap', WRAPS),
  'flex-flow': {
    expects: 'a direction and a wrap',
    keys: ['flexDirection', 'flexWrap'],
    parse(value) {
      const parts = splitValue(value);
      const direction = DIRECTIONS.find((word) => parts.includes(word));
      const wrap = WRAPS.find((word) => parts.includes(word));
      if (parts.length !== Number(direction !== undefined) + Number(wrap !== undefined)) return undefined;
      return (style) => {
        style.flexDirection = direction ?? 'row';
        style.flexWrap = wrap ?? 'nowrap';
      };
    },
  },
  'justify-content': mapped<Distribution>('justifyContent', { ...DISTRIBUTIONS, normal: 'start', stretch: 'start' }),
  'align-content': mapped('alignContent', DISTRIBUTIONS),
  'align-items': mapped('alignItems', ALIGNMENTS),
  'align-self': mapped<Alignment | Auto>('alignSelf', { ...ALIGNMENTS, auto: 'auto' }),
  gap: gap(['rowGap', 'columnGap']),
  'row-gap': gap(['rowGap']),
  'column-gap': gap(['columnGap']),
  'flex-grow': number('flexGrow', 'a number from 0'),
  'flex-shrink': number('flexShrink', 'a number from 0'),
  order: number('order', 'a whole number'),
  'flex-basis': {
    expects: 'a length, a per cent or auto',
    keys: ['flexBasis'],
    parse(value) {
      const length = parseLengthOrAuto(value);
      return length && ((style, context) => void (style.flexBasis = computeOrAuto(length, context)));
    },
  },
  flex: {
    expects: 'none, auto, or grow, shrink and basis',
    keys: ['flexGrow', 'flexShrink', 'flexBasis'],
    parse(value) {
      const flex = parseFlex(value);
      return (
        flex &&
        ((style, context) => {
          style.flexGrow = flex.grow;
          style.flexShrink = flex.shrink;
          style.flexBasis = computeOrAuto(flex.basis, context);
        })
      );
    },
  },
};
