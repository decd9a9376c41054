// Writing printed files: all beside their places first, then all renamed; stale files of earlier runs removed, nothing else touched.

import { existsSync, readFileSync, renameSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FolderFault, makeFolder, removeFolders } from '../../folder/make-folder.ts';
import { MANIFEST, hashOf, manifestText, readManifest, readPrintFacts, type Manifest } from './manifest.ts';
import type { PrintedFile } from './printed-file.ts';

export interface Written {
  /** Paths below the folder, in the order given. */
  readonly files: readonly string[];
  /** Files of an earlier run that are no longer printed and have been removed. */
  readonly removed: readonly string[];
}

/** What the disk or somebody's own files keep from being written; nothing has changed. */
export class WriteFault extends Error {}

/** Ending of a file that is not yet in its place. */
const PART = '.part';

/** What was made on the way, to be taken back when something fails. */
interface Made {
  readonly parts: string[];
  readonly folders: string[];
}

function writeBeside(path: string, bytes: Uint8Array | string, made: Made): void {
  made.folders.push(...makeFolder(dirname(path)));
  made.parts.push(path + PART);
  writeFileSync(path + PART, bytes);
}

function takeBack({ parts, folders }: Made): void {
  for (const part of parts) {
    try {
      rmSync(part);
    } catch {
      // What was never made stays as it is.
    }
  }
  removeFolders(folders);
}

/** Removes a stale file if it is still what was written, and its folder if that is empty now. */
function removeStale(folder: string, path: string, hash: string): boolean {
  const full = join(folder, path);
  try {
    if (hashOf(readFileSync(full)) !== hash) return false;
  } catch {
    return false;
  }
  rmSync(full);
  for (let above = dirname(path); above !== '.'; above = dirname(above)) {
    try {
      rmdirSync(join(folder, above));
    } catch {
      break;
    }
  }
  return true;
}

/** A place that is taken by what no earlier run has put there: somebody's own file, or a folder. */
function checkPlace(folder: string, path: string, bytes: Uint8Array, before: Manifest): void {
  const full = join(folder, path);
  const there = existsSync(full) ? statSync(full) : undefined;
  if (there?.isDirectory() === true)
    throw new WriteFault(`"${full}" is a folder, and a file of that name is to be written; move it away`);
  if (there !== undefined && before[path] === undefined && !readFileSync(full).equals(bytes))
    throw new WriteFault(
      `"${full}" was not written by an earlier run and would be lost; move it away or name another folder`,
    );
}

/**
 * Writes all files or none. `mine` says which paths this run answers for: what an earlier run wrote there and this one does not is
 * stale and goes, unless somebody has changed it since. Throws, before writing, when two files have the same path (in any case of
 * letters), and a WriteFault when the disk refuses or a file that is not ours stands in the way; then nothing has changed.
 * `wholeOf` goes into the list: the hash of the sources that the folder is then the whole print of.
 */
export function writeFiles(
  folder: string,
  files: readonly PrintedFile[],
  mine: (path: string) => boolean,
  wholeOf?: string,
): Written {
  const names = new Set<string>();
  for (const { path } of [...files, { path: MANIFEST }]) {
    if (names.has(path.toLowerCase())) throw new Error(`Two printed files would both be called ${path}.`);
    names.add(path.toLowerCase());
  }
  const before = readManifest(folder);
  const written = Object.fromEntries(files.map(({ path, bytes }) => [path, hashOf(bytes)]));
  const kept = Object.entries(before).filter(([path]) => !mine(path) && written[path] === undefined);
  for (const { path, bytes } of files) checkPlace(folder, path, bytes, before);
  const made: Made = { parts: [], folders: [] };
  try {
    for (const { path, bytes } of files) writeBeside(join(folder, path), bytes, made);
    const facts = new Map([...readPrintFacts(folder)].filter(([path]) => kept.some(([one]) => one === path)));
    for (const file of files) facts.set(file.path, file.facts);
    const list = manifestText({ ...Object.fromEntries(kept), ...written }, 'npm run print', { wholeOf, facts });
    writeBeside(join(folder, MANIFEST), list, made);
  } catch (error) {
    takeBack(made);
    if (error instanceof FolderFault) throw new WriteFault(error.message);
    if (error instanceof Error && 'code' in error)
      throw new WriteFault(`the disk refuses to write into "${folder}" (${error.message})`);
    throw error;
  }
  for (const part of made.parts) renameSync(part, part.slice(0, -PART.length));
  const stale = Object.entries(before).filter(([path]) => mine(path) && written[path] === undefined);
  return {
    files: files.map(({ path }) => path),
    removed: stale.filter(([path, hash]) => removeStale(folder, path, hash)).map(([path]) => path),
  };
}
