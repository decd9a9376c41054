// Both languages complete: each text of the source has its translation, and no translation is without a source.
import type { MissingWord } from '../../../engine/facts/game.ts';
import { marksIn } from '../../../voice/marks.ts';
import type { Problem } from '../../problem/problem.ts';
import { SOURCE_LANG } from '../read/file-kind.ts';
import { keyOf } from '../read/read-value.ts';
import { located } from '../yaml/problem-at.ts';
import type { Content, WordFile } from './content.ts';
import { wordPlaces } from './check-plurals.ts';
import { missingPlaces, missingWarnings, missingWord, surplus, type PlaceOf } from './texts.ts';

export interface TranslationReport {
  readonly problems: readonly Problem[];
  readonly missing: readonly MissingWord[];
}

/** The places of a word in all of its forms. */
const placesUnder = (words: WordFile, stem: readonly string[]): ReadonlySet<string> => {
  const places = words.parsed.texts
    .filter((use) => stem.every((step, index) => use.path[index] === step))
    .flatMap(({ node }) => marksIn(node.text).map(({ name }) => name));
  return new Set(places);
};

/** A place that the source text does not have is one that nobody will fill. */
const strangePlaces = (source: WordFile, own: WordFile, placeOf: PlaceOf): Problem[] => {
  const written = new Set(source.parsed.texts.map(({ path }) => keyOf(placeOf(path))));
  return own.parsed.texts.flatMap(({ path, node }) => {
    if (!node.text.includes('~') || !written.has(keyOf(placeOf(path)))) return [];
    const known = placesUnder(source, placeOf(path));
    return marksIn(node.text)
      .filter(({ name }) => name !== '' && !name.includes('.') && !known.has(name))
      .map(({ name }) => {
        const mark = `~${name}~`;
        const start = Math.max(node.start, own.parsed.file.text.indexOf(mark, node.start));
        return located(own.parsed.file, {
          code: 'PLACES_DIFFER',
          start,
          end: start + mark.length,
          message: `"${path.join('.')}" has the place ${mark}, which the source text does not have`,
          hint:
            known.size === 0
              ? 'the source text has no places'
              : `places there: ${[...known].map((name) => `~${name}~`).join(', ')}`,
        });
      });
  });
};

/** Facts and words of every language against the source language. Phrases fall back sentence by sentence, see text/fallback.ts. */
export const checkTranslations = (content: Content): TranslationReport => {
  const problems: Problem[] = [];
  const missing: MissingWord[] = [];
  for (const lang of content.languages.filter((one) => one !== SOURCE_LANG)) {
    for (const [file, source] of content.facts) {
      const translation = content.translations.find((one) => one.lang === lang && one.mirrors === file);
      problems.push(...missingWarnings(source, translation?.parsed, lang, file));
      if (translation !== undefined) problems.push(...surplus(source, translation));
      missing.push(...missingPlaces(source, translation?.parsed).map((path) => missingWord(lang, file, path)));
    }
    for (const { lang: of, mirrors, parsed } of content.translations) {
      if (of === lang && mirrors.startsWith('rules/') && !content.facts.has(mirrors))
        problems.push(
          located(parsed.file, {
            code: 'TEXT_WITHOUT_SOURCE',
            start: 0,
            end: 1,
            message: `this file translates "${mirrors}", which does not exist`,
            hint: 'rename it as the file it mirrors',
          }),
        );
    }
    for (const source of content.words.filter((one) => one.lang === SOURCE_LANG && one.name !== 'phrases')) {
      const own = content.words.find((one) => one.lang === lang && one.name === source.name);
      const place = wordPlaces(source.parsed, own?.parsed);
      problems.push(...missingWarnings(source.parsed, own?.parsed, lang, source.name, place));
      missing.push(
        ...missingPlaces(source.parsed, own?.parsed, place).map((path) => missingWord(lang, source.name, path)),
      );
      if (own !== undefined)
        problems.push(
          ...surplus(source.parsed, { lang, mirrors: source.name, parsed: own.parsed }, place),
          ...strangePlaces(source, own, place),
        );
    }
  }
  return { problems, missing };
};
