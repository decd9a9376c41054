// One hash of all that the bytes of a print depend on: content, templates, installed packages and the code that lays them out.

import { createHash, type Hash } from 'node:crypto';
import { readFileSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFolder, statOf } from '../../load/read/is-folder.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Code that print is made of; and the list of packages (fonts, icons, the PDF writer) with their sums. */
const CODE = ['scripts/load', 'scripts/print', 'scripts/problem', 'voice', 'engine/facts'];
const PACKAGES = 'package-lock.json';

/** Packages, which the list stands for; what only tests read; what a system or an editor lays down. */
const LEFT_OUT = /^(node_modules|testing|\..*)$/;

const isCode = (name: string): boolean => name.endsWith('.ts') && !name.endsWith('.test.ts');

function addFile(hash: Hash, path: string, name: string): void {
  const bytes = readFileSync(path);
  hash.update(`${name}\n${String(bytes.length)}\n`).update(bytes);
}

/** Adds the files below a folder, by their paths from there. Links are followed, though never in a circle. */
function addFolder(hash: Hash, folder: string, name: string, wanted: (name: string) => boolean, above: string[]): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (LEFT_OUT.test(entry.name)) continue;
    const [path, as] = [join(folder, entry.name), `${name}/${entry.name}`];
    if (entry.isDirectory()) addFolder(hash, path, as, wanted, above);
    else if (entry.isFile()) {
      if (wanted(entry.name)) addFile(hash, path, as);
    } else if (entry.isSymbolicLink()) {
      if (statOf(path)?.isFile() === true) addFile(hash, path, as);
      const place = isFolder(path) ? realpathSync(path) : undefined;
      if (place !== undefined && !above.includes(place)) addFolder(hash, path, as, wanted, [...above, place]);
    }
  }
}

/**
 * The hash of what lies in the two folders, wherever they lie, and of the code; undefined where one is no folder of ours, so that a mistyped path
 * is not read through. Take it before reading what is printed: a file saved in between then gives a print that nobody takes for today's.
 */
export function sourcesHash(content: string, templates: string): string | undefined {
  const ours = [join(content, 'game.yaml'), join(templates, 'fonts.yaml')];
  if (!ours.every((path) => statOf(path)?.isFile() === true)) return undefined;
  const hash = createHash('sha256');
  for (const path of CODE) addFolder(hash, join(ROOT, path), path, isCode, []);
  addFile(hash, join(ROOT, PACKAGES), PACKAGES);
  addFolder(hash, content, 'content', () => true, []);
  addFolder(hash, templates, 'templates', () => true, []);
  return hash.digest('hex');
}
