// The parsed files of one content folder, by what they are, and the good entries in them.
import type { PlayedKind } from '../../../engine/facts/game.ts';
import { child, textOf, type MapNode, type ScalarNode } from '../yaml/node.ts';
import type { ParsedFile } from '../read/parse-file.ts';
import type { RawKind } from './raw.ts';

/** The list of rules that every chapter has. */
const RULES = 'rules';

export interface Translation {
  readonly lang: string;
  /** `gangs`, `game`, `rules/extort`. */
  readonly mirrors: string;
  readonly parsed: ParsedFile;
}

export interface WordFile {
  readonly lang: string;
  /** `phrases`, `print`, `site`, … */
  readonly name: string;
  readonly parsed: ParsedFile;
}

export interface Content {
  /** Fact files by what translations mirror: `game`, `gangs`, `rules/extort`; chapters in the order of their file names. */
  readonly facts: ReadonlyMap<string, ParsedFile>;
  readonly translations: readonly Translation[];
  readonly words: readonly WordFile[];
  /** The kinds of cards, whose lists are among the facts. */
  readonly kinds: readonly RawKind[];
  /** What one entry of a list is called in sentences, by list. */
  readonly nouns: ReadonlyMap<string, string>;
  /** The source language first. */
  readonly languages: readonly string[];
}

export interface EntryAt<Raw> {
  readonly raw: Raw;
  readonly node: MapNode;
  readonly idNode: ScalarNode | undefined;
  /** Nothing is wrong with it. */
  readonly good: boolean;
  readonly parsed: ParsedFile;
}

/** Whether one of the faults, which ascend, lies between two offsets. */
const isFaulty = (faults: readonly number[], start: number, end: number): boolean => {
  let [low, high] = [0, faults.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((faults[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return (faults[low] ?? Infinity) <= end;
};

/** Whether something is wrong with a node already. */
export const hasFault = (
  parsed: ParsedFile,
  { start, end }: { readonly start: number; readonly end: number },
): boolean => isFaulty(parsed.faults, start, end);

/** All entries of a list, good and bad. */
export const entriesOf = <Raw>(parsed: ParsedFile | undefined, list: string): readonly EntryAt<Raw>[] => {
  const node = child(parsed?.root, list);
  if (parsed === undefined || node?.kind !== 'list') return [];
  const values = (parsed.value as Readonly<Record<string, unknown>>)[list];
  return node.items.flatMap((item, index) => {
    if (item.kind !== 'map') return [];
    const idNode = child(item, 'id');
    const good = !hasFault(parsed, item);
    return [
      {
        raw: (values as readonly Raw[])[index] as Raw,
        node: item,
        idNode: idNode?.kind === 'scalar' ? idNode : undefined,
        good,
        parsed,
      },
    ];
  });
};

/** The entries of a list that can be trusted. */
export const goodEntries = <Raw>(content: Content, list: string): readonly Raw[] =>
  entriesOf<Raw>(content.facts.get(list), list)
    .filter(({ good }) => good)
    .map(({ raw }) => raw);

/** Rules stand in many files, one for each chapter; every other list stands in the file of its name. */
const filesOf = (content: Content, list: string): readonly (ParsedFile | undefined)[] =>
  list === RULES
    ? [...content.facts].flatMap(([file, parsed]) => (file.startsWith(`${RULES}/`) ? [parsed] : []))
    : [content.facts.get(list)];

/** Every id a list has, whether its entry is good or not. */
export const idsOf = (content: Content, list: string): readonly string[] =>
  filesOf(content, list).flatMap((parsed) => [
    ...entriesOf(parsed, list).flatMap(({ node }) => textOf(node, 'id') ?? []),
    ...(parsed?.brokenIds ?? []),
  ]);

/** Whether all of a list could be read, so that a missing id is really missing. */
export const isReadable = (content: Content, list: string): boolean => {
  const files = filesOf(content, list);
  return files.length > 0 && files.every((parsed) => child(parsed?.root, list)?.kind === 'list');
};

/** The lists that hold cards, of all kinds or of those that `wanted` takes, in the order of the table. */
export const cardLists = (content: Content, wanted: (kind: RawKind) => boolean = () => true): readonly string[] =>
  content.kinds.filter(wanted).map(({ file }) => file);

/** The list of one kind of card; a table without it is refused before. */
export const listOf = (content: Content, id: PlayedKind): string =>
  content.kinds.find((kind) => kind.id === id)?.file ?? id;

/** A file in which nothing is wrong. */
export const isClean = (parsed: ParsedFile | undefined): boolean =>
  parsed !== undefined && parsed.root !== undefined && parsed.problems.length === 0;
