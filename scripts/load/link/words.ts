// Words and phrases of every language, with the source language's text where one is missing.
import type { Lang, MissingWord, Words } from '../../../engine/facts/game.ts';
import type { Problem } from '../../problem/problem.ts';
import { nearestHint } from '../../problem/nearest.ts';
import { SOURCE_LANG } from '../read/file-kind.ts';
import { keyOf } from '../read/read-value.ts';
import { checkPhrases } from '../text/check-phrases.ts';
import { markFallback, withFallback, type PartialPhrases } from '../text/fallback.ts';
import type { Phrases } from '../text/phrases.ts';
import { child, nodeAt, type Node } from '../yaml/node.ts';
import { located } from '../yaml/problem-at.ts';
import { wordPlaces } from './check-plurals.ts';
import { markedValue, plainly, type Mark } from './mark.ts';
import { cardLists, idsOf, isClean, type Content, type WordFile } from './content.ts';

const wordFile = (content: Content, lang: Lang, name: string): WordFile | undefined =>
  content.words.find((one) => one.lang === lang && one.name === name);

const markedFor = (lang: Lang, of: Lang, text: string): string => (of === lang ? text : markFallback(text));

/** Words of one language: `print.board.yard` → text, with the source's text, marked, where one is missing. */
export const wordsOf = (
  content: Content,
  lang: Lang,
  fill: (lang: Lang, text: string) => string,
  mark: Mark = plainly,
): Words => {
  const words: Record<string, string> = {};
  /** Words said so far by place: all forms of a word come from one language. */
  const said = new Set<string>();
  for (const of of lang === SOURCE_LANG ? [lang] : [lang, SOURCE_LANG]) {
    const texts = content.words
      .filter((one) => one.lang === of && one.name !== 'phrases')
      .flatMap(({ name, parsed }) => {
        const place = wordPlaces(parsed);
        return parsed.texts.map(({ path, node }) => ({
          key: [name, ...path],
          word: keyOf([name, ...place(path)]),
          text: mark(node.text.trimEnd(), parsed, node),
        }));
      })
      .filter(({ word }) => !said.has(word));
    for (const { key, word, text } of texts) {
      said.add(word);
      words[key.join('.')] = markedFor(lang, of, fill(of, text));
    }
  }
  return words;
};

/** The phrases of one language and the keys it lacks; undefined when the source's phrases cannot be used. */
export const phrasesOf = (
  content: Content,
  lang: Lang,
  mark: Mark = plainly,
): { readonly phrases: Phrases; readonly missing: readonly string[] } | undefined => {
  const source = wordFile(content, SOURCE_LANG, 'phrases');
  if (source === undefined || !isClean(source.parsed)) return undefined;
  const phrases = markedValue(source.parsed, mark) as Phrases;
  if (lang === SOURCE_LANG) return { phrases, missing: [] };
  const own = wordFile(content, lang, 'phrases');
  if (own !== undefined && !isClean(own.parsed)) return undefined;
  return withFallback(
    phrases,
    (own === undefined ? {} : markedValue(own.parsed, mark)) as PartialPhrases,
    markFallback,
  );
};

const rangeOf = (node: Node | undefined): { readonly start: number; readonly end: number } => ({
  start: node?.start ?? 0,
  end: node?.kind === 'scalar' ? node.end : (node?.start ?? 0) + 1,
});

interface Names {
  readonly known: readonly string[];
  /** Nothing of what names them was unreadable, so that a missing name is really missing. */
  readonly whole: boolean;
}

const entriesOf = (content: Content, section: 'locations' | 'cards' | 'gangs'): Names => {
  const lists = section === 'cards' ? cardLists(content, ({ held }) => held) : [section];
  return {
    known: [...lists.flatMap((list) => idsOf(content, list)), 'default', ...(section === 'locations' ? ['any'] : [])],
    whole: lists.every((list) => content.facts.get(list)?.root !== undefined),
  };
};

const numbersOf = (content: Content): Names => {
  const game = content.facts.get('game');
  const numbers = child(game?.root, 'numbers');
  return { known: numbers?.kind === 'map' ? numbers.entries.map(({ key }) => key.text) : [], whole: isClean(game) };
};

/** Forms are bent names and counted numbers: they must exist. */
const checkForms = (content: Content, { parsed }: WordFile): Problem[] =>
  (['locations', 'cards', 'gangs', 'numbers'] as const).flatMap((section) => {
    const forms = child(child(parsed.root, 'forms'), section);
    const { known, whole } = section === 'numbers' ? numbersOf(content) : entriesOf(content, section);
    if (forms?.kind !== 'map' || !whole) return [];
    return forms.entries
      .filter(({ key }) => !known.includes(key.text))
      .map(({ key }) =>
        located(parsed.file, {
          code: 'UNKNOWN_ID',
          start: key.start,
          end: key.end,
          message: `forms of "${key.text}" are given, which does not exist among ${section}`,
          hint: nearestHint(key.text, known),
        }),
      );
  });

/** Places nobody fills, ids nobody has, and sentences a language lacks. */
export const checkPhraseFiles = (
  content: Content,
  icons: ReadonlySet<string> | undefined,
): { readonly problems: readonly Problem[]; readonly missing: readonly MissingWord[] } => {
  const problems: Problem[] = [];
  const missing: MissingWord[] = [];
  for (const file of content.words.filter(({ name }) => name === 'phrases')) {
    if (!isClean(file.parsed) || file.parsed.root === undefined) continue;
    problems.push(...checkForms(content, file));
    const whole = phrasesOf(content, file.lang);
    if (whole === undefined) continue;
    for (const { path, code, message, hint } of checkPhrases(whole.phrases, icons)) {
      const node = nodeAt(file.parsed.root, path);
      if (node !== undefined) problems.push(located(file.parsed.file, { code, ...rangeOf(node), message, hint }));
    }
    for (const key of whole.missing) {
      missing.push({ lang: file.lang, where: `words/${file.lang}/phrases.yaml ${key}` });
      const steps = key.split('.');
      const nearest = steps
        .map((_, index) => nodeAt(file.parsed.root as Node, steps.slice(0, steps.length - index - 1)))
        .find((node) => node !== undefined);
      problems.push(
        located(file.parsed.file, {
          severity: 'warning',
          code: 'MISSING_TRANSLATION',
          ...rangeOf(nearest),
          message: `the phrase "${key}" is not translated to "${file.lang}"`,
          hint: `add "${steps.at(-1) ?? ''}" here; until then the source phrase is printed`,
        }),
      );
    }
  }
  for (const lang of content.languages) {
    if (lang === SOURCE_LANG || wordFile(content, lang, 'phrases') !== undefined) continue;
    for (const key of phrasesOf(content, lang)?.missing ?? [])
      missing.push({ lang, where: `words/${lang}/phrases.yaml ${key}` });
  }
  return { problems, missing };
};
