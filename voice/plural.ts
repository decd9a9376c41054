// Which form of a word a number asks for, by the plural categories of the language (Unicode CLDR, as Intl.PluralRules has them).

/** The categories there are, in the order people write them; each language has some of them, and every language has `other`. */
export const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];

/** One text for each category that needs its own; the others are said by `other`. */
export type Forms = { readonly [form in Category]?: string } & { readonly other: string };

/** A language that nobody has rules for counts as English does, whatever computer it runs on. */
const UNKNOWN = 'en';

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(lang: string): Intl.PluralRules {
  let found = rules.get(lang);
  if (found === undefined) {
    found = new Intl.PluralRules([lang, UNKNOWN]);
    rules.set(lang, found);
  }
  return found;
}

/** The category of a number: `one` for 1 in German, for 0 and 1 in French. */
export function categoryOf(lang: string, count: number): Category {
  return rulesOf(lang).select(count);
}

/** The categories of a language, in the order of `CATEGORIES`. */
export function categoriesOf(lang: string): readonly Category[] {
  const own = rulesOf(lang).resolvedOptions().pluralCategories;
  return CATEGORIES.filter((category) => own.includes(category));
}

/** Whether a key of a words file is the name of a form. */
export function isCategory(key: string): key is Category {
  return (CATEGORIES as readonly string[]).includes(key);
}

/** The form for a number; without one, and where the form is not written, `other`. */
export function chooseForm(
  formOf: (category: Category) => string | undefined,
  lang: string,
  count: number | undefined,
): string | undefined {
  return (count === undefined ? undefined : formOf(categoryOf(lang, count))) ?? formOf('other');
}
