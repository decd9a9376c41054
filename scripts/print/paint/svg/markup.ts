// Writing SVG safely: escaped text and attributes, short numbers.

import { finite, notFinite } from '../finite.ts';

// XML allows no control characters but tab and line ends, escaped or not.
// eslint-disable-next-line no-control-regex -- naming them is the point
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text or an attribute's value, as printed: `&` stays `&` to the reader. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** A number to the nearest thousandth. Throws on NaN and infinities. */
export function short(value: number): string {
  const rounded = Math.round(finite(value) * 1000) / 1000;
  return rounded === 0 ? '0' : String(rounded);
}

/** A factor of a matrix, to the nearest millionth. Throws on NaN and infinities. */
export function fine(value: number): string {
  const rounded = Math.round(finite(value) * 1e6) / 1e6;
  return rounded === 0 ? '0' : String(rounded);
}

/** Path data as they are. Throws when one of their numbers is none. */
export function pathData(d: string): string {
  const stray = /NaN|-?Infinity/.exec(d);
  if (stray !== null) throw notFinite(stray[0]);
  return d;
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with its attributes in the order given; undefined ones are left out, numbers shortened. */
export function element(name: string, attributes: Attributes, inner?: string): string {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) tag += ` ${key}="${typeof value === 'number' ? short(value) : escapeXml(value)}"`;
  }
  return inner === undefined ? `${tag}/>` : `${tag}>${inner}</${name}>`;
}
