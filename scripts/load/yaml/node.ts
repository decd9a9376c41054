// The tree of one YAML file: plain values with the place each was written at.

export interface ScalarNode {
  readonly kind: 'scalar';
  /** Range in the file, end exclusive; an empty value has its place behind its key. */
  readonly start: number;
  readonly end: number;
  /** The text as decoded: folded, unescaped, letters and their marks composed (NFC). */
  readonly text: string;
  readonly style: 'plain' | 'quoted' | 'block' | 'empty';
}

export interface ListNode {
  readonly kind: 'list';
  readonly start: number;
  readonly end: number;
  readonly items: readonly Node[];
}

export interface MapEntry {
  readonly key: ScalarNode;
  readonly value: Node;
}

export interface MapNode {
  readonly kind: 'map';
  readonly start: number;
  readonly end: number;
  readonly entries: readonly MapEntry[];
}

/** A value that was refused already (an alias, a tag): nobody complains about it a second time. */
export interface BrokenNode {
  readonly kind: 'broken';
  readonly start: number;
  readonly end: number;
}

export type Node = ScalarNode | ListNode | MapNode | BrokenNode;

/** The value of a key, if the node is a mapping that has it. */
export const child = (node: Node | undefined, key: string): Node | undefined =>
  node?.kind === 'map' ? node.entries.find((entry) => entry.key.text === key)?.value : undefined;

/** The text of a scalar under a key, however it is spelt. */
export const textOf = (node: Node | undefined, key: string): string | undefined => {
  const value = child(node, key);
  return value?.kind === 'scalar' && value.style !== 'empty' ? value.text : undefined;
};

/** Follows keys and list indices downwards, as far as the tree goes. */
export const nodeAt = (root: Node, path: readonly (string | number)[]): Node | undefined => {
  let node: Node | undefined = root;
  for (const step of path) node = node?.kind === 'list' ? node.items[Number(step)] : child(node, String(step));
  return node;
};
