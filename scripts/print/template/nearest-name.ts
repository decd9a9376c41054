// The name somebody most likely meant: the nearest one by edit distance.

/** The candidate nearest to `name`, undefined when none is near enough to be meant. */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.ceil(name.length / 2)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** A hint line: the nearest name if one is near, else a few of those that exist. */
export function nameHint(name: string, candidates: Iterable<string>): string {
  const all = [...candidates];
  const near = nearestName(name, all);
  if (near !== undefined) return `did you mean "${near}"?`;
  return all.length === 0 ? 'there is none to choose from' : `known: ${all.slice(0, 12).join(', ')}${all.length > 12 ? ', …' : ''}`;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
