// From filled pages to drawn ones: body strips under each other, running head, number, and the names of places on each page.

import type { Destination } from '../display/document.ts';
import type { DisplayItem, DisplayList } from '../display/display-list.ts';
import type { FlowStrip } from '../layout/lay-flow.ts';
import { feather } from './feather.ts';
import { forFilling, type Filling } from './fill-pages.ts';

/** The page of the book, and on it the column that the flow fills; mm. The inner margin is the wider one. */
export const PAGE = { width: 148, height: 210 } as const;
export const COLUMN = { width: 124, height: 179, top: 17.6, inner: 13, outer: 11 } as const;

/** White rim that no ink of a page enters, mm: at the outer and inner sides, and at head and foot. What may lie outside a sheet. */
export const RIM = { sides: 10, ends: 5.5 } as const;

/** One page of the book, ready to be placed on a sheet; booklets place the same pages in another order. */
export interface BookPage {
  /** Unique in the book. */
  readonly name: string;
  readonly list: DisplayList;
  readonly destinations: readonly Destination[];
}

/** Left edge of the column: right pages have odd numbers and the spine at their left. */
export const columnLeft = (number: number): number => (number % 2 === 1 ? COLUMN.inner : COLUMN.outer);

/** Items moved as a whole. */
export function movedBy(x: number, y: number, items: readonly DisplayItem[]): DisplayItem {
  return { kind: 'group', matrix: [1, 0, 0, 1, x, y], items };
}

/** The body of one page: its strips from the top of the column down, and where their anchors come to lie. */
export function pageBody(
  strips: readonly FlowStrip[],
  filling: Filling,
  number: number,
): { readonly items: readonly DisplayItem[]; readonly destinations: readonly Destination[] } {
  const items: DisplayItem[] = [];
  const destinations: Destination[] = [];
  const extra = feather(strips.map(forFilling), filling, COLUMN.height);
  let y: number = COLUMN.top;
  strips.slice(filling.from, filling.to).forEach((strip, index) => {
    if (index > 0) y += strip.gap + (extra[index] ?? 0);
    if (strip.items.length > 0) items.push(movedBy(columnLeft(number), y, strip.items));
    for (const anchor of strip.anchors) destinations.push({ name: anchor.name, y: y + anchor.y });
    y += strip.height;
  });
  return { items, destinations };
}
