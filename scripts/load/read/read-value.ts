// Tree → plain value as the schema wants it, noting on the way where texts, ids and pictures stand. A text field keeps its spelling.
import type { MapNode, Node, ScalarNode } from '../yaml/node.ts';
import type { ProblemAt } from '../yaml/problem-at.ts';
import { fieldSchema, holdsText, itemSchema, type Schema, type SchemaAt } from '../schema/schema.ts';
import { resolvePlain } from './spell-number.ts';

/** Steps from the root: a key, or the id of a list entry that has one, or its index. */
export type Path = readonly string[];

/** A path as one string, for look-ups. */
export const keyOf = (path: Path): string => path.join('\n');

export interface TextUse {
  readonly path: Path;
  readonly key: string;
  readonly node: ScalarNode;
}

export interface IdUse {
  readonly node: ScalarNode;
  readonly lists: readonly string[];
  readonly openPile: boolean;
  /** The entry it stands in, as said in a sentence. */
  readonly owner: string;
}

export interface PictureUse {
  readonly node: ScalarNode;
  readonly folder: 'icons' | 'portraits';
  /** Its name in that folder. */
  readonly name: string;
  readonly owner: string;
}

export interface Reading {
  readonly texts: TextUse[];
  readonly ids: IdUse[];
  readonly pictures: PictureUse[];
  readonly problems: ProblemAt[];
  /** Nodes that a problem was already reported for. */
  readonly refused: Set<Node>;
  readonly source: string;
}

/** What may follow a backslash in double quotes: marks that cannot be typed otherwise, and characters by number. */
const PLAIN_ESCAPE = /^\\(?:["\\/ _]|\r\n|\r|\n|x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8})/;

/** A backslash in a text that does not do what it looks like: `\n` in plain text prints two characters, in double quotes it eats two. */
const refuseEscape = (node: ScalarNode, reading: Reading): void => {
  if (node.style === 'empty') return;
  const written = reading.source.slice(node.start, node.end);
  if (!written.includes('\\')) return;
  const double = node.style === 'quoted' && written.startsWith('"');
  const at = double
    ? [...written.matchAll(/\\[\s\S]/g)].find((found) => !PLAIN_ESCAPE.test(written.slice(found.index)))?.index
    : /\\[nrt]/.exec(written)?.index;
  if (at === undefined) return;
  const name = written.slice(at, at + 2);
  reading.refused.add(node);
  reading.problems.push({
    code: 'TEXT_ESCAPE',
    start: node.start + at,
    end: node.start + at + 2,
    message: double
      ? `in double quotes "${name}" is not a backslash and a letter, but one invisible character`
      : `"${name}" is printed as it stands: a backslash and a letter`,
    hint: double
      ? 'for a backslash write "\\\\" or use single quotes; to break a line write the text as a block (|-)'
      : 'to break a line write the text as a block (|-); for a backslash write "\\\\" in double quotes',
  });
};

/** `null` is no text to any other reader of YAML. */
const isNull = (node: ScalarNode): boolean => node.style === 'plain' && /^(?:null|Null|NULL)$/.test(node.text);

const refuseNull = (node: ScalarNode, path: Path, owner: string, reading: Reading): void => {
  reading.refused.add(node);
  reading.problems.push({
    code: 'EMPTY_VALUE',
    start: node.start,
    end: node.end,
    message: `${owner} has "${node.text}" as "${path.at(-1) ?? ''}", which means no value in YAML`,
    hint: 'quote it if the word is meant, else write the text or take the line out',
  });
};

const PORTRAIT = 'portrait-';

/** Which folder a picture is looked for in, and by which name. */
const pictureAt = (schema: Schema, text: string): Pick<PictureUse, 'folder' | 'name'> => {
  if (schema.orPortrait === true && text.startsWith(PORTRAIT))
    return { folder: 'portraits', name: text.slice(PORTRAIT.length) };
  return { folder: schema.isPortrait === true ? 'portraits' : 'icons', name: text };
};

const noteScalar = (node: ScalarNode, at: SchemaAt, path: Path, owner: string, reading: Reading): void => {
  const { schema } = at;
  if (schema.isText === true) {
    reading.texts.push({ path, key: keyOf(path), node });
    refuseEscape(node, reading);
    const rest = /^[ \t]+#[^\n\r]*/.exec(reading.source.slice(node.end, node.end + 400));
    if (node.style === 'plain' && rest !== null) {
      reading.refused.add(node);
      const start = node.end + rest[0].indexOf('#');
      reading.problems.push({
        code: 'HASH_IN_TEXT',
        start,
        end: node.end + rest[0].length,
        message: 'from " #" on YAML takes this text for a comment and cuts it off',
        hint: 'quote the text; a comment goes on a line of its own',
      });
    }
  }
  if (schema.isPicture === true) reading.pictures.push({ node, owner, ...pictureAt(schema, node.text) });
  if (schema.refersTo !== undefined && schema.alsoAllowed?.includes(node.text) !== true) {
    reading.ids.push({ node, lists: schema.refersTo, openPile: schema.openPile === true, owner });
  }
};

const readScalar = (
  node: ScalarNode,
  at: SchemaAt | undefined,
  path: Path,
  owner: string,
  reading: Reading,
): unknown => {
  if (at !== undefined && node.style !== 'empty' && holdsText(at)) {
    if (isNull(node)) {
      refuseNull(node, path, owner, reading);
      return undefined;
    }
    noteScalar(node, at, path, owner, reading);
    return node.text;
  }
  if (node.style === 'empty') {
    const rest = /^:?[ \t]*(#[^\n\r]*)/.exec(reading.source.slice(node.end, node.end + 400));
    if (rest !== null && at?.schema.isText === true) {
      reading.refused.add(node);
      const end = node.end + rest[0].length;
      reading.problems.push({
        code: 'HASH_IN_TEXT',
        start: end - (rest[1] ?? '').length,
        end,
        message: 'a text cannot begin with "#": YAML takes it for a comment',
        hint: 'quote the text; a comment goes on a line of its own',
      });
    }
    return null;
  }
  if (node.style !== 'plain') return node.text;
  const { value, oddNumber } = resolvePlain(node.text);
  if (oddNumber && at !== undefined) {
    reading.refused.add(node);
    reading.problems.push({
      code: 'NUMBER_SPELLING',
      start: node.start,
      end: node.end,
      message: `${owner} has the number "${node.text}", which not everybody reads alike`,
      hint: 'write it in plain digits',
    });
  }
  return value;
};

/** The id a list entry goes by in paths; its index when it has none. */
const stepOf = (item: Node, index: number, source: string): string => {
  const id = item.kind === 'map' ? item.entries.find(({ key }) => key.text === 'id')?.value : undefined;
  if (id?.kind === 'broken') return source.slice(id.start, id.end).replace(/^[*&!]/, '') || String(index);
  return id?.kind === 'scalar' && id.text !== '' ? id.text : String(index);
};

const readMap = (node: MapNode, at: SchemaAt | undefined, path: Path, owner: string, reading: Reading): unknown => {
  const value: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const { key, value: field } of node.entries) {
    value[key.text] = readNode(
      field,
      at === undefined ? undefined : fieldSchema(at, key.text),
      [...path, key.text],
      owner,
      reading,
    );
  }
  return value;
};

/** Reads one node; `owner` names the entry it belongs to. */
export const readNode = (
  node: Node,
  at: SchemaAt | undefined,
  path: Path,
  owner: string,
  reading: Reading,
): unknown => {
  if (node.kind === 'broken') return undefined;
  if (node.kind === 'scalar') return readScalar(node, at, path, owner, reading);
  if (node.kind === 'map') return readMap(node, at, path, owner, reading);
  const items = at === undefined ? undefined : itemSchema(at);
  return node.items.map((item, index) => {
    const step = stepOf(item, index, reading.source);
    const noun = items?.schema.title;
    const name = step === String(index) ? `number ${index + 1}` : `"${step}"`;
    const inner =
      noun === undefined ? owner : noun === 'example' ? `example ${index + 1} of ${owner}` : `${noun} ${name}`;
    return readNode(item, items, [...path, step], inner, reading);
  });
};
