// What one file shares while it is painted: container, fonts, shadings, and forms painted once and placed many times.

import type { DisplayItem, DisplayList, FormItem, SymbolArt } from '../../display/display-list.ts';
import type { PaintArt } from '../paint-art.ts';
import type { Container, PdfRef } from './container.ts';
import type { FontStore } from './font-store.ts';
import type { Named, Shadings } from './shadings.ts';

/** A symbol painted once as a form XObject. */
export interface SymbolForm {
  readonly name: string;
  readonly ref: PdfRef;
  readonly art: SymbolArt;
  /** Which current colours must be set before placing it. */
  readonly fills: boolean;
  readonly strokes: boolean;
}

export interface Painting {
  readonly container: Container;
  readonly art: PaintArt;
  readonly fonts: FontStore;
  readonly shadings: Shadings;
  readonly symbols: Map<string, SymbolForm>;
  /** Forms by their key, once painted. */
  readonly forms: Map<string, Named>;
  /** How often each form is placed in the document; a form placed once is painted in place. */
  readonly placed: ReadonlyMap<string, number>;
  /** Transparency groups made so far, for their names. */
  groups: number;
}

/** Counts how often each form is placed, forms within forms once per form. */
export function countPlaced(pages: readonly { readonly items: readonly DisplayItem[] }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const visit = (items: readonly DisplayItem[]): void => {
    for (const item of items) {
      if (item.kind === 'group') visit(item.items);
      if (item.kind !== 'form') continue;
      const count = counts.get(item.form) ?? 0;
      counts.set(item.form, count + 1);
      if (count === 0) visit(item.list.items);
    }
  };
  for (const page of pages) visit(page.items);
  return counts;
}

/** Ink may lie outside a list's box; this far, in mm, and no farther. */
export const OUTSIDE = 50;

/** The area a form's ink may cover, in its own mm. */
export function formBounds(list: Pick<DisplayList, 'width' | 'height'>, clip?: FormItem['clip']): readonly number[] {
  return clip === undefined
    ? [-OUTSIDE, -OUTSIDE, list.width + OUTSIDE, list.height + OUTSIDE]
    : [clip.x, clip.y, clip.x + clip.width, clip.y + clip.height];
}
