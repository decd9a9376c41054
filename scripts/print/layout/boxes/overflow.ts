// Text that does not stay inside its box: how far it sticks out, and where.
import { EPSILON } from '../text/break-lines.ts';
import type { Box } from '../tree/box.ts';
import { edgesX } from '../tree/sizing.ts';

/** Whether anything is written in the box or below it; pictures may be cropped, words may not. */
export function hasText(box: Box): boolean {
  return (
    box.inline.some(
      (item) =>
        item.kind === 'text' ||
        (item.kind === 'atom' && (item.box.element.classes.includes('icon') || hasText(item.box))),
    ) || box.children.some(hasText)
  );
}

/** How far the content of the box itself sticks out to the right and below, mm; undefined when it stays inside or holds no text. */
export function overflowOf(box: Box): { readonly x: number; readonly y: number } | undefined {
  const y = box.natural - box.trailing - box.height;
  const x = box.naturalWidth - (box.width - edgesX(box));
  if (box.kind === 'drawing' || (x <= EPSILON && y <= EPSILON) || !hasText(box)) return undefined;
  return { x: Math.max(0, x), y: Math.max(0, y) };
}

/** By which factor the text of a box that overflows would roughly have to shrink: lines shrink with its size, paragraphs with its square. 1 where it fits. */
export function scaleNeeded(box: Box): number {
  const over = overflowOf(box);
  const across = over === undefined || over.x === 0 ? 1 : 1 - over.x / box.naturalWidth;
  const down = over === undefined || over.y === 0 ? 1 : Math.sqrt(Math.max(0, box.height) / (box.height + over.y));
  return inFlow(box).reduce((least, child) => Math.min(least, scaleNeeded(child)), Math.min(across, down));
}

/** Boxes below in flow: children, and boxes that stand in lines. */
export const inFlow = (box: Box): readonly Box[] =>
  box.inline.length === 0 ? box.children : box.inline.flatMap((item) => (item.kind === 'atom' ? [item.box] : []));

/** Whether the text of a box, and of every box in it, stays inside. */
export function fits(box: Box): boolean {
  return overflowOf(box) === undefined && inFlow(box).every(fits);
}
