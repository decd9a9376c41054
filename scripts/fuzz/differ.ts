// Where two plain values first differ.

export interface Difference {
  /** Path to it, such as `seats.2.hand.blade`. */
  readonly path: string;
  readonly left: unknown;
  readonly right: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Puts the name of a field before the path of what differs inside it. */
const inside = (key: string, { path, ...values }: Difference): Difference => ({
  path: path === '' ? key : `${key}.${path}`,
  ...values,
});

const NONE: ReadonlySet<string> = new Set();

function differenceInLists(
  left: readonly unknown[],
  right: readonly unknown[],
  skip: ReadonlySet<string>,
): Difference | undefined {
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const found = firstDifference(left[at], right[at], skip);
    if (found !== undefined) return inside(String(at), found);
  }
  return undefined;
}

/**
 * The first difference of two plain values, or undefined. A field that is undefined counts as left out; fields named in `skip` are not
 * looked at. The order of fields does not count, that of lists does.
 */
export function firstDifference(
  left: unknown,
  right: unknown,
  skip: ReadonlySet<string> = NONE,
): Difference | undefined {
  if (Object.is(left, right)) return undefined;
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right))
    return { path: '', left, right };
  if (Array.isArray(left) && Array.isArray(right)) return differenceInLists(left, right, skip);
  // Own fields only: a field named `toString` is one like any other.
  for (const key of Object.keys(left)) {
    if (skip.has(key)) continue;
    const found = firstDifference(left[key], Object.hasOwn(right, key) ? right[key] : undefined, skip);
    if (found !== undefined) return inside(key, found);
  }
  for (const key of Object.keys(right)) {
    if (!Object.hasOwn(left, key) && !skip.has(key) && right[key] !== undefined)
      return { path: key, left: undefined, right: right[key] };
  }
  return undefined;
}
