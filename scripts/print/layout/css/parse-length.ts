// CSS lengths as sums of millimetres, ems, rems and per cents, so that calc() needs no tree.

/** A length as written: each part is a factor of its unit. */
export interface WrittenLength {
  readonly mm: number;
  readonly em: number;
  readonly rem: number;
  readonly percent: number;
}

/** A length once fonts are known: `mm` plus `percent` (100 = all) of whatever the property refers to. */
export interface Length {
  readonly mm: number;
  readonly percent: number;
}

export const ZERO: Length = { mm: 0, percent: 0 };

/** Millimetres in one point. */
export const POINT = 25.4 / 72;

const UNITS: Readonly<Record<string, WrittenLength>> = {
  mm: { mm: 1, em: 0, rem: 0, percent: 0 },
  cm: { mm: 10, em: 0, rem: 0, percent: 0 },
  pt: { mm: POINT, em: 0, rem: 0, percent: 0 },
  px: { mm: 25.4 / 96, em: 0, rem: 0, percent: 0 },
  em: { mm: 0, em: 1, rem: 0, percent: 0 },
  rem: { mm: 0, em: 0, rem: 1, percent: 0 },
  '%': { mm: 0, em: 0, rem: 0, percent: 1 },
};

/** Units a length may have. */
export const LENGTH_UNITS: readonly string[] = Object.keys(UNITS);

/** The used value in mm; `base` is what per cents refer to. */
export const resolve = (length: Length, base: number): number =>
  length.percent === 0 ? length.mm : length.mm + (length.percent * base) / 100;

const scale = (a: WrittenLength, k: number): WrittenLength => ({
  mm: a.mm * k,
  em: a.em * k,
  rem: a.rem * k,
  percent: a.percent * k,
});
const add = (a: WrittenLength, b: WrittenLength): WrittenLength => ({
  mm: a.mm + b.mm,
  em: a.em + b.em,
  rem: a.rem + b.rem,
  percent: a.percent + b.percent,
});

/** A length or a calc() of lengths; undefined when the text is neither. A bare number is a length only if it is 0. */
export function parseLength(text: string): WrittenLength | undefined {
  const value = parseTerm(text.trim());
  if (typeof value === 'number') return value === 0 ? scale(UNITS['mm'] as WrittenLength, 0) : undefined;
  return value;
}

/** A plain number, also from calc(). */
export function parseNumber(text: string): number | undefined {
  const value = parseTerm(text.trim());
  return typeof value === 'number' ? value : undefined;
}

type Term = WrittenLength | number;

function parseTerm(text: string): Term | undefined {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+))([a-z%]*)$/i.exec(text);
  if (match !== null) {
    const number = Number(match[1]);
    if (match[2] === '') return number;
    const unit = UNITS[(match[2] ?? '').toLowerCase()];
    return unit === undefined ? undefined : scale(unit, number);
  }
  return /^(calc)?\(.*\)$/is.test(text) ? parseSum(text.slice(text.indexOf('(') + 1, -1)) : undefined;
}

/** Terms of a calc() at the top level: `+` and `-` need spaces round them, as in CSS. */
function parseSum(text: string): Term | undefined {
  const parts = topLevel(text, /^\s[+-]\s/);
  let sum = parseProduct(parts[0]?.text ?? '');
  for (const part of parts.slice(1)) {
    const next = parseProduct(part.text);
    if (sum === undefined || next === undefined || typeof sum !== typeof next) return undefined;
    const sign = part.operator.trim() === '-' ? -1 : 1;
    sum = typeof sum === 'number' ? sum + sign * (next as number) : add(sum, scale(next as WrittenLength, sign));
  }
  return sum;
}

function parseProduct(text: string): Term | undefined {
  const parts = topLevel(text, /^[*/]/);
  let product = parseTerm((parts[0]?.text ?? '').trim());
  for (const part of parts.slice(1)) {
    const next = parseTerm(part.text.trim());
    if (product === undefined || next === undefined) return undefined;
    if (part.operator === '/') {
      if (typeof next !== 'number' || next === 0) return undefined;
      product = typeof product === 'number' ? product / next : scale(product, 1 / next);
    } else if (typeof product === 'number') product = typeof next === 'number' ? product * next : scale(next, product);
    else if (typeof next === 'number') product = scale(product, next);
    else return undefined;
  }
  return product;
}

function topLevel(text: string, operator: RegExp): { operator: string; text: string }[] {
  const parts = [{ operator: '', text: '' }];
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i] ?? '';
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    const found = depth === 0 ? operator.exec(text.slice(i, i + 3)) : null;
    if (found === null) (parts.at(-1) as { text: string }).text += character;
    else {
      parts.push({ operator: found[0], text: '' });
      i += found[0].length - 1;
    }
  }
  return parts;
}
