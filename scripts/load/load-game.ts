// The only door to content/: a folder of YAML in, a checked and frozen `Game` or all of its problems out.
import { createHash } from 'node:crypto';
import { isAbsolute, relative, sep } from 'node:path';
import type { Game } from '../../engine/facts/game.ts';
import { fill } from '../../voice/marks.ts';
import type { Origin } from '../problem/origin-marks.ts';
import type { Problem } from '../problem/problem.ts';
import { sortProblems } from '../problem/sort-problems.ts';
import { buildFacts } from './link/build-facts.ts';
import { buildGame, textOfContent } from './link/build-game.ts';
import { checkFacts } from './link/check-facts.ts';
import { checkLimits } from './link/check-limits.ts';
import { checkIds } from './link/check-ids.ts';
import { checkPictures, readPictures } from './link/check-pictures.ts';
import { checkPlurals } from './link/check-plurals.ts';
import { checkTypedNumbers } from './link/check-typed-numbers.ts';
import { checkReferences, unsureOf, type KnownReferences } from './link/check-references.ts';
import { checkTranslations } from './link/check-translations.ts';
import { cardLists, isClean } from './link/content.ts';
import { placeMarker, type Mark } from './link/mark.ts';
import { checkSchemas, gatherContent, type Parse } from './link/gather.ts';
import { goalsOf, tuningOf, type Goal, type TuningRange } from './link/goals.ts';
import { readKinds } from './link/kinds.ts';
import { checkLeftOut, leftOutOf, type LeftOut } from './link/left-out.ts';
import { checkWords, followsWords, type WordFaults } from './link/check-words.ts';
import { checkPhraseFiles, phrasesOf } from './link/words.ts';
import type { RawGame } from './link/raw.ts';
import { parseFile } from './read/parse-file.ts';
import { readFiles, type FoundFiles } from './read/read-files.ts';
import type { SourceFile } from '../problem/source-file.ts';
import { readSchemas } from './schema/read-schemas.ts';
import { referencesTo } from './text/lookup.ts';

export type { Goal, HealthyRange, TuningRange } from './link/goals.ts';
export type { LeftOut } from './link/left-out.ts';

export interface LoadOptions {
  /** The templates folder, to check that pictures exist; without it they are not checked. */
  readonly templates?: string;
  /** Also refuses words that print, site, engine and companion ask for and the content lacks, and words nobody asks for. */
  readonly words?: boolean;
  /** Parses one file, by default afresh; a watcher hands in one that remembers. */
  readonly parse?: Parse;
  /** Texts to read in place of those of files, by their names in the folder: the content as it would be. */
  readonly texts?: ReadonlyMap<string, string>;
}

export interface Loaded {
  readonly game: Game;
  /** Warnings only: texts that are not translated. */
  readonly problems: readonly Problem[];
  /** Cards with 0 copies. */
  readonly leftOut: readonly LeftOut[];
  /** Goals of the balance lab. */
  readonly goals: readonly Goal[];
  /** Numbers that the balance lab may change. */
  readonly tuning: readonly TuningRange[];
  /** The same game once more with every text marked by its place, to find the line of a text that does not print. */
  readonly marked: () => MarkedGame;
}

export interface MarkedGame {
  readonly game: Game;
  /** Places by the number of their mark (scripts/problem/origin-marks.ts). */
  readonly origins: readonly Origin[];
}

export interface NotLoaded {
  readonly game: undefined;
  /** At least one error, and the warnings. */
  readonly problems: readonly Problem[];
  readonly leftOut: readonly LeftOut[];
}

/** Depends on names and texts alone, so on no folder, clock or system. */
const hashOf = (files: readonly SourceFile[]): string => {
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(`${name}\0${text.replace(/\r\n?/g, '\n').normalize('NFC')}\0`);
  return hash.digest('hex');
};

/** What was found, with other texts in place of some. */
const withTexts = (found: FoundFiles, texts: LoadOptions['texts']): FoundFiles =>
  texts === undefined
    ? found
    : { ...found, files: found.files.map((file) => ({ ...file, text: texts.get(file.name) ?? file.text })) };

/** The folder as the user would type it: relative where it lies under the working folder. */
const shownFolder = (dir: string): string => {
  const short = relative(process.cwd(), dir);
  return isAbsolute(dir) && short !== '' && !short.startsWith('..') && !isAbsolute(short)
    ? short
    : dir.length > 1 && dir.endsWith(sep)
      ? dir.slice(0, -1)
      : dir;
};

/**
 * Loads the game from a content folder. Never throws for what a user can do wrong: every fault is a `Problem` with a place, and all of
 * them come at once. Missing translations are warnings; the source text stands in their place and `game.missing` lists them.
 */
export const loadGame = (
  dir: string,
  { templates, words = false, parse = parseFile, texts }: LoadOptions = {},
): Loaded | NotLoaded => {
  const folder = shownFolder(dir);
  const found = withTexts(readFiles(folder), texts);
  if (found.files.length === 0 && found.problems.length > 0)
    return { game: undefined, problems: sortProblems(found.problems), leftOut: [] };
  const { schemas, problems: schemaProblems } = readSchemas(folder);
  // Causes first: without its schemas and its table of kinds, nothing sensible can be said of the rest.
  const before =
    schemaProblems.length > 0
      ? { kinds: [], problems: schemaProblems }
      : readKinds(folder, found.files, schemas, parse);
  const { kinds } = before;
  const causes = before.problems.length > 0 ? before.problems : checkSchemas(folder, found.files, { schemas, kinds });
  if (causes.length > 0)
    return { game: undefined, problems: sortProblems([...found.problems, ...causes]), leftOut: [] };
  const { content, problems } = gatherContent(folder, found.files, { schemas, kinds }, parse);
  const gameFile = content.facts.get('game');
  const raw = isClean(gameFile) ? (gameFile?.value as RawGame) : undefined;
  const leftOut = leftOutOf(content);
  const pictures = readPictures(templates);
  const valuesOf = (mark?: Mark): KnownReferences['values'] => {
    const named = buildFacts(
      content,
      raw,
      textOfContent(content, (_, text) => text, mark),
      new Set(),
    );
    return new Map(
      content.languages.map((lang) => [
        lang,
        referencesTo(named, lang, phrasesOf(content, lang, mark)?.phrases.forms.numbers),
      ]),
    );
  };
  const references: KnownReferences = {
    values: valuesOf(),
    icons: pictures.icons,
    unsure: unsureOf(content, ['locations', ...cardLists(content), 'inmates'], raw !== undefined),
  };
  const translations = checkTranslations(content);
  const wordFaults: WordFaults = words ? checkWords(content, references) : { problems: [], broken: new Set() };
  const phrases = checkPhraseFiles(content, pictures.icons);
  const all = sortProblems([
    ...found.problems,
    ...problems,
    ...checkIds(content),
    ...checkFacts(content, raw),
    ...checkLimits(content, raw),
    ...checkLeftOut(content, leftOut),
    ...checkPictures(content, pictures),
    ...checkReferences(content, references),
    ...checkPlurals(content),
    ...checkTypedNumbers(content),
    ...wordFaults.problems,
    ...translations.problems.filter((problem) => !followsWords(problem, wordFaults.broken)),
    ...phrases.problems,
  ]);
  if (raw === undefined || all.some(({ severity }) => severity === 'error'))
    return { game: undefined, problems: all, leftOut };
  const ingredients = {
    content,
    game: raw,
    references,
    leftOut: new Set(leftOut.map(({ id }) => id)),
    missing: [...translations.missing, ...phrases.missing],
    hash: hashOf(found.files),
  };
  const marked = (): MarkedGame => {
    const { mark, origins } = placeMarker();
    const game = buildGame({ ...ingredients, references: { ...references, values: valuesOf(mark) }, mark });
    return { game, origins };
  };
  const filled = textOfContent(content, (lang, text) => fill(text, (name) => references.values.get(lang)?.get(name)));
  return {
    game: buildGame(ingredients),
    problems: all,
    leftOut,
    goals: goalsOf(content, filled),
    tuning: tuningOf(content),
    marked,
  };
};
