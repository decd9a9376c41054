// Folding by hand, in code: sheets printed on both sides, laid into one another, folded once, and read leaf by leaf.
import type { SheetSide } from '../saddle-stitch.ts';

/** The pages in the order in which the folded booklet shows them; sides as they come from the printer, front and back in turn. */
export function fold(sides: readonly SheetSide[]): readonly (number | undefined)[] {
  const sheets = Array.from(
    { length: sides.length / 2 },
    (_unused, at) => [sides[2 * at]!, sides[2 * at + 1]!] as const,
  );
  // Turned about the short edge, what is left on the back lies behind what is right on the front.
  const firstHalf = sheets.flatMap(([front, back]) => [front.right, back.left]);
  const secondHalf = [...sheets].reverse().flatMap(([front, back]) => [back.right, front.left]);
  return [...firstHalf, ...secondHalf];
}
