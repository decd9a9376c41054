// Which kind a file is of; its name alone says it.
import { nearestHint } from '../../problem/nearest.ts';

/** The lists of facts: `<list>.yaml` holds the list of that name. */
export const LISTS = [
  'locations',
  'parts',
  'accessories',
  'weapons',
  'actions',
  'valuables',
  'tools',
  'gangs',
  'backgrounds',
  'inmates',
  'recipes',
  'strength-cards',
] as const;
export type List = (typeof LISTS)[number];

/** The language that stands with the facts. */
export const SOURCE_LANG = 'de';

export type FileKind =
  /** Facts and source texts: game.yaml, a list, a chapter. */
  | { readonly role: 'facts'; readonly schema: string }
  /** Texts of another language for the facts file `mirrors` (`gangs`, `rules/extort`). */
  | { readonly role: 'translation'; readonly schema: string; readonly lang: string; readonly mirrors: string }
  /** Phrases and words, in every language alike. */
  | { readonly role: 'words'; readonly schema: string; readonly lang: string; readonly name: string }
  | { readonly role: 'unknown'; readonly hint: string };

const FACTS = ['game', ...LISTS];
const MIRRORED = FACTS.filter((name) => name !== 'recipes' && name !== 'strength-cards');
const CHAPTER = /^rules\/(?:[0-9]+-)?([a-z][a-z0-9-]*)\.yaml$/;

/** The name a chapter's translation mirrors: without its number. */
export const chapterName = (name: string): string | undefined => CHAPTER.exec(name)?.[1];

/** `name` is the path inside the content folder; `words` are the names of the word files there are in the source language. */
export const fileKind = (name: string, words: readonly string[]): FileKind => {
  if (chapterName(name) !== undefined) return { role: 'facts', schema: 'chapter' };
  const [, lang, inner] = /^words\/([a-z]{2,3}(?:-[a-z]+)?)\/(.+)\.yaml$/i.exec(name) ?? [];
  if (lang === undefined || inner === undefined) {
    const fact = /^([a-z-]+)\.yaml$/.exec(name)?.[1];
    if (fact !== undefined && FACTS.includes(fact)) return { role: 'facts', schema: fact };
    return {
      role: 'unknown',
      hint: nearestHint(
        name,
        FACTS.map((one) => `${one}.yaml`),
      ),
    };
  }
  if (inner === 'phrases') return { role: 'words', schema: 'phrases', lang, name: inner };
  const chapter = chapterName(`${inner}.yaml`);
  if (lang !== SOURCE_LANG && chapter !== undefined)
    return { role: 'translation', schema: 'words-chapter', lang, mirrors: `rules/${chapter}` };
  if (lang !== SOURCE_LANG && MIRRORED.includes(inner))
    return { role: 'translation', schema: `words-${inner}`, lang, mirrors: inner };
  if (words.includes(inner)) return { role: 'words', schema: 'words', lang, name: inner };
  return {
    role: 'unknown',
    hint: nearestHint(
      `${inner}.yaml`,
      [...(lang === SOURCE_LANG ? [] : MIRRORED), 'phrases', ...words].map((one) => `${one}.yaml`),
    ),
  };
};
