// "Might this hand do for a recipe, or a gang?" as one look-up by the kinds held, where these stand close together in the content.

/** `met[(word of the kinds in hand >>> shift) & mask]` is 1 if some demand may be met. */
export interface DemandTable {
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
  readonly met: Uint8Array;
}

/** Kinds further apart than this get no table, which would be too long, and always the answer "perhaps". */
const WIDEST = 12;

/** A demand is met by one kind of each of its lists. */
export function demandTable(demands: readonly (readonly (readonly number[])[])[]): DemandTable {
  const kinds = demands.flat(2);
  const first = Math.min(...kinds);
  const width = Math.max(...kinds) - first + 1;
  const word = first >> 5;
  if (width > WIDEST || (first + width - 1) >> 5 !== word) return { word: 0, shift: 0, mask: 0, met: Uint8Array.of(1) };
  const isMet = (held: number): boolean =>
    demands.some((lists) => lists.every((list) => list.some((card) => ((held >> (card - first)) & 1) === 1)));
  const met = Uint8Array.from({ length: 1 << width }, (_, held) => (isMet(held) ? 1 : 0));
  return { word, shift: first & 31, mask: met.length - 1, met };
}
