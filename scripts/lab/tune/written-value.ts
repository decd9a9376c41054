// One number of the content where it is written: found by its path, and replaced without touching any other byte.
import { child, textOf } from '../../load/yaml/node.ts';
import type { Node } from '../../load/yaml/node.ts';
import { parseTree } from '../../load/yaml/parse-tree.ts';

/** A number in a file of the content. */
export interface WrittenValue {
  /** Path of the value, as in `tools/spoon/points` or `game/targets/4`. */
  readonly id: string;
  /** The file's name in the content folder. */
  readonly file: string;
  /** Range in the file's text, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

/** A step down: a key, the id of an entry, or the place of an entry without one, from 1. */
function below(node: Node | undefined, step: string): Node | undefined {
  if (node?.kind !== 'list') return child(node, step);
  return node.items.find((item) => textOf(item, 'id') === step) ?? node.items[Number(step) - 1];
}

/** Where the number of a path is written in these texts; undefined where there is no such number. */
export function writtenValue(texts: ReadonlyMap<string, string>, id: string): WrittenValue | undefined {
  const [name = '', ...steps] = id.split('/');
  const file = `${name}.yaml`;
  const text = texts.get(file);
  if (text === undefined) return undefined;
  const { root } = parseTree({ path: file, name: file, text });
  let node = child(root, name) ?? root;
  for (const step of steps) node = below(node, step);
  if (node?.kind !== 'scalar' || node.style !== 'plain' || !/^-?\d+(?:\.\d+)?$/.test(node.text)) return undefined;
  return { id, file, start: node.start, end: node.end, value: Number(node.text) };
}

/** The texts with other numbers in these places; those of files that stay as they are are left out. */
export function withValues(
  texts: ReadonlyMap<string, string>,
  changes: readonly { readonly at: WrittenValue; readonly to: number }[],
): ReadonlyMap<string, string> {
  const changed = new Map<string, string>();
  // From the end, so that earlier places stay where they are.
  for (const { at, to } of [...changes].sort((a, b) => b.at.start - a.at.start)) {
    const text = changed.get(at.file) ?? texts.get(at.file) ?? '';
    if (to !== at.value) changed.set(at.file, text.slice(0, at.start) + String(to) + text.slice(at.end));
  }
  return changed;
}
