// Plain scalars outside text fields: YAML's core schema, with one spelling per number.
import { NOT_RESOLVED, boolCoreTag, floatCoreTag, intCoreTag, nullCoreTag } from 'js-yaml';

/** `12`, `-3`, `0.5`: what everybody reads alike. */
const PLAIN_NUMBER = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/;

export interface Resolved {
  readonly value: unknown;
  /** A number in a spelling such as `007`, `1e3`, `0x1F` or `.inf`. */
  readonly oddNumber: boolean;
}

/** What a plain scalar is where no text is expected. */
export const resolvePlain = (source: string): Resolved => {
  for (const tag of [nullCoreTag, boolCoreTag]) {
    const value: unknown = tag.resolve(source, false, tag.tagName);
    if (value !== NOT_RESOLVED) return { value, oddNumber: false };
  }
  for (const tag of [intCoreTag, floatCoreTag]) {
    const value: unknown = tag.resolve(source, false, tag.tagName);
    if (value !== NOT_RESOLVED) return { value, oddNumber: !PLAIN_NUMBER.test(source) };
  }
  return { value: source, oddNumber: false };
};
