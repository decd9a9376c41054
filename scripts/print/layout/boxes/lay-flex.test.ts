// Flexbox against yoga-layout on random trees, and the few things yoga does otherwise by hand.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import Yoga, { Align, BoxSizing, Direction, Edge, FlexDirection, Gutter, Justify, Wrap, type Node } from 'yoga-layout';
import { boxesOf } from '../testing/boxes.ts';
import { flexTree, rootOf, ROOM, treeToHtml, type FlexTree } from '../testing/flex-trees.ts';

const DIRECTION = {
  row: FlexDirection.Row,
  column: FlexDirection.Column,
  'row-reverse': FlexDirection.RowReverse,
  'column-reverse': FlexDirection.ColumnReverse,
} as const;
const JUSTIFY = {
  'flex-start': Justify.FlexStart,
  'flex-end': Justify.FlexEnd,
  center: Justify.Center,
  'space-between': Justify.SpaceBetween,
  'space-around': Justify.SpaceAround,
  'space-evenly': Justify.SpaceEvenly,
} as const;
const ALIGN = {
  stretch: Align.Stretch,
  'flex-start': Align.FlexStart,
  'flex-end': Align.FlexEnd,
  center: Align.Center,
} as const;

const config = Yoga.Config.create();
config.setUseWebDefaults(true);
config.setPointScaleFactor(0);

function toYoga(node: FlexTree): Node {
  const yoga = Yoga.Node.createWithConfig(config);
  yoga.setBoxSizing(BoxSizing.BorderBox);
  yoga.setFlexDirection(DIRECTION[node.direction]);
  yoga.setFlexWrap(node.wrap === 'wrap' ? Wrap.Wrap : Wrap.NoWrap);
  yoga.setJustifyContent(JUSTIFY[node.justify]);
  yoga.setAlignItems(ALIGN[node.items]);
  yoga.setAlignSelf(node.self === 'auto' ? Align.Auto : ALIGN[node.self]);
  yoga.setFlexGrow(node.grow);
  yoga.setFlexShrink(node.shrink);
  if (node.basis !== undefined) yoga.setFlexBasis(node.basis);
  if (node.width !== undefined) yoga.setWidth(node.width);
  if (node.height !== undefined) yoga.setHeight(node.height);
  if (node.maxWidth !== undefined) yoga.setMaxWidth(node.maxWidth);
  ([Edge.Top, Edge.Right, Edge.Bottom, Edge.Left] as const).forEach((edge, i) => {
    yoga.setMargin(edge, node.margin[i] ?? 0);
    yoga.setPadding(edge, node.padding[i] ?? 0);
  });
  yoga.setGap(Gutter.All, node.gap);
  node.children.forEach((child, i) => yoga.insertChild(toYoga(child), i));
  return yoga;
}

function yogaBoxes(yoga: Node, id: string, x: number, y: number, out: Map<string, readonly number[]>): void {
  const [left, top] = [x + yoga.getComputedLeft(), y + yoga.getComputedTop()];
  out.set(id, [left, top, yoga.getComputedWidth(), yoga.getComputedHeight()]);
  for (let i = 0; i < yoga.getChildCount(); i += 1) yogaBoxes(yoga.getChild(i), `${id}-${i}`, left, top, out);
}

function compare(node: FlexTree): void {
  const root = rootOf(asYogaKnows(node));
  const yoga = toYoga(root);
  yoga.calculateLayout(ROOM.width, ROOM.height, Direction.LTR);
  const expected = new Map<string, readonly number[]>();
  yogaBoxes(yoga, 'n', 0, 0, expected);
  yoga.freeRecursive();
  const { html, css } = treeToHtml(root, 'n');
  const actual = boxesOf(html, css, ROOM.width, ROOM.height);
  // Yoga does not share out again what an item shrunk to nothing could not give: such trees are held against a browser instead.
  fc.pre(!bottomedOut(root, 'n', actual));
  for (const [id, [x = 0, y = 0, width = 0, height = 0]] of expected) {
    const box = actual.get(id)!;
    for (const [name, ours, theirs] of [
      ['x', box.x, x],
      ['y', box.y, y],
      ['width', box.width, width],
      ['height', box.height, height],
    ] as const) {
      // Yoga counts in single precision.
      expect(Math.abs(ours - theirs), `${name} of ${id}: ${ours} against ${theirs}\n${css}`).toBeLessThan(0.01);
    }
  }
}

/**
 * Where yoga leaves CSS, and browsers agree with us (layout.browser.test.ts): it shares shrinking out by border boxes instead of content boxes, so here
 * items that shrink have no padding; and it lets space-around and space-evenly overflow at the start of a reversed direction.
 */
const asYogaKnows = (node: FlexTree): FlexTree => ({
  ...node,
  padding: node.shrink > 0 ? [0, 0, 0, 0] : node.padding,
  justify:
    node.direction.endsWith('reverse') && (node.justify === 'space-around' || node.justify === 'space-evenly')
      ? 'space-between'
      : node.justify,
  children: node.children.map(asYogaKnows),
});

/** Whether an item that may shrink has come down to its padding. */
function bottomedOut(node: FlexTree, id: string, boxes: ReturnType<typeof boxesOf>): boolean {
  const row = node.direction.startsWith('row');
  return node.children.some((child, i) => {
    const box = boxes.get(`${id}-${i}`)!;
    const [top = 0, right = 0, bottom = 0, left = 0] = child.padding;
    const least = row ? box.width - left - right : box.height - top - bottom;
    return (child.shrink > 0 && least < 0.01) || bottomedOut(child, `${id}-${i}`, boxes);
  });
}

describe('flexbox agrees with yoga-layout', () => {
  test('on random trees one level deep', () =>
    fc.assert(fc.property(flexTree(1), compare), { numRuns: 1500, seed: 11 }));
  test('on random trees two levels deep', () =>
    fc.assert(fc.property(flexTree(2), compare), { numRuns: 600, seed: 12 }));
});
