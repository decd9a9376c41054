// Silhouettes: what is kept of a symbol for its second tone.
import { describe, expect, it } from 'vitest';
import type { SymbolArt } from '../display-list.ts';
import { silhouette } from './silhouette.ts';

const square = (x: number, y: number, size: number): string => `M${x} ${y}L${x + size} ${y}L${x + size} ${y + size}L${x} ${y + size}Z`;
const art = (...paths: SymbolArt['paths'][number][]): SymbolArt => ({ id: 'thing', viewBox: [0, 0, 100, 100], paths });

describe('silhouette', () => {
  it('drops holes and what lies in holes', () => {
    const fill = silhouette(art({ d: square(0, 0, 90) + square(10, 10, 60) + square(20, 20, 30), fill: 'currentColor', fillRule: 'evenodd' }));
    expect(fill).toEqual({ id: 'thing-fill', viewBox: [0, 0, 100, 100], paths: [{ d: square(0, 0, 90), fill: 'currentColor' }] });
  });

  it('keeps contours beside each other apart, so that opposite directions do not cancel', () => {
    const turned = 'M50 0L50 10L60 10L60 0Z';
    expect(silhouette(art({ d: square(0, 0, 20) + turned, fill: 'currentColor' })).paths.map((path) => path.d)).toEqual([square(0, 0, 20), turned]);
  });

  it('drops a path enclosed by another path, such as a light patch', () => {
    expect(silhouette(art({ d: square(0, 0, 90), fill: 'currentColor' }, { d: square(30, 30, 10), fill: '#f8f2e5' })).paths).toHaveLength(1);
  });

  it('keeps a contour that overlaps another without lying in it', () => {
    expect(silhouette(art({ d: square(0, 0, 50) + square(40, 40, 50), fill: 'currentColor' })).paths).toHaveLength(2);
  });

  it('sees curves: a dot in a ring of two curves is inside', () => {
    const ring = 'M0 50C0 -15 100 -15 100 50C100 115 0 115 0 50Z';
    expect(silhouette(art({ d: ring + square(45, 45, 10), fill: 'currentColor' })).paths.map((path) => path.d)).toEqual([ring]);
  });

  it('keeps strokes as strokes in the one colour', () => {
    const stroked = silhouette(art({ d: 'M0 0L50 50', stroke: { colour: '#f8f2e5', width: 4 } }));
    expect(stroked.paths).toEqual([{ d: 'M0 0L50 50', stroke: { colour: 'currentColor', width: 4 } }]);
  });
});
