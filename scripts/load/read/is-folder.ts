// Whether a path is a folder or a file, for whatever path a user may type.
import { statSync, type Stats } from 'node:fs';

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
