// Source files → parsed content by kind; says which files are missing, unknown or doubled.
import { dirname, join } from 'node:path';
import type { Problem } from '../../problem/problem.ts';
import { LISTS, OPTIONAL, SOURCE_LANG, chapterName, fileKind, type KnownNames } from '../read/file-kind.ts';
import { parseFile, type ParsedFile } from '../read/parse-file.ts';
import { fileProblem } from '../read/read-files.ts';
import type { SourceFile } from '../../problem/source-file.ts';
import type { Schemas } from '../schema/schema.ts';
import { child, textOf } from '../yaml/node.ts';
import { located } from '../yaml/problem-at.ts';
import type { Content, Translation, WordFile } from './content.ts';
import type { RawKind } from './raw.ts';

/** What all files are read by. */
export interface ReadBefore {
  readonly schemas: Schemas;
  readonly kinds: readonly RawKind[];
}

/** Parses one file; a caller that watches files hands in a function that remembers files it has seen. */
export type Parse = typeof parseFile;

const knownNames = (files: readonly SourceFile[], kinds: readonly RawKind[]): KnownNames => {
  const lists = [...LISTS, ...kinds.map(({ file }) => file)];
  const words = files
    .flatMap(({ name }) => new RegExp(`^words/${SOURCE_LANG}/([a-z-]+)\\.yaml$`).exec(name)?.[1] ?? [])
    .filter((name) => name !== 'phrases' && name !== 'game' && !lists.includes(name));
  return { lists, words };
};

/** What one entry of each list is called: the title in its schema. */
const nounsOf = (schemas: Schemas): ReadonlyMap<string, string> =>
  new Map(
    [...schemas].flatMap(([name, schema]) => {
      const list = name === 'chapter' ? 'rules' : name;
      const noun = schema.properties?.[list]?.items?.title;
      return noun === undefined ? [] : [[list, noun]];
    }),
  );

const checkChapter = (parsed: ParsedFile, name: string, facts: ReadonlyMap<string, ParsedFile>): Problem[] => {
  const id = textOf(parsed.root, 'id');
  const node = child(parsed.root, 'id');
  const other = facts.get(`rules/${name}`);
  if (other !== undefined)
    return [
      fileProblem(
        parsed.file.path,
        'DOUBLED_ID',
        `two files hold the chapter "${name}"; the other is ${other.file.path}`,
        'rename or remove one of the two',
      ),
    ];
  if (id === undefined || node === undefined || id === name) return [];
  return [
    located(parsed.file, {
      code: 'RULE_CHAPTER',
      start: node.start,
      end: node.end,
      message: `the chapter "${id}" stands in a file named "${name}"`,
      hint: 'give both the same name',
    }),
  ];
};

/** Schemas that files of the content folder follow, and that are not there. */
export const checkSchemas = (dir: string, files: readonly SourceFile[], { schemas, kinds }: ReadBefore): Problem[] => {
  const names = knownNames(files, kinds);
  const needed = new Set(
    files.flatMap(({ name }) => {
      const kind = fileKind(name, names);
      return kind.role === 'unknown' ? [] : [kind.schema];
    }),
  );
  return [...needed]
    .filter((schema) => !schemas.has(schema))
    .map((schema) =>
      fileProblem(
        join(dir, 'schema', `${schema}.schema.json`),
        'MISSING_FILE',
        `the file "schema/${schema}.schema.json" is missing`,
        'it says what the files of its kind may hold',
      ),
    );
};

/** Parses all files by kind. `dir` is the content folder as shown to the user. */
export const gatherContent = (
  dir: string,
  files: readonly SourceFile[],
  { schemas, kinds }: ReadBefore,
  parse: Parse = parseFile,
): { readonly content: Content; readonly problems: readonly Problem[] } => {
  const facts = new Map<string, ParsedFile>();
  const translations: Translation[] = [];
  const words: WordFile[] = [];
  const problems: Problem[] = [];
  const names = knownNames(files, kinds);
  for (const file of files) {
    const kind = fileKind(file.name, names);
    if (kind.role === 'unknown') {
      problems.push(fileProblem(file.path, 'UNKNOWN_FILE', `no kind of content has a file "${file.name}"`, kind.hint));
    } else if (kind.role === 'facts') {
      const chapter = chapterName(file.name);
      const parsed = parse(file, {
        schemas,
        schema: kind.schema,
        owner:
          kind.schema === 'game' ? 'the game' : chapter === undefined ? `file "${file.name}"` : `chapter "${chapter}"`,
        partial: false,
      });
      if (chapter !== undefined) problems.push(...checkChapter(parsed, chapter, facts));
      facts.set(chapter === undefined ? kind.schema : `rules/${chapter}`, parsed);
    } else {
      const parsed = parse(file, {
        schemas,
        schema: kind.schema,
        owner: `file "${file.name}"`,
        partial: kind.lang !== SOURCE_LANG,
      });
      if (kind.role === 'words') words.push({ lang: kind.lang, name: kind.name, parsed });
      else translations.push({ lang: kind.lang, mirrors: kind.mirrors, parsed });
    }
  }
  const path = (name: string) => join(dir, ...name.split('/'));
  const missing = (name: string, hint: string) =>
    problems.push(fileProblem(path(name), 'MISSING_FILE', `the file "${name}" is missing`, hint));
  for (const name of ['game', ...names.lists])
    if (!facts.has(name) && !OPTIONAL.includes(name))
      missing(`${name}.yaml`, 'content/README.md says what belongs in it');
  if (![...facts.keys()].some((name) => name.startsWith('rules/')))
    missing('rules', 'a game needs at least one chapter, rules/<nn>-<chapter>.yaml');
  if (!words.some((one) => one.lang === SOURCE_LANG && one.name === 'phrases'))
    missing(`words/${SOURCE_LANG}/phrases.yaml`, 'content/README.md says what belongs in it');
  const others = [...new Set([...translations, ...words].map(({ lang }) => lang))]
    .filter((lang) => lang !== SOURCE_LANG)
    .sort();
  const ordered = new Map(
    [...facts].sort(([, a], [, b]) =>
      dirname(a.file.name) === dirname(b.file.name) ? (a.file.name < b.file.name ? -1 : 1) : 0,
    ),
  );
  for (const parsed of [...facts.values(), ...translations.map((one) => one.parsed), ...words.map((one) => one.parsed)])
    problems.push(...parsed.problems);
  return {
    content: {
      facts: ordered,
      translations,
      words,
      kinds,
      nouns: nounsOf(schemas),
      languages: [SOURCE_LANG, ...others],
    },
    problems,
  };
};
