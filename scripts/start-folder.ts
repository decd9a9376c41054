// Where a command was started and where the project lies: relative paths mean the user's own folder, defaults mean the project's.
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Goes back to the folder the user stands in. npm runs a script in the project's folder and keeps the user's own in INIT_CWD;
 * without this, `npm --prefix game run print -- --out here` would write somewhere else. For use at the top of a command only.
 */
export function enterStartFolder(env: Readonly<Record<string, string | undefined>> = process.env): void {
  const from = env['INIT_CWD'];
  if (from === undefined || from === '' || resolve(process.cwd()) !== resolve(ROOT)) return;
  try {
    process.chdir(from);
  } catch {
    // The folder is gone; the project's folder is as good as any.
  }
}

/** A path as the user would type it: relative where it lies below the folder the user stands in. */
export function shownPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short === '' ? '.' : short;
}

/** A path inside the project, as the user would type it. */
export function projectPath(path: string): string {
  return shownPath(resolve(ROOT, path));
}
