// What stops a site before Astro starts, and how a build is summed up.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runSite, siteSummary } from './run-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-site-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const elsewhere = () => ({ templates: join(folder, 'no-templates'), prints: join(folder, 'no-prints') });

it('never replaces a folder that is no site', async () => {
  writeFileSync(join(folder, 'thesis.txt'), 'years of work');
  await expect(runSite({ ...elsewhere(), content: folder, out: folder, env: {} })).rejects.toMatchObject({
    code: 'NOT_A_SITE',
    message: `${folder} holds something else than a site; name another folder or empty it.`,
  });
  expect(readdirSync(folder)).toEqual(['thesis.txt']);
});

it('refuses an address it cannot use before it writes anything', async () => {
  await expect(
    runSite({ ...elsewhere(), content: folder, out: join(folder, 'site'), env: { SITE_URL: 'here' } }),
  ).rejects.toMatchObject({ code: 'SITE_ADDRESS' });
  expect(readdirSync(folder)).toEqual([]);
});

it('leaves nothing half-written when the pages cannot be built', async () => {
  await expect(
    runSite({ ...elsewhere(), content: join(folder, 'no-content'), out: join(folder, 'site'), env: {} }),
  ).rejects.toMatchObject({ code: 'ASTRO_FAILED' });
  expect(readdirSync(folder)).toEqual([]);
});

it('sums up in one line', () => {
  expect(
    siteSummary({ pages: 173, prints: 12, bytes: 2_340_000, base: '/grab/' }, join(process.cwd(), 'dist/site')),
  ).toBe('Site: 173 pages and 12 print files in dist/site, 2.3 MB, to be served under /grab/');
  expect(siteSummary({ pages: 1, prints: 0, bytes: 0, base: '/' }, '/elsewhere/site')).toBe(
    'Site: 1 page and 0 print files in /elsewhere/site, 0 kB, to be served under /',
  );
});
