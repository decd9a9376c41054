// Parser events → tree. Refuses here what YAML allows and this project does not: anchors, aliases, tags, merges, doubled keys.
import { COLLECTION_STYLE, EVENT_ID, SCALAR_STYLE, getScalarValue, type Event, type ScalarEvent } from 'js-yaml';
import { lineIndexAt } from '../../problem/place-at.ts';
import type { ProblemAt } from './problem-at.ts';
import type { MapEntry, Node, ScalarNode } from './node.ts';

export interface Tree {
  readonly root: Node | undefined;
  readonly problems: readonly ProblemAt[];
  /** Ids of entries whose dash got lost. */
  readonly brokenIds: readonly string[];
}

const QUOTE_IT = 'if this is meant as text, quote the text';

/** The reader's cursor: events are a flat stream, the tree is not. */
interface Cursor {
  readonly text: string;
  readonly source: { readonly text: string };
  readonly events: readonly Event[];
  readonly problems: ProblemAt[];
  readonly brokenIds: string[];
  at: number;
  /** End of the last thing read, where an empty value gets its place. */
  end: number;
}

/** Where the text of a block begins; an empty block has its place at its `>` or `|`. */
const blockStart = (text: string, event: ScalarEvent): number => {
  const source = text.slice(event.valueStart, event.valueEnd);
  const first = source.search(/\S/);
  return first >= 0
    ? event.valueStart + first
    : Math.max(0, text.lastIndexOf('>', event.valueStart), text.lastIndexOf('|', event.valueStart));
};

const readScalar = (cursor: Cursor, event: ScalarEvent): ScalarNode => {
  if (event.valueStart < 0) return { kind: 'scalar', start: cursor.end, end: cursor.end, text: '', style: 'empty' };
  const style =
    event.style === SCALAR_STYLE.PLAIN
      ? 'plain'
      : event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED
        ? 'quoted'
        : 'block';
  const quote = style === 'quoted' ? 1 : 0;
  cursor.end = event.valueEnd + quote;
  const start = style === 'block' ? blockStart(cursor.text, event) : event.valueStart - quote;
  return {
    kind: 'scalar',
    start,
    end: Math.max(cursor.end, start),
    text: getScalarValue(cursor.text, event).normalize('NFC'),
    style,
  };
};

/** Reports an anchor or tag on a node; true when the node is spoilt by it. */
const refuseProperties = (
  cursor: Cursor,
  event: Exclude<Event, { type: typeof EVENT_ID.ALIAS | typeof EVENT_ID.POP | typeof EVENT_ID.DOCUMENT }>,
): boolean => {
  const { problems, text } = cursor;
  if (event.tagStart >= 0) {
    const name = text.slice(event.tagStart, event.tagEnd);
    problems.push({
      code: 'YAML_TAG',
      start: event.tagStart,
      end: event.tagEnd,
      message: `"${name}" is a YAML tag, and tags are not used here`,
      hint: QUOTE_IT,
    });
    return true;
  }
  if (event.anchorStart >= 0) {
    const name = text.slice(event.anchorStart, event.anchorEnd);
    problems.push({
      code: 'YAML_ANCHOR',
      start: event.anchorStart - 1,
      end: event.anchorEnd,
      message: `"&${name}" is a YAML anchor, and anchors are not used here`,
      hint: QUOTE_IT,
    });
    return true;
  }
  return false;
};

const readNode = (cursor: Cursor): Node => {
  const event = cursor.events[cursor.at];
  cursor.at += 1;
  if (event === undefined || event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT)
    return { kind: 'broken', start: cursor.end, end: cursor.end };
  if (event.type === EVENT_ID.ALIAS) {
    const name = cursor.text.slice(event.anchorStart, event.anchorEnd);
    cursor.problems.push({
      code: 'YAML_ALIAS',
      start: event.anchorStart - 1,
      end: event.anchorEnd,
      message: `"*${name}" is a YAML alias, and aliases are not used here`,
      hint: `write the value out, or ${QUOTE_IT}`,
    });
    cursor.end = event.anchorEnd;
    return { kind: 'broken', start: event.anchorStart - 1, end: event.anchorEnd };
  }
  const spoilt = refuseProperties(cursor, event);
  if (event.type === EVENT_ID.SCALAR) {
    const scalar = readScalar(cursor, event);
    return spoilt ? { kind: 'broken', start: scalar.start, end: scalar.end } : scalar;
  }
  cursor.end = Math.max(cursor.end, event.start);
  const node =
    event.type === EVENT_ID.SEQUENCE
      ? readList(cursor, event.start)
      : readMap(cursor, event.start, event.style === COLLECTION_STYLE.FLOW);
  return spoilt ? { kind: 'broken', start: node.start, end: node.end } : node;
};

const readList = (cursor: Cursor, start: number): Node => {
  const items: Node[] = [];
  while (cursor.at < cursor.events.length && cursor.events[cursor.at]?.type !== EVENT_ID.POP)
    items.push(readNode(cursor));
  cursor.at += 1;
  return { kind: 'list', start, end: cursor.end, items };
};

/** Says that a key is doubled; a doubled id means that the dash before the second entry got lost, so one problem speaks for all. */
const refuseDoubled = (cursor: Cursor, first: ScalarNode, second: ScalarNode): void => {
  const line = lineIndexAt(cursor.source, first.start) + 1;
  const lostDash = second.text === 'id';
  cursor.problems.push({
    code: 'DOUBLED_KEY',
    start: second.start,
    end: second.end,
    message: `"${second.text}" stands twice in one entry, on lines ${line} and ${lineIndexAt(cursor.source, second.start) + 1}`,
    hint: lostDash ? 'a new entry begins with "- "; is the dash lost?' : 'keep one of the two',
  });
};

/** In `{ text: Come, see }` the second word is a name without a value: a comma has cut the text. */
const isCutOff = (cursor: Cursor, mapStart: number, key: ScalarNode, value: Node): boolean =>
  value.kind === 'scalar' &&
  value.style === 'empty' &&
  key.style === 'plain' &&
  cursor.text.lastIndexOf(',', key.start) >= mapStart &&
  !/^\s*:/.test(cursor.text.slice(key.end, key.end + 80));

const refuseComma = (cursor: Cursor, key: ScalarNode): void => {
  const start = Math.max(0, cursor.text.lastIndexOf(',', key.start));
  cursor.problems.push({
    code: 'YAML_COMMA',
    start,
    end: start + 1,
    message: `inside { } the comma ends the text, and "${key.text}" is read as a name`,
    hint: 'quote the text',
  });
};

const readMap = (cursor: Cursor, start: number, flow: boolean): Node => {
  const entries: MapEntry[] = [];
  const seen = new Map<string, ScalarNode>();
  let lostDash = false;
  let cutOff = false;
  while (cursor.at < cursor.events.length && cursor.events[cursor.at]?.type !== EVENT_ID.POP) {
    const key = readNode(cursor);
    const before = cursor.problems.length;
    const value = readNode(cursor);
    if (key.kind === 'list' || key.kind === 'map') {
      cursor.problems.push({
        code: 'YAML_KEY',
        start: key.start,
        end: key.end,
        message: 'a name before ":" must be one word, not a list or a mapping',
        hint: QUOTE_IT,
      });
    }
    if (key.kind !== 'scalar') continue;
    if (key.text === 'id' && value.kind === 'broken')
      cursor.brokenIds.push(cursor.text.slice(value.start, value.end).replace(/^[*&!]/, ''));
    const first = seen.get(key.text);
    if (key.text === '<<' && key.style === 'plain') {
      cursor.problems.length = before;
      cursor.problems.push({
        code: 'YAML_MERGE',
        start: key.start,
        end: key.end,
        message: 'merge keys ("<<") are not used here',
        hint: 'write the fields out',
      });
    } else if (first !== undefined) {
      if (!lostDash) refuseDoubled(cursor, first, key);
      if (key.text === 'id' && value.kind === 'scalar') cursor.brokenIds.push(value.text);
      lostDash ||= key.text === 'id';
    } else if (!lostDash) {
      seen.set(key.text, key);
      if (!flow || !isCutOff(cursor, start, key, value)) entries.push({ key, value });
      else if (!cutOff) refuseComma(cursor, key);
      cutOff ||= flow && isCutOff(cursor, start, key, value);
    }
  }
  cursor.at += 1;
  return { kind: 'map', start, end: cursor.end, entries };
};

/** Builds the tree of the first document; more than one document is a problem. */
export const buildTree = (text: string, events: readonly Event[]): Tree => {
  const cursor: Cursor = { text, source: { text }, events, problems: [], brokenIds: [], at: 0, end: 0 };
  const document = events[0];
  if (document?.type !== EVENT_ID.DOCUMENT || events[1]?.type === EVENT_ID.POP)
    return { root: undefined, problems: [], brokenIds: [] };
  cursor.at = 1;
  const root = readNode(cursor);
  const next = events[cursor.at + 1];
  if (next !== undefined) {
    const separator = /^---/m.exec(text.slice(cursor.end));
    const start = cursor.end + (separator?.index ?? 0);
    cursor.problems.push({
      code: 'YAML_DOCUMENTS',
      start,
      end: start + 3,
      message: 'the file holds more than one document',
      hint: 'remove the line "---"; one file is one document',
    });
  }
  return { root, problems: cursor.problems, brokenIds: cursor.brokenIds };
};
