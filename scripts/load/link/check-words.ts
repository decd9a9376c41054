// The words that print, site, engine and companion ask for: each must be there, no other is said, and each knows its places.
import { marksIn } from '../../../voice/marks.ts';
import { isCategory } from '../../../voice/plural.ts';
import { byNearness, isNear, nearestHint } from '../../problem/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import { placeOfFile } from '../../problem/source-file.ts';
import { SOURCE_LANG } from '../read/file-kind.ts';
import type { TextUse } from '../read/read-value.ts';
import NEEDED from '../text/needed-words.golden.json' with { type: 'json' };
import { child, type Node } from '../yaml/node.ts';
import { located } from '../yaml/problem-at.ts';
import { sourceRange, type KnownReferences } from './check-references.ts';
import type { Content, WordFile } from './content.ts';

/** Every word that is asked for, `print.board.sheet`, with the places that are filled in it. Forms by number are one word. */
const WORDS: Readonly<Record<string, readonly string[]>> = NEEDED;

/** Words that a content has as many of as it likes: signs, glossary, names of papers. */
export const OPEN = /^(?:print\.rulebook\.(?:symbols|glossary)|site\.print\.paper)[.-]/;

const withoutForm = (path: readonly string[]): readonly string[] =>
  path.length > 1 && isCategory(path.at(-1) ?? '') ? path.slice(0, -1) : path;

/** The word a text belongs to: file, groups, name. */
export const wordOf = (file: string, path: readonly string[]): string => [file, ...withoutForm(path)].join('.');

/** A word's names in its file, without the file. */
const stepsOf = (word: string): readonly string[] => word.split('.').slice(1);

/** The words of a file that nobody asks for, once each, with their first text. */
const strays = ({ name, parsed }: WordFile): ReadonlyMap<string, TextUse> => {
  const found = new Map<string, TextUse>();
  for (const use of parsed.texts) {
    const word = wordOf(name, use.path);
    if (WORDS[word] === undefined && !OPEN.test(word) && !found.has(word)) found.set(word, use);
  }
  return found;
};

/** The key that makes a word unknown, and how many steps down it stands: the first step that no needed word shares. */
const strangeKey = (
  root: Node | undefined,
  word: string,
  known: readonly string[],
): { key: Node | undefined; depth: number } => {
  const steps = stepsOf(word);
  let node = root;
  for (const [index, step] of steps.entries()) {
    const key = node?.kind === 'map' ? node.entries.find((entry) => entry.key.text === step)?.key : undefined;
    const path = [word.split('.')[0], ...steps.slice(0, index + 1)].join('.');
    if (!known.some((one) => one === path || one.startsWith(`${path}.`))) return { key, depth: index + 1 };
    node = child(node, step);
  }
  return { key: undefined, depth: steps.length };
};

/** The same distance up the tree: only words beside each other are taken for one another. */
const nearestOf = (word: string, candidates: readonly string[]): string | undefined => {
  const [nearest] = byNearness(word, candidates);
  return nearest !== undefined && isNear(word, nearest) ? nearest : undefined;
};

const unknownWords = (file: WordFile, missing: ReadonlySet<string>): { problems: Problem[]; meant: Set<string> } => {
  const known = Object.keys(WORDS).filter((word) => word.startsWith(`${file.name}.`));
  const meant = new Set<string>();
  const seen = new Set<Node>();
  const problems = [...strays(file)].flatMap(([word, use]): Problem[] => {
    const instead = nearestOf(word, [...missing]);
    if (instead !== undefined) meant.add(instead);
    const { key, depth } = strangeKey(file.parsed.root, word, known);
    const node = key ?? use.node;
    const named = (of: string): string => stepsOf(of).slice(0, depth).join('.');
    // A group with a misspelt name is one fault, however many words are in it.
    for (const other of missing) if (sameBelow(word, other)) meant.add(other);
    if (seen.has(node)) return [];
    seen.add(node);
    return [
      located(file.parsed.file, {
        code: 'UNKNOWN_WORD',
        start: node.start,
        end: node.kind === 'scalar' ? node.end : node.start + 1,
        message: `nothing says the word "${named(word)}" of ${file.name}.yaml`,
        hint: nearestHint(named(word), [...new Set((instead === undefined ? known : [instead]).map(named))]),
      }),
    ];
  });
  return { problems, meant };
};

/** Two words that differ in one step alone, and nearly agree there. */
const sameBelow = (a: string, b: string): boolean => {
  const [left, right] = [a.split('.'), b.split('.')];
  if (left.length !== right.length) return false;
  const differing = left.flatMap((step, index) => (step === right[index] ? [] : [[step, right[index] ?? ''] as const]));
  const [only] = differing;
  return differing.length === 1 && only !== undefined && isNear(only[0], only[1]);
};

/** One problem per group that lacks words: at the group, or at the file's beginning. */
const missingWords = (file: WordFile, missing: readonly string[]): Problem[] => {
  const gaps = new Map<string, { readonly at: Node | undefined; readonly words: string[] }>();
  for (const word of missing) {
    const steps = stepsOf(word);
    let node = file.parsed.root;
    let at: Node | undefined;
    let depth = 0;
    for (const step of steps) {
      const entry = node?.kind === 'map' ? node.entries.find(({ key }) => key.text === step) : undefined;
      if (entry === undefined) break;
      [node, at, depth] = [entry.value, entry.key, depth + 1];
    }
    const gap = steps.slice(0, depth + 1).join('.');
    const known = gaps.get(gap) ?? { at, words: [] };
    known.words.push(word);
    gaps.set(gap, known);
  }
  return [...gaps].map(([gap, { at, words }]) =>
    located(file.parsed.file, {
      code: 'MISSING_WORD',
      start: at?.start ?? 0,
      end: at?.kind === 'scalar' ? at.end : (at?.start ?? 0) + 1,
      message: `${file.name}.yaml lacks the word "${gap}"${words.length > 1 ? ` (${String(words.length)} words)` : ''}`,
      hint: `add "${gap.split('.').at(-1) ?? ''}" here`,
    }),
  );
};

const placeHint = (name: string, places: readonly string[], facts: readonly string[]): string =>
  nearestOf(name, [...places, ...facts]) !== undefined
    ? nearestHint(name, [...places, ...facts])
    : places.length === 0
      ? 'this word has no places'
      : `its places are ${places.map((place) => `~${place}~`).join(', ')}`;

/** Places of words that nobody fills and no fact has: they would be printed as they are written. */
const strangePlaces = (
  file: WordFile,
  values: ReadonlyMap<string, string> | undefined,
  only?: ReadonlySet<string>,
): Problem[] =>
  file.parsed.texts.flatMap((use) => {
    const word = wordOf(file.name, use.path);
    const places = WORDS[word];
    if (places === undefined) return [];
    return marksIn(use.node.text).flatMap(({ name, at, length }): Problem[] => {
      if (name === '' || name.includes('.') || places.includes(name) || values?.has(name) === true) return [];
      if (only !== undefined && !only.has(`${word} ${name}`)) return [];
      const range = sourceRange(file.parsed, use.node, at, length);
      return [
        located(file.parsed.file, {
          code: 'UNKNOWN_REFERENCE',
          ...range,
          message: `nothing fills the place ~${name}~ of the word "${stepsOf(word).join('.')}"`,
          hint: placeHint(name, places, [...(values?.keys() ?? [])]),
        }),
      ];
    });
  });

export interface WordFaults {
  readonly problems: readonly Problem[];
  /** Word files of which the source language is at fault: what their translations lack or have too much is its follower. */
  readonly broken: ReadonlySet<string>;
}

/** Everything wrong with the words of all languages. Translations may lack words; the source language may not. */
export const checkWords = (content: Content, { values }: KnownReferences): WordFaults => {
  const problems: Problem[] = [];
  const broken = new Set<string>();
  const names = [...new Set(Object.keys(WORDS).map((word) => word.split('.')[0] ?? ''))];
  for (const name of names) {
    const files = content.words.filter((file) => file.name === name);
    const source = files.find(({ lang }) => lang === SOURCE_LANG);
    if (source === undefined) {
      problems.push({
        severity: 'error',
        code: 'MISSING_FILE',
        place: placeOfFile(wordsPath(content, name)),
        message: `the file "words/${SOURCE_LANG}/${name}.yaml" is missing`,
        hint: 'content/README.md says what belongs in it',
      });
      continue;
    }
    if (source.parsed.root === undefined || source.parsed.problems.length > 0) continue;
    const have = new Set(source.parsed.texts.map(({ path }) => wordOf(name, path)));
    const missing = new Set(Object.keys(WORDS).filter((word) => word.startsWith(`${name}.`) && !have.has(word)));
    const own = unknownWords(source, missing);
    const places = strangePlaces(source, values.get(SOURCE_LANG));
    const found = [
      ...own.problems,
      ...places,
      ...missingWords(
        source,
        [...missing].filter((word) => !own.meant.has(word)),
      ),
    ];
    if (found.length > 0) broken.add(name);
    problems.push(...found);
    const shared = new Set(
      source.parsed.texts.flatMap(({ path, node }) =>
        marksIn(node.text).map((mark) => `${wordOf(name, path)} ${mark.name}`),
      ),
    );
    for (const file of files) {
      if (file === source || file.parsed.problems.length > 0) continue;
      const stray = new Set([...strays(file).keys()].filter((word) => have.has(word)));
      if (stray.size > 0) problems.push(...unknownWords(file, missing).problems);
      problems.push(...strangePlaces(file, values.get(file.lang), shared));
    }
  }
  return { problems, broken };
};

/** Where a words file of the source language would stand: beside the phrases. */
const wordsPath = (content: Content, name: string): string => {
  const phrases = content.words.find((file) => file.lang === SOURCE_LANG)?.parsed.file.path;
  return phrases?.replace(/[^/\\]+$/, `${name}.yaml`) ?? `words/${SOURCE_LANG}/${name}.yaml`;
};

/** A translation's fault that is but the follower of a fault in the source's words. */
export const followsWords = ({ code, place }: Problem, broken: ReadonlySet<string>): boolean =>
  ['TEXT_WITHOUT_SOURCE', 'MISSING_TRANSLATION', 'PLACES_DIFFER'].includes(code) &&
  broken.has(/[/\\]words[/\\][^/\\]+[/\\]([^/\\]+)\.yaml$/.exec(place.file)?.[1] ?? '');
