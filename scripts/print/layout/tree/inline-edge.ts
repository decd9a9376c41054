// The edges of an inline element: margin, border and padding where it opens and where it closes.
import type { EdgePiece } from './box.ts';
import { resolve } from '../css/parse-length.ts';
import { borderOf, type Style } from '../css/style.ts';

/** Width in mm of the opening or closing edge; per cents count as nothing here. */
export function edgeOfInline(piece: EdgePiece): number {
  return edgeMargin(piece.styled.style, piece.kind) + edgeInside(piece.styled.style, piece.kind);
}

const sideOf = (kind: 'open' | 'close'): 1 | 3 => (kind === 'open' ? 3 : 1);

export function edgeMargin(style: Readonly<Style>, kind: 'open' | 'close'): number {
  const value = style.margin[sideOf(kind)];
  return value === 'auto' ? 0 : resolve(value, 0);
}

/** Border and padding, which the element's ground covers. */
export function edgeInside(style: Readonly<Style>, kind: 'open' | 'close'): number {
  return borderOf(style, sideOf(kind)) + resolve(style.padding[sideOf(kind)], 0);
}
