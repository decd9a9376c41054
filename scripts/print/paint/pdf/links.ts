// Links: where linked text lies on its page, through groups and forms.

import type { DisplayItem, Matrix } from '../../display/display-list.ts';
import { formMatrix } from '../matrix.ts';
import { multiply } from '../../display/matrix.ts';

export interface PlacedLink {
  /** `#name` inside the document, else an address. */
  readonly link: string;
  /** Left, top, right, bottom on the page, mm. */
  readonly box: readonly [number, number, number, number];
}

/** Heights of a link's box above and below the baseline, in font sizes. */
const ABOVE = 0.8;
const BELOW = 0.25;

/** All links of a page, in reading order. */
export function placedLinks(items: readonly DisplayItem[], matrix: Matrix = [1, 0, 0, 1, 0, 0]): readonly PlacedLink[] {
  return items.flatMap((item): readonly PlacedLink[] => {
    if (item.kind === 'group')
      return placedLinks(item.items, item.matrix === undefined ? matrix : multiply(matrix, item.matrix));
    if (item.kind === 'form') return placedLinks(item.list.items, multiply(matrix, formMatrix(item)));
    if (item.kind !== 'text' || item.link === undefined) return [];
    const [a, b, c, d, e, f] = matrix;
    const corners = [
      [item.x, item.y - ABOVE * item.size],
      [item.x + item.width, item.y + BELOW * item.size],
    ] as const;
    const xs = corners.map(([x, y]) => a * x + c * y + e);
    const ys = corners.map(([x, y]) => b * x + d * y + f);
    return [{ link: item.link, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] }];
  });
}
