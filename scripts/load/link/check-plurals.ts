// The forms of words by number: only those the language has, and always the one for all other numbers.
import { CATEGORIES, categoriesOf, isCategory } from '../../../voice/plural.ts';
import type { Problem } from '../../problem/problem.ts';
import { nearestHint } from '../../problem/nearest.ts';
import type { ParsedFile } from '../read/parse-file.ts';
import { keyOf, type Path } from '../read/read-value.ts';
import type { MapNode, Node, ScalarNode } from '../yaml/node.ts';
import { located } from '../yaml/problem-at.ts';
import type { Content, WordFile } from './content.ts';

/** Phrases are also given by reach; text/check-phrases.ts sees to those. */
const REACHES: readonly string[] = ['here', 'anywhere'];

/** A mapping is a word in forms when one of its keys is a form and holds a text. */
const isWord = (node: MapNode): boolean =>
  node.entries.some(({ key, value }) => isCategory(key.text) && value.kind === 'scalar') &&
  !node.entries.some(({ key }) => REACHES.includes(key.text));

/** Every word in forms below a node. */
const wordsBelow = (
  node: Node | undefined,
  path: Path = [],
): readonly { readonly node: MapNode; readonly path: Path }[] =>
  node?.kind === 'map'
    ? [
        ...(isWord(node) ? [{ node, path }] : []),
        ...node.entries.flatMap(({ key, value }) => wordsBelow(value, [...path, key.text])),
      ]
    : [];

/** The place of a word, whatever its form: languages give the same word in different forms. */
export const wordPlaces = (...files: readonly (ParsedFile | undefined)[]): ((path: Path) => Path) => {
  const inForms = new Set(files.flatMap((parsed) => wordsBelow(parsed?.root).map(({ path }) => keyOf(path))));
  return (path) => (inForms.has(keyOf(path.slice(0, -1))) ? path.slice(0, -1) : path);
};

const formFaults = ({ lang, parsed }: WordFile, node: MapNode, path: Path): Problem[] => {
  const own = categoriesOf(lang);
  const strange = (key: ScalarNode, message: string, hint: string): Problem =>
    located(parsed.file, { code: 'UNKNOWN_PLURAL_FORM', start: key.start, end: key.end, message, hint });
  const problems = node.entries.flatMap(({ key }): Problem[] => {
    if (!isCategory(key.text))
      return [
        strange(key, `"${key.text}" is no plural form, as its neighbours are`, nearestHint(key.text, CATEGORIES)),
      ];
    if (own.includes(key.text)) return [];
    return [strange(key, `the language "${lang}" has no plural form "${key.text}"`, `it has ${own.join(', ')}`)];
  });
  if (problems.length > 0 || node.entries.some(({ key }) => key.text === 'other')) return problems;
  return [
    located(parsed.file, {
      code: 'MISSING_FIELD',
      start: node.start,
      end: node.start + 1,
      message: `"${path.join('.')}" has no form "other", which stands for every number without a form of its own`,
      hint: 'add "other"',
    }),
  ];
};

/** Faults in the forms of all words and phrases, each language by its own plural categories. */
export const checkPlurals = (content: Content): Problem[] =>
  content.words.flatMap((file) =>
    wordsBelow(file.parsed.root).flatMap(({ node, path }) => formFaults(file, node, path)),
  );
