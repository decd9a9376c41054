// The known name that a name unknown here was most likely meant to be, for hints.

/** Letters to insert, drop or replace to get from one word to the other. */
function distance(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const now = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = last[column - 1] + (a[row - 1] === b[column - 1] ? 0 : 1);
      now.push(Math.min(last[column] + 1, now[column - 1] + 1, replaced));
    }
    last = now;
  }
  return last[b.length];
}

/** The nearest of the known names, large and small letters alike; undefined if more than every third letter differs. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(name.length / 3));
  const rated = known.map((one) => ({ one, far: distance(name.toLowerCase(), one.toLowerCase()) }));
  return rated.sort((a, b) => a.far - b.far).find(({ far }) => far <= most)?.one;
}
