// Where rule ids are named: in the engine's code, and in the titles of its tests.

export interface SourceText {
  /** From the root of the project, with slashes. */
  readonly name: string;
  readonly text: string;
}

/** Rooms of the engine in which rules are played; what stands in `api`, `oracle` or `testing` plays nothing. */
const PLAYING = /^engine\/(rules|state|tables|play|view)\//;
const TEST = /\.test\.ts$/;

export const isCode = ({ name }: SourceText): boolean => PLAYING.test(name) && !TEST.test(name);
export const isTest = ({ name }: SourceText): boolean => name.startsWith('engine/') && TEST.test(name);

/** Anything spelt like a rule id of one of these chapters; a file name such as `turn.ts` is none. */
const idsIn = (text: string, chapters: ReadonlySet<string>): string[] =>
  [...text.matchAll(/(?<![\w./-])([a-z]+)\.([a-z]+(?:-[a-z]+)*)(?![\w(-]|\.\w)/g)]
    .filter(([, chapter, rule]) => chapter !== undefined && chapters.has(chapter) && rule !== 'ts')
    .map(([id]) => id);

/** Comments and text in quotes: the places where code names a rule. */
const namingParts = (text: string): string =>
  [...text.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'[^'\n]*'/g)].map(([part]) => part).join('\n');

/** Titles of tests, and the first cells of rows that titles are filled from. */
const titles = (text: string): string =>
  [
    ...text.matchAll(
      /\b(?:describe|it|test)(?:\.[a-z]+)*\(\s*'([^'\n]*)'|\)\('([^'\n]*)', |^\s*\[?'([a-z]+\.[a-z-]+)'(?=[,\]])/gm,
    ),
  ]
    .map((found) => found.slice(1).join(''))
    .join('\n');

const named = (
  sources: readonly SourceText[],
  part: (text: string) => string,
  chapters: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> => {
  const places = new Map<string, string[]>();
  for (const { name, text } of sources)
    for (const id of new Set(idsIn(part(text), chapters))) places.set(id, [...(places.get(id) ?? []), name]);
  return places;
};

/** Rule ids that the engine's code names, each with the files. */
export const citedInCode = (
  sources: readonly SourceText[],
  chapters: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> => named(sources.filter(isCode), namingParts, chapters);

/** Rule ids that tests are named after, each with the files. */
export const namedByTests = (
  sources: readonly SourceText[],
  chapters: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> => named(sources.filter(isTest), titles, chapters);
