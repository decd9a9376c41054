// The words of the site in one language, by key; a key that nobody has written stops the build.
import type { Game, Lang } from '../../engine/facts/game.ts';

/** Values for the `~name~` places of a text. */
export type Places = Readonly<Record<string, string | number>>;

/** Says one text of content/words/<lang>/site.yaml; the key is given without its `site.`. */
export type Say = (key: string, places?: Places) => string;

/** True where the language has the key, for texts that may be left out. */
export function hasWord(game: Pick<Game, 'words'>, lang: Lang, key: string): boolean {
  return game.words[lang]?.[`site.${key}`] !== undefined;
}

/**
 * The voice of one language. A text with the forms `one` and `other` is chosen by the place `count`, as that language counts.
 * Throws WORD_MISSING where the key is unknown.
 */
export function voiceOf(game: Pick<Game, 'words'>, lang: Lang): Say {
  const words = game.words[lang] ?? {};
  const plural = new Intl.PluralRules(lang);
  return (key, places = {}) => {
    const count = places['count'];
    const form = typeof count === 'number' && plural.select(count) === 'one' ? 'one' : 'other';
    const text = words[`site.${key}`] ?? words[`site.${key}.${form}`];
    if (text === undefined) throw new Error(`WORD_MISSING: content/words/${lang}/site.yaml has no text "${key}".`);
    return text.replace(/~([a-z][a-z0-9-]*)~/g, (whole, name: string) => {
      const value = places[name];
      return value === undefined ? whole : String(value);
    });
  };
}
