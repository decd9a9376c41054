// Kept work in memory: what one run lays down, the next finds.
import type { KeptWork } from '../kept-work.ts';

export function memory(): KeptWork & { readonly next: () => void; readonly found: number } {
  const there = new Map<string, string>();
  const fresh = new Map<string, () => string | undefined>();
  let found = 0;
  return {
    get(from) {
      const text = there.get(from);
      if (text !== undefined) found += 1;
      return text;
    },
    put: (from, make) => void fresh.set(from, make),
    /** Ends a run. */
    next() {
      for (const [from, make] of fresh) {
        const text = make();
        if (text !== undefined) there.set(from, text);
      }
      fresh.clear();
    },
    get found() {
      return found;
    },
  };
}
