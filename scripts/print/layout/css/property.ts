// How a CSS property is described: a parser that turns a value into a setter on the style, and what it expects, for hints.
import { resolve, ZERO, parseLength, type Length, type WrittenLength } from './parse-length.ts';
import type { Auto, Style } from './style.ts';

export interface ComputeContext {
  /** Font size of the element itself, mm. */
  readonly em: number;
  /** Font size of the root, mm. */
  readonly rem: number;
  readonly parent: Readonly<Style>;
  /** Factor on absolute text sizes inside a box that is being fitted; 1 elsewhere. */
  readonly textScale: number;
}

export type Setter = (style: Style, context: ComputeContext) => void;

export interface Property {
  /** What a value may be, in words. */
  readonly expects: string;
  /** Keys of the style it sets, for `inherit` and `initial`. */
  readonly keys: readonly (keyof Style)[];
  /** The setter, or undefined for a value that is not of this property. */
  readonly parse: (value: string) => Setter | undefined;
}

export type Properties = Readonly<Record<string, Property>>;

/** The length with its ems and rems worked out. */
export const compute = (length: WrittenLength, context: ComputeContext): Length =>
  length.mm === 0 && length.em === 0 && length.rem === 0 && length.percent === 0
    ? ZERO
    : { mm: length.mm + length.em * context.em + length.rem * context.rem, percent: length.percent };

/** The length in mm; per cents count of the font size. */
export const computeMm = (length: WrittenLength, context: ComputeContext): number =>
  resolve(compute(length, context), context.em);

export const parseLengthOrAuto = (text: string): WrittenLength | Auto | undefined =>
  text === 'auto' ? 'auto' : parseLength(text);

export const computeOrAuto = (value: WrittenLength | Auto, context: ComputeContext): Length | Auto =>
  value === 'auto' ? 'auto' : compute(value, context);

/** Keys of the style whose value may be all that a list of T offers. */
type KeysWith<T> = { [K in keyof Style]: [T] extends [Style[K]] ? K : never }[keyof Style];

/** A property whose value is one word of a list, kept as it is. */
export function words<T extends string>(key: KeysWith<T>, list: readonly T[]): Property {
  return mapped(key, Object.fromEntries(list.map((word) => [word, word])) as Record<string, T>);
}

/** A property whose value is one word of a list, each standing for a value. */
export function mapped<T>(key: KeysWith<T>, list: Readonly<Record<string, T>>): Property {
  return {
    expects: Object.keys(list).join(', '),
    keys: [key],
    parse(value) {
      if (!Object.hasOwn(list, value)) return undefined;
      const found = list[value] as T;
      return (style) => {
        (style as unknown as Record<string, T>)[key] = found;
      };
    },
  };
}

/** Four values as in `margin`: one for all, two for the axes, three, or one for each side. */
export function fourOf<T>(values: readonly T[]): [T, T, T, T] | undefined {
  const [a, b = a, c = a, d = b] = values;
  return a === undefined || b === undefined || c === undefined || d === undefined || values.length > 4
    ? undefined
    : [a, b, c, d];
}

/** All values, or undefined when one of them is. */
export function all<T>(values: readonly (T | undefined)[]): readonly T[] | undefined {
  return values.some((value) => value === undefined) ? undefined : (values as readonly T[]);
}
