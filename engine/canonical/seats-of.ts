// Sets of seats are bits of one number in a state, and lists in its canonical form.

/** Seats of a bit set. */
export const seatsOf = (set: number): number[] =>
  Array.from({ length: 31 }, (_, seat) => seat).filter((seat) => ((set >> seat) & 1) === 1);
