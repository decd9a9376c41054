// Feathering: the space left at the foot of a page goes between its blocks, so that facing pages end on one line.

import type { Filling, Strip } from './fill-pages.ts';

/** A gap below this, mm, is spacing within a block (lines, title and text) and is left alone. */
const BLOCK_GAP = 1.5;

/** A gap grows at most by this factor of itself, so that a page with much blank space stays a page with blank space. */
const MOST = 1;

/**
 * What to add above each strip of a page of `room` mm, in mm, the first one's being 0. Wide gaps take more than narrow ones. The last page
 * of the flow, and one before a forced break, end where their text ends.
 */
export function feather(strips: readonly Strip[], { from, to, height }: Filling, room: number): readonly number[] {
  const page = strips.slice(from, to);
  const ends = to === strips.length || strips[to]?.breakBefore === true;
  const growing = page.map(({ gap }, index) => (index > 0 && gap >= BLOCK_GAP ? gap : 0));
  const whole = growing.reduce((sum, gap) => sum + gap, 0);
  if (ends || whole === 0) return page.map(() => 0);
  const factor = Math.min(MOST, Math.max(0, room - height) / whole);
  return growing.map((gap) => gap * factor);
}
