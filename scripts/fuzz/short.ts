// Plain values in the one line in which a difference is told.

/** At most so many characters of a value. */
const MOST = 200;

/** A value as it is shown beside what differs from it. */
export const short = (value: unknown): string =>
  (value === undefined ? 'nothing' : JSON.stringify(value)).slice(0, MOST);
