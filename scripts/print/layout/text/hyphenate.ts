// Where a word may be hyphenated: Liang's patterns of the `hyphen` package, loaded when a language is first needed.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** One node of the pattern trie: the number of its levels, children, or both. */
type Node = number | Children | readonly [Children, number];
interface Children {
  readonly [letter: string]: Node;
}
type Patterns = readonly [
  levels: readonly (readonly number[])[],
  trie: Children,
  exceptions: Readonly<Record<string, readonly number[]>>,
];

/** Languages with patterns for several spellings, and the one that a bare language means. Every other file is named as its language. */
const SPELLINGS: Readonly<Record<string, string>> = {
  de: 'de-1996',
  el: 'el-monoton',
  en: 'en-gb',
  mn: 'mn-cyrl',
  sh: 'sh-latn',
  sr: 'sr-cyrl',
};

/** Church Slavonic: the package's file cannot be read as JavaScript. */
const BROKEN = 'cu.js';

/** Letters that stay together on each side of a hyphen. */
const SIDE = 3;

const load = createRequire(import.meta.url);
let files: ReadonlySet<string> | undefined;
const loaded = new Map<string, Patterns | undefined>();
const known = new Map<string, readonly number[]>();

/** Indices into the text where a line may end with a hyphen, at least three letters from both ends of the word. Languages without patterns give none. */
export function hyphenate(text: string, lang: string): readonly number[] {
  const key = `${lang}/${text}`;
  let points = known.get(key);
  if (points === undefined) {
    points = pointsIn(text, lang.toLowerCase());
    if (known.size > 20_000) known.clear();
    known.set(key, points);
  }
  return points;
}

function pointsIn(text: string, lang: string): readonly number[] {
  const patterns = patternsOf(lang);
  if (patterns === undefined) return [];
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) =>
    word.length < 2 * SIDE ? [] : wordPoints(word, patterns).map((at) => index + at),
  );
}

function patternsOf(lang: string): Patterns | undefined {
  if (!loaded.has(lang)) {
    const base = lang.split('-')[0] ?? lang;
    const file = [lang, SPELLINGS[base] ?? base].find((name) => patternFiles().has(`${name}.js`));
    loaded.set(lang, file === undefined ? undefined : (load(`hyphen/patterns/${file}.js`) as Patterns));
  }
  return loaded.get(lang);
}

/** The files of patterns there are. */
function patternFiles(): ReadonlySet<string> {
  files ??= new Set(readdirSync(dirname(load.resolve('hyphen/patterns/de-1996.js'))).filter((name) => name !== BROKEN));
  return files;
}

function wordPoints(word: string, [levels, trie, exceptions]: Patterns): readonly number[] {
  const lower = word.toLowerCase();
  // A letter that changes its length in lower case would shift every index.
  if (lower.length !== word.length) return [];
  const exception = Object.hasOwn(exceptions, lower) ? exceptions[lower] : undefined;
  const marks = exception ?? patternMarks(lower, levels, trie);
  return marks.filter((at) => at >= SIDE && word.length - at >= SIDE);
}

function patternMarks(word: string, levels: Patterns[0], trie: Children): readonly number[] {
  const dotted = `.${word}.`;
  // A pattern's levels start at its first letter; the dots that mark both ends have none.
  const values = new Uint8Array(dotted.length + 1);
  for (let start = 0; start < dotted.length; start += 1) {
    let node: Children | undefined = trie;
    for (let at = start; at < dotted.length && node !== undefined; at += 1) {
      const next: Node | undefined = node[dotted[at] ?? ''];
      if (next === undefined) break;
      const level: number | undefined = typeof next === 'number' ? next : isPair(next) ? next[1] : undefined;
      const first = Math.max(0, start - 1);
      if (level !== undefined)
        levels[level]?.forEach((value, i) => (values[first + i] = Math.max(values[first + i] ?? 0, value)));
      node = typeof next === 'number' ? undefined : isPair(next) ? next[0] : next;
    }
  }
  return Array.from(word, (_, i) => i).filter((i) => i > 0 && (values[i] ?? 0) % 2 === 1);
}

const isPair = (node: Exclude<Node, number>): node is readonly [Children, number] => Array.isArray(node);
