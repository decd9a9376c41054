// A folded booklet reads from its first page to its last, whatever their number.
import { describe, expect, it } from 'vitest';
import { saddleStitch } from './saddle-stitch.ts';
import { fold } from './testing/fold.ts';

describe('saddle stitch', () => {
  it.each(Array.from({ length: 64 }, (_unused, index) => index + 1))('of %i pages folds to them in order', (pages) => {
    const read = fold(saddleStitch(pages));
    expect(read.length % 4).toBe(0);
    expect(read.filter((page) => page !== undefined)).toEqual(Array.from({ length: pages }, (_unused, page) => page));
    expect(read.at(-1)).toBe(pages - 1);
    // Blank pages stand together before the back cover.
    expect(read.slice(0, pages - 1)).not.toContain(undefined);
  });
});
