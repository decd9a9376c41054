// Writing printed files: all beside their places first, then all renamed; stale files of earlier runs removed, nothing else touched.

import { mkdirSync, readFileSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST, hashOf, manifestText, readManifest } from './manifest.ts';
import type { PrintedFile } from './printed-file.ts';

export interface Written {
  /** Paths below the folder, in the order given. */
  readonly files: readonly string[];
  /** Files of an earlier run that are no longer printed and have been removed. */
  readonly removed: readonly string[];
}

/** Ending of a file that is not yet in its place. */
const PART = '.part';

function writeBeside(path: string, bytes: Uint8Array | string, parts: string[]): void {
  mkdirSync(dirname(path), { recursive: true });
  parts.push(path + PART);
  writeFileSync(path + PART, bytes);
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

/**
 * Writes all files or none. `mine` says which paths this run answers for: what an earlier run wrote there and this one does not is
 * stale and goes, unless somebody has changed it since. Throws, before writing, when two files have the same path (in any case of
 * letters), and when the disk refuses; then nothing has changed place.
 */
export function writeFiles(folder: string, files: readonly PrintedFile[], mine: (path: string) => boolean): Written {
  const names = new Set<string>();
  for (const { path } of [...files, { path: MANIFEST }]) {
    if (names.has(path.toLowerCase())) throw new Error(`Two printed files would both be called ${path}.`);
    names.add(path.toLowerCase());
  }
  const before = readManifest(folder);
  const written = Object.fromEntries(files.map(({ path, bytes }) => [path, hashOf(bytes)]));
  const kept = Object.entries(before).filter(([path]) => !mine(path) && written[path] === undefined);
  const parts: string[] = [];
  try {
    for (const { path, bytes } of files) writeBeside(join(folder, path), bytes, parts);
    writeBeside(join(folder, MANIFEST), manifestText({ ...Object.fromEntries(kept), ...written }), parts);
  } catch (error) {
    for (const part of parts) rmSync(part, { force: true });
    throw error;
  }
  for (const part of parts) renameSync(part, part.slice(0, -PART.length));
  const stale = Object.entries(before).filter(([path]) => mine(path) && written[path] === undefined);
  return { files: files.map(({ path }) => path), removed: stale.filter(([path, hash]) => removeStale(folder, path, hash)).map(([path]) => path) };
}
