// Silhouettes: what is kept of a symbol for its second tone.
import { describe, expect, it } from 'vitest';
import type { SymbolArt } from '../display/display-list.ts';
import { silhouette } from './silhouette.ts';

const square = (x: number, y: number, size: number): string =>
  `M${x} ${y}L${x + size} ${y}L${x + size} ${y + size}L${x} ${y + size}Z`;
const art = (...paths: SymbolArt['paths'][number][]): SymbolArt => ({ id: 'thing', viewBox: [0, 0, 100, 100], paths });
const outline = (...paths: SymbolArt['paths'][number][]): string =>
  silhouette(art(...paths))
    .paths.map((path) => path.d)
    .join('');
const ink = { fill: 'currentColor' } as const;

describe('silhouette', () => {
  it('drops holes and what lies in holes', () => {
    expect(
      silhouette(art({ d: square(0, 0, 90) + square(10, 10, 60) + square(20, 20, 30), ...ink, fillRule: 'evenodd' })),
    ).toEqual({
      id: 'thing-fill',
      viewBox: [0, 0, 100, 100],
      paths: [{ d: square(0, 0, 90), ...ink, fillRule: 'nonzero' }],
    });
  });

  it('turns all contours the same way, so that overlapping ones do not cancel', () => {
    expect(outline({ d: `${square(0, 0, 20)}M50 0L50 10L60 10L60 0Z`, ...ink })).toBe(
      `${square(0, 0, 20)}M60 0L60 10L50 10L50 0Z`,
    );
  });

  it('drops a path enclosed by another path, such as a light patch', () => {
    expect(outline({ d: square(0, 0, 90), ...ink }, { d: square(30, 30, 10), fill: '#f8f2e5' })).toBe(square(0, 0, 90));
  });

  it('keeps a contour that overlaps another without lying in it', () => {
    expect(outline({ d: square(0, 0, 50) + square(40, 40, 49), ...ink })).toBe(square(0, 0, 50) + square(40, 40, 49));
  });

  it('sees curves: a dot in a ring of two curves is inside', () => {
    expect(outline({ d: `M0 50C0 -15 100 -15 100 50C100 115 0 115 0 50Z${square(45, 45, 10)}`, ...ink })).toBe(
      'M0 50C0 -15 100 -15 100 50C100 115 0 115 0 50Z',
    );
  });

  it('keeps strokes as strokes in the one colour', () => {
    expect(silhouette(art({ d: 'M0 0L50 50', stroke: { colour: '#f8f2e5', width: 4 } })).paths).toEqual([
      { d: 'M0 0L50 50', stroke: { colour: 'currentColor', width: 4 } },
    ]);
  });
});
