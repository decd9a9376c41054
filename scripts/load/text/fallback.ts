// What stands where a translation is missing: the source language's text, marked so that nobody overlooks it.
import { isCategory } from '../../../voice/plural.ts';
import type { Phrases } from './phrases.ts';

interface Tree {
  readonly [key: string]: string | Tree | undefined;
}

/** As much of the phrases as somebody has translated. */
export type PartialPhrases = Tree;

const REACHES: readonly string[] = ['here', 'anywhere'];

/** Mappings whose keys belong together: a phrase with these falls back as a whole, never half in one language. */
const isSentence = (value: string | Tree | undefined): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && Object.keys(value).some((key) => isCategory(key) || REACHES.includes(key)));

/** Begins a text that is not translated. One character, so that it fits where the text fits, and one that every display face has. */
export const FALLBACK_MARK = '*';

/** A text that stands in another language's place, marked in the text itself, so that card, board, book and page all show it: `*Ruhe.` */
export function markFallback(text: string): string {
  return text.replace(/^\s*(?=\S)/, (space) => space + FALLBACK_MARK);
}

/**
 * Takes each sentence from `own`, else from `source`, marked by `mark`. Forms of single names are not asked for: a language bends its own.
 * @returns the whole phrases, and the dotted keys that had to fall back, in the order of the source
 */
export function withFallback(
  source: Phrases,
  own: PartialPhrases,
  mark: (text: string) => string,
): { readonly phrases: Phrases; readonly missing: readonly string[] } {
  const missing: string[] = [];
  const merge = (from: Tree, into: Tree, path: readonly string[]): Tree => {
    const merged: Record<string, string | Tree | undefined> = { ...into };
    const ofForms = path[0] === 'forms' && path.length === 2 && path[1] !== 'numbers';
    for (const [key, value] of Object.entries(from)) {
      if (ofForms && key !== 'default' && key !== 'any') continue;
      const mine = into[key];
      if (mine === undefined) missing.push(...leaves(value, [...path, key]));
      merged[key] =
        mine === undefined
          ? marked(value, mark)
          : isSentence(value) || typeof mine === 'string' || typeof value !== 'object'
            ? mine
            : merge(value, mine, [...path, key]);
    }
    return merged;
  };
  const phrases = merge(source as unknown as Tree, own, []) as unknown as Phrases;
  return { phrases, missing };
}

/** A value with every sentence in it marked. */
function marked(value: string | Tree | undefined, mark: (text: string) => string): string | Tree | undefined {
  if (typeof value === 'string') return mark(value);
  return value === undefined
    ? undefined
    : Object.fromEntries(Object.entries(value).map(([key, child]) => [key, marked(child, mark)]));
}

/** The dotted keys of the sentences in a value. */
function leaves(value: string | Tree | undefined, path: readonly string[]): string[] {
  if (isSentence(value) || typeof value !== 'object') return [path.join('.')];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, [...path, key]));
}
