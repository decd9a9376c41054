// The texts of a folder of TypeScript, for looking up which rules they name.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceText } from './citations.ts';

/** All `.ts` files under `folder` of the project at `root`, by name. Folders that cannot be read throw. */
export function readSources(root: string, folder: string): SourceText[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return readSources(root, name);
      return entry.name.endsWith('.ts') ? [{ name, text: readFileSync(join(root, name), 'utf8') }] : [];
    });
}
