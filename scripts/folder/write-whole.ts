// Files on the disk, written beside what is there and put in its place when whole.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** Writes files by name into a folder; one that is there is replaced only by a whole one. Throws FolderFault where the folder cannot be made. */
export function writeWhole(folder: string, files: Readonly<Record<string, string>>): void {
  makeFolder(folder);
  for (const [name, text] of Object.entries(files)) {
    const beside = join(folder, `.${name}-${String(process.pid)}`);
    try {
      writeFileSync(beside, text);
      renameSync(beside, join(folder, name));
    } finally {
      rmSync(beside, { force: true });
    }
  }
}
