// The words of the companion in its language, by key.

export type Places = Readonly<Record<string, string | number>>;
export type Say = (key: string, places?: Places) => string;

/** A text with the forms `one` and `other` is chosen by the place `count`. Throws WORD_MISSING where the key is unknown; a test reads them all. */
export function voiceFrom(words: Readonly<Record<string, string>>, lang: string): Say {
  const plural = new Intl.PluralRules(lang);
  return (key, places = {}) => {
    const { count } = places;
    const form = typeof count === 'number' && plural.select(count) === 'one' ? 'one' : 'other';
    const text = words[key] ?? words[`${key}.${form}`];
    if (text === undefined) throw new Error(`WORD_MISSING: companion.yaml has no text "${key}".`);
    return text.replace(/~([a-z][a-z0-9-]*)~/g, (whole, name: string) => String(places[name] ?? whole));
  };
}
