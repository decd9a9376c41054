// Cards lying together without order, as counts by id; every change makes a new bag.

/** Counts by card id; what is not named is not there. */
export type Bag = Readonly<Record<string, number>>;

export const EMPTY: Bag = {};

/** How many of one card lie in the bag. */
export const countOf = (bag: Bag, id: string): number => (Object.hasOwn(bag, id) ? bag[id] : 0);

/** The bag with `many` more (or, below 0, fewer) of one card; fewer than none is a RangeError. */
export function withMore(bag: Bag, id: string, many: number): Bag {
  const now = countOf(bag, id) + many;
  if (now < 0) throw new RangeError(`the bag does not hold ${-many} of ${id}`);
  return { ...bag, [id]: now };
}

export const sizeOf = (bag: Bag): number => Object.values(bag).reduce((sum, many) => sum + many, 0);

/** True if every card of the list is there, as often as it is listed. */
export const holdsAll = (bag: Bag, ids: readonly string[]): boolean =>
  ids.every((id) => countOf(bag, id) >= ids.filter((other) => other === id).length);

/** The cards one by one, kind by kind in the given order, copies together. */
export const listed = (bag: Bag, order: readonly string[]): string[] =>
  order.flatMap((id) => Array.from({ length: countOf(bag, id) }, () => id));

/** The kinds that are there, in the given order. */
export const kindsIn = (bag: Bag, order: readonly string[]): string[] => order.filter((id) => countOf(bag, id) > 0);
