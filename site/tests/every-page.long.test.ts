// All pages of the built site in a real browser, in the light and in the dark: they fit, err nowhere, and axe finds nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { BASE, builtSite } from '../../scripts/testing/built-project.ts';
import { serveFolder, type Host } from './serve-folder.ts';
import { axeFindings, bringAxe, unfitting, watchedPage } from './watched-page.ts';

let host: Host;
let browser: Browser;
let paths: readonly string[] = [];

beforeAll(async () => {
  const out = await builtSite();
  host = await serveFolder(out, BASE);
  browser = await openBrowser();
  const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
  paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
});

afterAll(async () => {
  await browser?.close();
  await host?.close();
});

it.each(['light', 'dark'] as const)('every page in the %s', async (colorScheme) => {
  const { context, page, faults } = await watchedPage(browser, host.origin, { colorScheme });
  await bringAxe(page);
  const found: string[] = [];
  for (const path of [...paths, `${BASE}no-such-page/`, `${BASE}en/no-such-page/`]) {
    await page.goto(`${host.origin}${path}`);
    found.push(...[...(await unfitting(page)), ...(await axeFindings(page))].map((line) => `${path}: ${line}`));
  }
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
  expect(paths.length).toBeGreaterThan(0);
  await context.close();
});
