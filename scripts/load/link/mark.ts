// Ways to mark texts with the place they stand at, for the second reading of a content that has a fault on paper.
import { markOrigin, MOST_ORIGINS, type Origin } from '../../problem/origin-marks.ts';
import { placeAt } from '../../problem/source-file.ts';
import type { ParsedFile } from '../read/parse-file.ts';
import { keyOf } from '../read/read-value.ts';
import { child, type Node } from '../yaml/node.ts';
import { entriesOf, type Content } from './content.ts';

/** Gives a text the mark of the node it was read from. */
export type Mark = (text: string, parsed: ParsedFile, node: Node) => string;

export const plainly: Mark = (text) => text;

/** A `Mark` that remembers the places it has marked, by the number in the mark. */
export const placeMarker = (): { readonly mark: Mark; readonly origins: readonly Origin[] } => {
  const origins: Origin[] = [];
  return {
    origins,
    mark: (text, { file }, { start, end }) => {
      if (origins.length > MOST_ORIGINS) return text;
      origins.push((character) => {
        const at = character === undefined ? -1 : file.text.slice(start, end).indexOf(character);
        return at < 0 ? placeAt(file, start, end) : placeAt(file, start + at, start + at + (character ?? '').length);
      });
      return markOrigin(text, origins.length - 1);
    },
  };
};

/** Marks a text that is written from an entry's data: with the place of the data. */
export const markEntry = (
  content: Content,
  mark: Mark,
  { lists, id, field }: { readonly lists: readonly string[]; readonly id: string; readonly field: string },
  text: string,
): string => {
  if (mark === plainly) return text;
  const entry = lists
    .flatMap((list) => entriesOf<{ readonly id: string }>(content.facts.get(list), list))
    .find(({ raw }) => raw.id === id);
  return entry === undefined ? text : mark(text, entry.parsed, child(entry.node, field) ?? entry.idNode ?? entry.node);
};

/** The value of a file with every text in it marked. */
export const markedValue = (parsed: ParsedFile, mark: Mark): unknown => {
  if (mark === plainly) return parsed.value;
  const nodes = new Map(parsed.texts.map(({ key, node }) => [key, node]));
  const walk = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') {
      const node = nodes.get(keyOf(path));
      return node === undefined ? value : mark(value, parsed, node);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, [...path, key])]));
  };
  return walk(parsed.value, []);
};
