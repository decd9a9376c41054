// Blocks one below the other, with margins that collapse as CSS has it.
import type { Box, Setting } from '../tree/box.ts';
import { clampWidth, edge, edgesX, edgesY, givenWidth, laySized, margin, marginsX, type Side } from '../tree/sizing.ts';

/** Collapsing margins: the widest positive and the widest negative one. */
interface Margins {
  readonly most: number;
  readonly least: number;
}

const join = (a: Margins, b: Margins): Margins => ({
  most: Math.max(a.most, b.most),
  least: Math.min(a.least, b.least),
});
const sum = ({ most, least }: Margins): number => most + least;
const NONE: Margins = { most: 0, least: 0 };

/** Lays block children; the answer is the height they take, edges included. */
export function layBlock(box: Box, width: number, height: number | undefined, setting: Setting): number {
  const inner = width - edgesX(box);
  const innerHeight = height === undefined ? undefined : height - edgesY(box);
  const top = edge(box, 0);
  let y = 0;
  let between = NONE;
  let widest = 0;
  box.firstBaseline = undefined;
  box.lastBaseline = undefined;
  box.children.forEach((child, i) => {
    child.base = inner;
    const childWidth = givenWidth(child, inner) ?? clampWidth(child, inner - marginsX(child), inner);
    laySized(child, childWidth, innerHeight, setting);
    const above = join(between, collapsed(child, 0));
    // A first child's margin that collapses with its parent's lies outside the parent.
    if (i > 0 || !collapses(box, 0)) y += sum(above);
    child.x = edge(box, 3) + leftOf(child, inner, childWidth);
    child.y = top + y;
    y += child.height;
    between = collapsed(child, 2);
    widest = Math.max(widest, childWidth + marginsX(child));
    if (child.firstBaseline !== undefined) box.firstBaseline ??= child.y + child.firstBaseline;
    if (child.lastBaseline !== undefined) box.lastBaseline = child.y + child.lastBaseline;
  });
  box.trailing = collapses(box, 2) ? 0 : Math.max(0, sum(between));
  if (!collapses(box, 2)) y += sum(between);
  box.naturalWidth = widest;
  return y + edgesY(box);
}

function leftOf(child: Box, inner: number, width: number): number {
  const [, right, , left] = child.style.margin;
  const free = inner - width - marginsX(child);
  if (left === 'auto' && free > 0) return right === 'auto' ? free / 2 : free;
  return margin(child, 3);
}

/** The margin of a block on its upper (0) or lower (2) side, joined with those of its outermost children. */
export function collapsed(box: Box, side: 0 | 2): Margins {
  const own = margin(box, side);
  const margins = { most: Math.max(own, 0), least: Math.min(own, 0) };
  const child = side === 0 ? box.children[0] : box.children.at(-1);
  return child !== undefined && collapses(box, side) ? join(margins, collapsed(child, side)) : margins;
}

/** Whether a box's margin and its first or last child's are one. */
function collapses(box: Box, side: 0 | 2): boolean {
  if (box.kind !== 'block' || box.parent === undefined || box.parent.kind === 'flex' || box.inline.length > 0)
    return false;
  const { style } = box;
  if (style.clip || style.position === 'absolute' || style.display === 'inline-block' || edge(box, side as Side) > 0)
    return false;
  return side === 0 || (style.height === 'auto' && style.minHeight === 'auto' && style.aspectRatio === undefined);
}
