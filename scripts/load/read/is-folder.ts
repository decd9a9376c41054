// What lies at a path: a folder, a file, something else, or a link that leads elsewhere; for whatever path a user may type.
import { realpathSync, statSync, type Stats } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';

/** Facts of what lies at a path; undefined where nothing can be reached: below a file, through a broken or circular link, without the right. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** True where a folder lies. */
export function isFolder(path: string): boolean {
  return statOf(path)?.isDirectory() === true;
}

/** Whether `path` is in truth a place outside `dir`. Throws when one of them does not exist. */
export function leadsOut(dir: string, path: string): boolean {
  const inside = relative(realpathSync(dir), realpathSync(path));
  return isAbsolute(inside) || inside.split(sep)[0] === '..';
}
