// Puts a finished folder in the place of an old one, so that nobody ever meets half a site.

import { existsSync, renameSync, rmSync } from 'node:fs';

/** Moves `next` to `target` and removes what stood there. Both must lie on one disk; if the move fails, the old folder comes back. */
export function replaceFolder(next: string, target: string): void {
  const old = `${next}.old`;
  const replaced = existsSync(target);
  if (replaced) renameSync(target, old);
  try {
    renameSync(next, target);
  } catch (fault) {
    if (replaced) renameSync(old, target);
    throw fault;
  }
  if (replaced) rmSync(old, { recursive: true, force: true });
}
