// Filling pages: which strips of the flow stand on which page. Pure arithmetic on heights; nothing is drawn here. All lengths in mm.

/** As much of the flow as filling needs to know of a strip that cannot be broken. */
export interface Strip {
  readonly height: number;
  /** Space above it, dropped at the top of a page. */
  readonly gap: number;
  /** The next strip must stand on the same page (headings, first lines of a paragraph). */
  readonly keepWithNext: boolean;
  /** It begins a page of its own. */
  readonly breakBefore: boolean;
}

/** The strip as filling sees it: there is one column to a page, so a break of either kind begins a page. */
export const forFilling = ({
  height,
  gap,
  keepWithNext,
  breakBefore,
}: Omit<Strip, 'breakBefore'> & { readonly breakBefore: 'auto' | 'column' | 'page' }): Strip => ({
  height,
  gap,
  keepWithNext,
  breakBefore: breakBefore !== 'auto',
});

/** Strips `from` up to and without `to` of the flow, on one page. */
export interface Filling {
  readonly from: number;
  readonly to: number;
  /** Height used. */
  readonly height: number;
}

/** What one page more costs, against the square of the share of a page left blank: high enough that no page is added for looks. */
const PAGE_COST = 4;

/**
 * Fills pages of `room` mm so that as few pages as possible are needed and the space left at their feet is spread evenly (least sum of
 * squares, as lines are broken in a paragraph). Space before a forced break and on the last page costs nothing.
 * A chain of strips that must stay together but is higher than a page is broken where it must be; a single strip higher than a page
 * is reported by `tooHigh`, not here.
 */
export function fillPages(strips: readonly Strip[], room: number): readonly Filling[] {
  // best[i]: the cheapest way to fill pages with the strips from i on; worked out from the end.
  const best: { cost: number; filling: Filling | undefined }[] = [];
  best[strips.length] = { cost: 0, filling: undefined };
  for (let from = strips.length - 1; from >= 0; from -= 1) {
    const candidates = pagesFrom(strips, from, room);
    let choice: { cost: number; filling: Filling | undefined } = { cost: Infinity, filling: undefined };
    for (const { filling, torn } of candidates) {
      const last = filling.to === strips.length || strips[filling.to]?.breakBefore === true;
      const blank = last ? 0 : Math.max(0, (room - filling.height) / room);
      const cost = PAGE_COST + blank ** 2 + (torn ? 100 : 0) + (best[filling.to]?.cost ?? 0);
      if (cost < choice.cost) choice = { cost, filling };
    }
    best[from] = choice;
  }
  const fillings: Filling[] = [];
  for (let at = 0; at < strips.length;) {
    const filling = best[at]?.filling;
    if (filling === undefined) break;
    fillings.push(filling);
    at = filling.to;
  }
  return fillings;
}

/** Every page that may begin with strip `from`; `torn` pages part strips that should stay together. */
function pagesFrom(
  strips: readonly Strip[],
  from: number,
  room: number,
): readonly { filling: Filling; torn: boolean }[] {
  const pages: { filling: Filling; torn: boolean }[] = [];
  let height = 0;
  for (let to = from; to < strips.length; to += 1) {
    const strip = strips[to];
    if (strip === undefined || (to > from && strip.breakBefore)) break;
    height += strip.height + (to > from ? strip.gap : 0);
    // The first strip is taken even if it is too high, so that filling always ends.
    if (height > room + 1e-6 && to > from) break;
    pages.push({ filling: { from, to: to + 1, height }, torn: strip.keepWithNext && to + 1 < strips.length });
  }
  return pages;
}

/** Strips that are higher than a page. */
export function tooHigh(strips: readonly Strip[], room: number): readonly number[] {
  return strips.flatMap(({ height }, index) => (height > room + 1e-6 ? [index] : []));
}
