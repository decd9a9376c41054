// Saddle stitch: which two pages stand on each side of a sheet, so that the sheets, laid into one another and folded, read in order.

/** One side of a sheet, as indices of pages from 0; undefined for a blank one. */
export interface SheetSide {
  readonly left: number | undefined;
  readonly right: number | undefined;
}

/**
 * The sides of all sheets, outermost sheet first, each front before its back, for a back that is turned about the short edge. Where the
 * pages are no multiple of four, blank ones stand before the last page, which is the back cover.
 */
export function saddleStitch(pages: number): readonly SheetSide[] {
  const whole = 4 * Math.ceil(pages / 4);
  const page = (place: number): number | undefined =>
    place === whole - 1 ? pages - 1 : place < pages - 1 ? place : undefined;
  return Array.from({ length: whole / 4 }, (_unused, sheet): readonly SheetSide[] => [
    { left: page(whole - 1 - 2 * sheet), right: page(2 * sheet) },
    { left: page(2 * sheet + 1), right: page(whole - 2 - 2 * sheet) },
  ]).flat();
}
