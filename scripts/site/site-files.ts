// The files of a site: which of them a build has written, and which are somebody's own and must outlive the next build.

import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isFolder } from '../load/read/is-folder.ts';
import { hashOf, manifestText, readManifest } from '../print/output/manifest.ts';
import { SiteFault } from './site-fault.ts';

/** The list of what a build has written, at the top of the site: whatever else lies there is somebody's own. */
export const SITE_MANIFEST = 'site-files.json';

/** Every file below a folder. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const pathsBelow = (folder: string): readonly string[] =>
  filesBelow(folder).map((path) => relative(folder, path).split(sep).join('/'));

/** How many pages the older site has; undefined where there is none. The next one will have about as many. */
export function pagesBefore(site: string): number | undefined {
  const pages = Object.keys(readManifest(site, SITE_MANIFEST)).filter((path) => path.endsWith('.html')).length;
  return pages === 0 ? undefined : pages;
}

/** Lists the files of a finished site in it, so that the next build knows its own. */
export function listSiteFiles(site: string): void {
  const files = pathsBelow(site)
    .filter((path) => path !== SITE_MANIFEST)
    .map((path) => [path, hashOf(readFileSync(join(site, path)))]);
  writeFileSync(join(site, SITE_MANIFEST), manifestText(Object.fromEntries(files), 'npm run site'));
}

/**
 * A folder is only ever replaced when it is empty or an older site of ours; a mistyped `--out` must not cost anybody their files.
 * Throws SiteFault.
 */
export function checkTarget(out: string): void {
  let above = dirname(out);
  while (!existsSync(above) && dirname(above) !== above) above = dirname(above);
  if (!isFolder(above))
    throw new SiteFault('CANNOT_WRITE', `${above} is a file, and should be a folder; name another folder.`);
  const ours =
    !existsSync(out) ||
    (isFolder(out) && (readdirSync(out).length === 0 || Object.keys(readManifest(out, SITE_MANIFEST)).length > 0));
  if (!ours)
    throw new SiteFault('NOT_A_SITE', `${out} holds something else than a site; name another folder or empty it.`);
}

/**
 * Takes over into the new site what somebody has put into the older one, and pages of it that are no longer built but were changed by hand.
 * Throws SiteFault where a new page would take the place of somebody's own file.
 */
export function keepOwnFiles(older: string, next: string): void {
  if (!existsSync(older)) return;
  const before = readManifest(older, SITE_MANIFEST);
  for (const path of pathsBelow(older)) {
    if (path === SITE_MANIFEST || before[path] === hashOf(readFileSync(join(older, path)))) continue;
    const place = join(next, path);
    if (!existsSync(place)) cpSync(join(older, path), place);
    else if (before[path] === undefined)
      throw new SiteFault(
        'CANNOT_WRITE',
        `${join(older, path)} is no file of the older site and would be lost; move it away.`,
      );
  }
}
