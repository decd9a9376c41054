// Changed files of the content, written beside the old ones and renamed, so that nobody reads half of one.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes them, or says in one line why not: all stay as they are if one has been changed meanwhile. */
export function writeTexts(
  folder: string,
  files: readonly { readonly name: string; readonly before: string; readonly after: string }[],
): string | undefined {
  const parts = files.map(({ name, ...texts }) => ({ path: join(folder, name), ...texts }));
  const made: string[] = [];
  try {
    for (const { path, before } of parts)
      if (readFileSync(path, 'utf8') !== before) return `${path} has been changed meanwhile; nothing was written`;
    for (const { path, after } of parts) {
      made.push(`${path}.part`);
      writeFileSync(`${path}.part`, after);
    }
    for (const { path } of parts) renameSync(`${path}.part`, path);
    return undefined;
  } catch (fault) {
    for (const part of made) rmSync(part, { force: true });
    return `the content was not written: ${fault instanceof Error ? fault.message : String(fault)}`;
  }
}
