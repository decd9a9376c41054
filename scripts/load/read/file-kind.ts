// Which kind a file is of; its name and the table of kinds of cards say it.
import { nearestHint } from '../../problem/nearest.ts';

/** The table of the kinds of cards: it says which further lists there are. */
export const KINDS = 'kinds';

/** Goals of the balance lab, which are no part of the game. */
export const BALANCE = 'balance';

/** Ranges of the numbers that the balance lab may change. */
export const TUNING = 'tuning';

/** The lists of facts beside those of the cards: `<list>.yaml` holds the list of that name. */
export const LISTS = [KINDS, 'locations', 'inmates', 'recipes', BALANCE, TUNING] as const;

/** Lists that a game can do without. */
export const OPTIONAL: readonly string[] = [BALANCE, TUNING];

/** Facts that have no text to translate. */
const UNTRANSLATED: readonly string[] = ['recipes', TUNING];

/** Facts whose translations have a schema of their own; all others share one. */
const OWN_WORDS: readonly string[] = ['game', 'inmates'];

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

/** What file names are told apart by. */
export interface KnownNames {
  /** The lists of facts, those of the cards among them. */
  readonly lists: readonly string[];
  /** The word files there are in the source language. */
  readonly words: readonly string[];
}

const CHAPTER = /^rules\/(?:[0-9]+-)?([a-z][a-z0-9-]*)\.yaml$/;

/** The name a chapter's translation mirrors: without its number. */
export const chapterName = (name: string): string | undefined => CHAPTER.exec(name)?.[1];

/** `name` is the path inside the content folder. */
export const fileKind = (name: string, { lists, words }: KnownNames): FileKind => {
  const facts = ['game', ...lists];
  const mirrored = facts.filter((one) => !UNTRANSLATED.includes(one));
  if (chapterName(name) !== undefined) return { role: 'facts', schema: 'chapter' };
  const [, lang, inner] = /^words\/([a-z]{2,3}(?:-[a-z]+)?)\/(.+)\.yaml$/i.exec(name) ?? [];
  if (lang === undefined || inner === undefined) {
    const fact = /^([a-z0-9-]+)\.yaml$/.exec(name)?.[1];
    if (fact !== undefined && facts.includes(fact)) return { role: 'facts', schema: fact };
    return {
      role: 'unknown',
      hint: nearestHint(
        name,
        facts.map((one) => `${one}.yaml`),
      ),
    };
  }
  if (inner === 'phrases') return { role: 'words', schema: 'phrases', lang, name: inner };
  const chapter = chapterName(`${inner}.yaml`);
  if (lang !== SOURCE_LANG && chapter !== undefined)
    return { role: 'translation', schema: 'words-chapter', lang, mirrors: `rules/${chapter}` };
  if (lang !== SOURCE_LANG && mirrored.includes(inner))
    return {
      role: 'translation',
      schema: OWN_WORDS.includes(inner) ? `words-${inner}` : 'words-entries',
      lang,
      mirrors: inner,
    };
  if (words.includes(inner)) return { role: 'words', schema: 'words', lang, name: inner };
  return {
    role: 'unknown',
    hint: nearestHint(
      `${inner}.yaml`,
      [...(lang === SOURCE_LANG ? [] : mirrored), 'phrases', ...words].map((one) => `${one}.yaml`),
    ),
  };
};
