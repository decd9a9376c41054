// The tree of a search: what was tried, how often it was open, and how it ended; nodes are shared by all worlds.

export interface Node {
  visits: number;
  /** Sum of the chances its playouts ended with. */
  total: number;
  /** Times it was among the open ones when its parent was at choice. */
  open: number;
  readonly children: Map<number, Node>;
}

/** Codes worth a try, with what is thought of them beforehand (shares that sum to 1), best first. */
export type Shortlist = readonly { readonly code: number; readonly prior: number }[];

/** How much what is thought beforehand, and curiosity, weigh against what was seen. */
const CURIOSITY = 0.5;

export const makeNode = (): Node => ({ visits: 0, total: 0, open: 0, children: new Map() });

export function childOf(node: Node, code: number): Node {
  const child = node.children.get(code) ?? makeNode();
  node.children.set(code, child);
  return child;
}

/** The child to try next: upper confidence bounds with priors, over how often each was open. */
export function pickChild(node: Node, list: Shortlist): number {
  let [chosen, best] = [list[0].code, -Infinity];
  const usual = node.visits === 0 ? 0.5 : node.total / node.visits;
  for (const { code, prior } of list) {
    const child = childOf(node, code);
    child.open++;
    const mean = child.visits === 0 ? usual : child.total / child.visits;
    const bound = mean + (CURIOSITY * prior * Math.sqrt(child.open)) / (1 + child.visits);
    if (bound > best) [chosen, best] = [code, bound];
  }
  return chosen;
}

export function backUp(path: readonly Node[], chance: number): void {
  for (const node of path) {
    node.visits++;
    node.total += chance;
  }
}
