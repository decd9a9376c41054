// What the engine can hold, in one table: `check` says it of content with its place, `checkOptions` of options.

/** Most of each thing, and why not more. */
export const LIMITS = {
  /** A seat has streams of chance of its own in every state. */
  players: 8,
  /** A set of locations is 31 bits; with teams each further cell block is one more (team.sides). */
  locations: 31,
  /** A set of die faces is 31 bits. */
  faces: 31,
  /** Faces lying on the table stand side by side in one number, five bits each. */
  dice: 6,
  /** Kinds of hand cards, backgrounds, gangs: all that may be named together is numbered at once. */
  kinds: 1000,
  /** Ways to craft: which one is a number of 16 bits. */
  ways: 65_535,
} as const;

/** Ways to take one of each list; the same cards in another order count again. */
export const waysOfParts = (parts: readonly (readonly string[])[]): number =>
  parts.reduce((ways, list) => ways * list.length, 1);
