// Absolutely placed boxes: against the padding box of the nearest positioned ancestor.
import type { Box, Setting } from '../tree/box.ts';
import { intrinsicOf } from './intrinsic.ts';
import { resolve, type Length } from '../css/parse-length.ts';
import {
  clampHeight,
  clampWidth,
  edge,
  givenHeight,
  givenWidth,
  laySized,
  margin,
  marginsX,
  marginsY,
} from '../tree/sizing.ts';
import { borderOf, type Auto } from '../css/style.ts';

/** Lays every absolute box below `box` against its containing block; call it once all boxes in flow have their place. */
export function layAbsolutes(box: Box, setting: Setting): void {
  for (const child of box.absolutes) layOne(child, box, setting);
  const inline = box.inline.flatMap((item) => (item.kind === 'atom' ? [item.box] : []));
  for (const child of [...box.children, ...inline, ...box.absolutes]) layAbsolutes(child, setting);
}

function containing(parent: Box): { readonly block: Box; readonly x: number; readonly y: number } {
  let [block, x, y] = [parent, 0, 0];
  while (block.parent !== undefined && block.style.position === 'static' && block.style.transform.length === 0) {
    x += block.x;
    y += block.y;
    block = block.parent;
  }
  return { block, x, y };
}

function layOne(child: Box, parent: Box, setting: Setting): void {
  const { block, x, y } = containing(parent);
  const border = (side: 0 | 1 | 2 | 3): number => borderOf(block.style, side);
  const width = block.width - border(1) - border(3);
  const height = block.height - border(0) - border(2);
  child.base = width;
  const at = (length: Length | Auto, base: number): number | undefined =>
    length === 'auto' ? undefined : resolve(length, base);
  const [top, right, bottom, left] = [
    at(child.style.inset[0], height),
    at(child.style.inset[1], width),
    at(child.style.inset[2], height),
    at(child.style.inset[3], width),
  ];
  const tall =
    top !== undefined && bottom !== undefined
      ? clampHeight(child, height - top - bottom - marginsY(child), height)
      : undefined;
  const wide = left !== undefined && right !== undefined ? width - left - right - marginsX(child) : undefined;
  const room = width - (left ?? 0) - (right ?? 0) - marginsX(child);
  const used =
    givenWidth(child, width, child.style.height === 'auto' ? tall : givenHeight(child, 0, height)) ??
    clampWidth(child, wide ?? fitContent(child, room, setting), width);
  if (givenHeight(child, used, height) === undefined && tall !== undefined) setting.lay(child, used, tall);
  else laySized(child, used, height, setting);
  // Without an inset a box stands where it would have stood at the start of its parent's content.
  const startX =
    left !== undefined
      ? border(3) +
        left +
        margin(child, 3) +
        auto(child, 3, width - (left ?? 0) - (right ?? 0) - used, right !== undefined)
      : right !== undefined
        ? block.width - border(1) - right - used - margin(child, 1)
        : x + edge(parent, 3) + margin(child, 3);
  const startY =
    top !== undefined
      ? border(0) +
        top +
        margin(child, 0) +
        auto(child, 0, height - (top ?? 0) - (bottom ?? 0) - child.height, bottom !== undefined)
      : bottom !== undefined
        ? block.height - border(2) - bottom - child.height - margin(child, 2)
        : y + edge(parent, 0) + margin(child, 0);
  child.x = startX - x;
  child.y = startY - y;
}

function auto(child: Box, side: 0 | 3, free: number, pinned: boolean): number {
  const opposite = child.style.margin[side === 0 ? 2 : 1];
  if (child.style.margin[side] !== 'auto' || !pinned || free <= 0) return 0;
  return opposite === 'auto' ? free / 2 : free - margin(child, side === 0 ? 2 : 1);
}

function fitContent(child: Box, room: number, setting: Setting): number {
  const { min, max } = intrinsicOf(child, setting);
  return Math.min(max, Math.max(min, room));
}
