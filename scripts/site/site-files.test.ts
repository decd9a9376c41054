// A new build takes the older one's place, and nobody loses a file of their own.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTarget, keepOwnFiles, listSiteFiles, SITE_MANIFEST } from './site-files.ts';

let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'site-files-'));
});
afterEach(() => {
  rmSync(place, { recursive: true });
});

const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
};
const site = (folder: string, files: Readonly<Record<string, string>>): string => {
  for (const [path, text] of Object.entries(files)) put(`${folder}/${path}`, text);
  listSiteFiles(join(place, folder));
  return join(place, folder);
};

describe('what somebody has put into the older site', () => {
  it('lies in the new one, in its folder; what is stale does not', () => {
    const older = site('older', { 'index.html': '1', 'cards/gone.html': '1' });
    put('older/CNAME', 'example.org');
    put('older/photos/yard.jpg', 'x');
    const next = site('next', { 'index.html': '2' });
    keepOwnFiles(older, next);
    expect(readdirSync(next, { recursive: true }).sort()).toEqual(
      ['CNAME', 'index.html', 'photos', 'photos/yard.jpg', SITE_MANIFEST].sort(),
    );
    expect(readFileSync(join(next, 'index.html'), 'utf8')).toBe('2');
  });

  it('is still their own after another build', () => {
    const older = site('older', { 'index.html': '1' });
    put('older/CNAME', 'example.org');
    const next = site('next', { 'index.html': '2' });
    keepOwnFiles(older, next);
    expect(readFileSync(join(next, SITE_MANIFEST), 'utf8')).not.toContain('CNAME');
  });

  it('is never written over', () => {
    const older = site('older', { 'index.html': '1' });
    put('older/robots.txt', 'mine');
    const next = site('next', { 'index.html': '2', 'robots.txt': 'ours' });
    expect(() => {
      keepOwnFiles(older, next);
    }).toThrow(/robots\.txt is no file of the older site and would be lost; move it away\.$/);
  });

  it('is kept when it is a page changed by hand that is built no more', () => {
    const older = site('older', { 'index.html': '1', 'notes.html': '1' });
    put('older/notes.html', 'my notes');
    const next = site('next', { 'index.html': '2' });
    keepOwnFiles(older, next);
    expect(readFileSync(join(next, 'notes.html'), 'utf8')).toBe('my notes');
  });
});

describe('a folder to build into', () => {
  it('may be missing, empty or an older site', () => {
    mkdirSync(join(place, 'empty'));
    for (const name of ['missing/deep', 'empty']) checkTarget(join(place, name));
    checkTarget(site('older', { 'index.html': '1' }));
  });

  it('may not be another site or folder, a file, or lie below a file', () => {
    put('theirs/sitemap.xml', '<urlset/>');
    for (const [name, code] of [
      ['theirs', 'NOT_A_SITE'],
      ['theirs/sitemap.xml', 'NOT_A_SITE'],
      ['theirs/sitemap.xml/site', 'CANNOT_WRITE'],
    ] as const) {
      expect(() => {
        checkTarget(join(place, name));
      }).toThrow(expect.objectContaining({ code }));
    }
  });
});
