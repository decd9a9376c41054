// The voice of one language: a key and the values of its places in, the finished text out.
import { fill } from './marks.ts';
import { numberIn } from './number.ts';
import { chooseForm } from './plural.ts';

/** Words of one language by dotted key; forms by number are keys of their own: `card.one`, `card.other`. */
export type Words = Readonly<Record<string, string>>;

/** Values for the `~name~` places of a text. A number is written as the language writes it, and `count` chooses the form. */
export type Places = Readonly<Record<string, string | number>>;

/** Says one word. */
export type Say = (key: string, places?: Places) => string;

/** Values by place for `fill`, numbers as the language writes them. */
export function valuesIn(lang: string, places: Places): (name: string) => string | undefined {
  return (name) => {
    const value = Object.hasOwn(places, name) ? places[name] : undefined;
    return typeof value === 'number' ? numberIn(lang, value) : value;
  };
}

/** Whether somebody has written the word, in forms or as one text. */
export function hasWord(words: Words, key: string): boolean {
  return words[key] !== undefined || words[`${key}.other`] !== undefined;
}

/** The word in the form for `places.count`, its places filled; undefined where nobody has written it. */
export function sayWord(words: Words, lang: string, key: string, places: Places = {}): string | undefined {
  const { count } = places;
  const text =
    words[key] ??
    chooseForm((category) => words[`${key}.${category}`], lang, typeof count === 'number' ? count : undefined);
  return text === undefined ? undefined : fill(text, valuesIn(lang, places));
}

/**
 * The voice of the words file `file`. Its keys stand in `words` behind `prefix`.
 * Throws WORD_MISSING where the key is unknown: that is a fault of the code that asks, which tests find by asking for everything.
 */
export function voiceOf(words: Words, lang: string, file: string, prefix = `${file}.`): Say {
  return (key, places) => {
    const text = sayWord(words, lang, prefix + key, places);
    if (text === undefined) throw new Error(`WORD_MISSING: content/words/${lang}/${file}.yaml has no text "${key}".`);
    return text;
  };
}
