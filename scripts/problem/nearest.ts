// Hints that name the nearest known name, or the names there are.

/** Edits (insert, drop, replace, swap neighbours) that turn `a` into `b`. */
export const editDistance = (a: string, b: string): number => {
  let older: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, (older[column - 2] ?? 0) + 1);
      }
      now.push(best);
    }
    older = last;
    last = now;
  }
  return last[b.length] ?? 0;
};

/** Whether one name is likely a misspelling of the other: a third of the letters may differ. */
export const isNear = (a: string, b: string): boolean =>
  editDistance(a.toLowerCase(), b.toLowerCase()) <= Math.max(1, Math.floor(Math.max(a.length, b.length) / 3));

/** The known names from nearest to farthest, the name itself left out: to offer what was written is no help. Equal ones keep their own order. */
export const byNearness = (name: string, known: Iterable<string>): string[] => {
  const lower = name.toLowerCase();
  const rated = [...known]
    .filter((one) => one !== name)
    .map((one) => ({ one, distance: editDistance(lower, one.toLowerCase()) }));
  return rated.sort((a, b) => a.distance - b.distance).map(({ one }) => one);
};

const SHOWN = 8;
const LONGEST = 60;

const cut = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** A hint naming the nearest known name when one is near, else the names there are (at most eight). */
export const nearestHint = (name: string, known: Iterable<string>): string => {
  const sorted = byNearness(name, known);
  const [first] = sorted;
  if (first === undefined) return 'none is known';
  if (isNear(name, first)) return `did you mean "${first}"?`;
  const more = sorted.length > SHOWN ? `, … (${sorted.length} in all)` : '';
  return `known: ${sorted.slice(0, SHOWN).map(cut).join(', ')}${more}`;
};
