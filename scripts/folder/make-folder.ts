// Folders to write into: made one by one, or one sentence about what keeps them from being made.
import { existsSync, mkdirSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A folder that cannot be made or written into; the message is a sentence for the user without a full stop. */
export class FolderFault extends Error {}

function refused(folder: string, error: unknown): FolderFault {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const sentences: Readonly<Record<string, string>> = {
    EACCES: 'may not be written into by you',
    EPERM: 'may not be written into by you',
    EROFS: 'lies on a disk that is read only',
    ENOSPC: 'lies on a disk that is full',
    EDQUOT: 'lies on a disk that is full',
    ENAMETOOLONG: 'has a name that is too long',
  };
  return new FolderFault(
    `"${folder}" ${sentences[reason] ?? `cannot be a folder on this disk (${reason})`}; name another folder`,
  );
}

/**
 * Makes a folder and those above it; gives what had to be made, topmost first. Throws FolderFault and leaves nothing. Not `mkdir` with `recursive`, which
 * never ends where the system says that the folder above is missing though it is there, as in /proc.
 */
export function makeFolder(folder: string): readonly string[] {
  const missing: string[] = [];
  let at = resolve(folder);
  for (; !existsSync(at) && dirname(at) !== at; at = dirname(at)) missing.unshift(at);
  if (!statSync(at).isDirectory()) {
    const shown = at === resolve(folder) ? folder : at;
    throw new FolderFault(`"${shown}" is a file, and should be a folder; name another folder`);
  }
  const made: string[] = [];
  for (const one of missing) {
    try {
      mkdirSync(one);
      made.push(one);
    } catch (error) {
      // Somebody else may have made it meanwhile.
      if (existsSync(one) && statSync(one).isDirectory()) continue;
      removeFolders(made);
      throw refused(folder, error);
    }
  }
  return made;
}

/** Removes folders that are empty, lowest first; others stay. */
export function removeFolders(folders: readonly string[]): void {
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
    try {
      rmdirSync(folder);
    } catch {
      // It holds something by now, or is gone.
    }
  }
}

/** What keeps anything from being written into a folder, before long work begins; undefined when nothing does. Leaves the disk as it was. */
export function folderFault(folder: string): string | undefined {
  let made: readonly string[] = [];
  const trial = join(folder, `.trial-${String(process.pid)}`);
  try {
    made = makeFolder(folder);
    writeFileSync(trial, 'a');
    return undefined;
  } catch (error) {
    return (error instanceof FolderFault ? error : refused(folder, error)).message;
  } finally {
    try {
      rmSync(trial, { force: true });
    } catch {
      // It was never there.
    }
    removeFolders(made);
  }
}

/** What keeps a file from being written, before long work begins; undefined when nothing does. Leaves the disk as it was. */
export function fileFault(file: string): string | undefined {
  if (existsSync(file) && statSync(file).isDirectory())
    return `"${file}" is a folder, and should be a file; name a file`;
  return folderFault(dirname(file));
}
