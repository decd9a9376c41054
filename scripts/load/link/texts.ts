// Texts by language: the source text of a fact, its translations, and what is missing.
import type { LocalText, MissingWord } from '../../../engine/facts/game.ts';
import type { Problem } from '../../problem/problem.ts';
import { SOURCE_LANG } from '../read/file-kind.ts';
import { keyOf, type Path, type TextUse } from '../read/read-value.ts';
import type { ParsedFile } from '../read/parse-file.ts';
import { nearestHint } from '../../problem/nearest.ts';
import { placeOfFile } from '../../problem/source-file.ts';
import { child, textOf as textIn, type Node, type ScalarNode } from '../yaml/node.ts';
import { located } from '../yaml/problem-at.ts';
import type { Content, Translation } from './content.ts';
import { plainly, type Mark } from './mark.ts';

/** Unfilled text of a fact; `file` is what translations mirror. Every language is there, or is empty where there is no text at all. */
export type TextOf = (file: string, ...path: readonly string[]) => LocalText;

const trimmed = (node: ScalarNode): string => node.text.trimEnd();

/** Texts of one parsed file by path. */
export const textsByPath = (parsed: ParsedFile | undefined): ReadonlyMap<string, TextUse> =>
  new Map(parsed?.texts.map((use) => [use.key, use]));

/** A look-up of unfilled texts; `own` says which languages have a text of their own. */
export const textLookup = (
  content: Content,
  mark: Mark = plainly,
): { readonly own: (lang: string, file: string, key: string) => string | undefined } => {
  const tables = new Map<string, { readonly texts: ReadonlyMap<string, TextUse>; readonly parsed: ParsedFile }>();
  const add = (lang: string, file: string, parsed: ParsedFile): void =>
    void tables.set(`${lang}\n${file}`, { texts: textsByPath(parsed), parsed });
  for (const [file, parsed] of content.facts) add(SOURCE_LANG, file, parsed);
  for (const { lang, mirrors, parsed } of content.translations) add(lang, mirrors, parsed);
  return {
    own: (lang, file, key) => {
      const table = tables.get(`${lang}\n${file}`);
      const use = table?.texts.get(key);
      return table === undefined || use === undefined ? undefined : mark(trimmed(use.node), table.parsed, use.node);
    },
  };
};

/** How many steps of `path` a tree has: ids, names and indices alike. */
const depthIn = (
  root: Node | undefined,
  path: Path,
): { readonly depth: number; readonly keyNode: Node | undefined } => {
  let node = root;
  let keyNode: Node | undefined;
  for (const [depth, step] of path.entries()) {
    const next: Node | undefined = node?.kind === 'list' ? node.items[Number(step)] : child(node, step);
    if (next === undefined) return { depth, keyNode };
    keyNode = node?.kind === 'map' ? node.entries.find(({ key }) => key.text === step)?.key : next;
    node = next;
  }
  return { depth: path.length, keyNode };
};

/** Where a text stands; texts at one place stand for each other. */
export type PlaceOf = (path: Path) => Path;
const asWritten: PlaceOf = (path) => path;

interface Gap {
  readonly path: Path;
  readonly keyNode: Node | undefined;
  count: number;
}

/** The texts a translation lacks, gathered under the first step that is missing. */
const gapsOf = (source: ParsedFile, translation: ParsedFile | undefined, place: PlaceOf): readonly Gap[] => {
  const gaps = new Map<string, Gap>();
  for (const path of missingPlaces(source, translation, place)) {
    const { depth, keyNode } = depthIn(translation?.root, path);
    const missing = path.slice(0, depth + 1);
    const gap = gaps.get(keyOf(missing)) ?? { path: missing, keyNode, count: 0 };
    gap.count += 1;
    gaps.set(keyOf(missing), gap);
  }
  return [...gaps.values()];
};

/** What a translation lacks of its source, each place once. */
export const missingPlaces = (
  source: ParsedFile,
  translation: ParsedFile | undefined,
  place: PlaceOf = asWritten,
): readonly Path[] => {
  const have = new Set(translation?.texts.map(({ path }) => keyOf(place(path))));
  const places = new Map(source.texts.map(({ path }) => [keyOf(place(path)), place(path)]));
  return [...places].filter(([key]) => !have.has(key)).map(([, path]) => path);
};

/** Where a translation's missing texts would stand: `words/en/gangs.yaml gangs.ghosts.name`. */
export const missingWord = (lang: string, file: string, path: Path): MissingWord => ({
  lang,
  where: `words/${lang}/${file}.yaml ${path.join('.')}`,
});

/** Warnings for what `lang` lacks of one file. `translation` is undefined when the file is missing. */
export const missingWarnings = (
  source: ParsedFile,
  translation: ParsedFile | undefined,
  lang: string,
  file: string,
  place: PlaceOf = asWritten,
): Problem[] => {
  const count = missingPlaces(source, undefined, place).length;
  if (translation === undefined && count > 0) {
    return [
      {
        severity: 'warning',
        code: 'MISSING_TRANSLATION',
        place: placeOfFile(source.file.path),
        message: `nothing of this file is translated to "${lang}" (${count} texts)`,
        hint: `write words/${lang}/${file}.yaml`,
      },
    ];
  }
  if (translation === undefined || translation.root === undefined || translation.problems.length > 0) return [];
  return gapsOf(source, translation, place).map((gap) => {
    const start = gap.keyNode?.start ?? 0;
    const end = gap.keyNode?.kind === 'scalar' ? gap.keyNode.end : start + 1;
    const texts = gap.count > 1 ? ` (${gap.count} texts)` : '';
    return located(translation.file, {
      severity: 'warning',
      code: 'MISSING_TRANSLATION',
      start,
      end,
      message: `"${gap.path.join('.')}" is not translated to "${lang}"${texts}`,
      hint: `add "${gap.path.at(-1) ?? ''}" here; until then the source text is printed`,
      restsOn: [`ids of ${String(gap.path[0])}`],
    });
  });
};

const idFault = (translation: Translation, key: ScalarNode, known: readonly string[], list: string): Problem =>
  located(translation.parsed.file, {
    code: 'UNKNOWN_ID',
    start: key.start,
    end: key.end,
    message: `there is no "${key.text}" in ${list} to translate`,
    hint: nearestHint(key.text, known),
    restsOn: [`ids of ${list}`],
  });

/** Texts and ids of a translation that the source does not have. */
export const surplus = (source: ParsedFile, translation: Translation, place: PlaceOf = asWritten): Problem[] => {
  if (source.root === undefined || translation.parsed.root === undefined) return [];
  const have = new Set(source.texts.map(({ path }) => keyOf(place(path))));
  const strange = new Set<string>();
  const problems: Problem[] = [];
  for (const { key, value } of translation.parsed.root.kind === 'map' ? translation.parsed.root.entries : []) {
    const list = child(source.root, key.text);
    if (list?.kind !== 'list' || value.kind !== 'map') continue;
    if (list.items.some((item) => textIn(item, 'id') === undefined)) continue;
    const known = [...list.items.flatMap((item) => textIn(item, 'id') ?? []), ...source.brokenIds];
    for (const entry of value.entries) {
      if (known.includes(entry.key.text)) {
        if (source.brokenIds.includes(entry.key.text)) strange.add(keyOf([key.text, entry.key.text]));
        continue;
      }
      strange.add(keyOf([key.text, entry.key.text]));
      problems.push(idFault(translation, entry.key, known, key.text));
    }
  }
  if (source.problems.length > 0) return problems;
  for (const { path, node } of translation.parsed.texts) {
    if (have.has(keyOf(place(path))) || strange.has(keyOf(path.slice(0, 2)))) continue;
    problems.push(
      located(translation.parsed.file, {
        code: 'TEXT_WITHOUT_SOURCE',
        start: node.start,
        end: node.end,
        message: `"${path.join('.')}" translates a text that the source does not have`,
        hint: `write the text in the source first, or take it out here`,
      }),
    );
  }
  return problems;
};
