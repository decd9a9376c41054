// The built site in a real browser: links, requests, policy, accessibility, width, target sizes, languages, light and dark.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '../../scripts/load/load-game.ts';
import { galleryOf } from '../src/gallery.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { BASE, builtSite } from '../../scripts/testing/built-project.ts';
import { serveFolder, type Host } from './serve-folder.ts';
import { axeFindings, bringAxe, unfitting, watchedPage, type WatchedPage } from './watched-page.ts';

const GALLERY = galleryOf(loadGame('content').game!);

/** One page of each type. */
const TYPES = [
  '',
  'cards/',
  'cards/pan/',
  'cards/background-coal-pit/',
  'locations/',
  'gangs/',
  'gangs/ghosts/',
  'inmates/',
  'rules/',
  'rules/extort/',
  'print/',
  'companion/',
  'credits/',
  'no-such-page/',
];
/** Each language in one light, so that both are seen on every type of page; all pages in all of them take minutes (every-page.long.test.ts). */
const LOOKS = [
  { language: '', colorScheme: 'light' },
  { language: 'en/', colorScheme: 'dark' },
] as const;

let out = '';
/** The text of every page, by its file. */
let pages: ReadonlyMap<string, string>;
let host: Host;
let browser: Browser;

beforeAll(async () => {
  out = await builtSite();
  pages = new Map(htmlFiles().map((file) => [file, readFileSync(join(out, file), 'utf8')]));
  host = await serveFolder(out, BASE);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** Whether a page only sends visitors of an old address on. */
const isMoved = (html: string): boolean => html.includes('http-equiv="refresh"');

const address = (page: string): string => `${host.origin}${BASE}${page}`;

function htmlFiles(below = ''): readonly string[] {
  return readdirSync(join(out, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? htmlFiles(path) : path.endsWith('.html') ? [path] : [];
  });
}

const watched = (options?: Parameters<Browser['newContext']>[0]): Promise<WatchedPage> =>
  watchedPage(browser, host.origin, options);

describe('files', () => {
  it('every internal link and anchor on every page resolves, in both languages', () => {
    const broken: string[] = [];
    const idsOf = new Map<string, ReadonlySet<string>>();
    const ids = (file: string): ReadonlySet<string> => {
      const known =
        idsOf.get(file) ?? new Set([...(pages.get(file) ?? '').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!));
      idsOf.set(file, known);
      return known;
    };
    let links = 0;
    for (const [file, html] of pages) {
      const here = new URL(file.replace(/index\.html$/, ''), `http://host${BASE}`);
      for (const [, raw] of html.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
        const to = new URL(raw!.replaceAll('&amp;', '&'), here);
        if (to.origin !== here.origin) continue;
        links += 1;
        const path = decodeURIComponent(to.pathname);
        const target = path.startsWith(BASE) ? path.slice(BASE.length) : undefined;
        const targetFile =
          target === undefined ? undefined : target === '' || target.endsWith('/') ? `${target}index.html` : target;
        // An anchor inside a drawing (`#p-i1`) and the page's own are both ids of the page.
        if (targetFile === undefined || !existsSync(join(out, targetFile))) {
          if (!(file === '404.html' && to.pathname === here.pathname)) broken.push(`${file} → ${raw!}`);
        } else if (
          to.hash !== '' &&
          targetFile.endsWith('.html') &&
          !ids(targetFile).has(decodeURIComponent(to.hash.slice(1)))
        )
          broken.push(`${file} → ${raw!} (no such anchor)`);
      }
    }
    expect(broken).toEqual([]);
    expect(links).toBeGreaterThan(2000);
  });

  it('no two elements of a page share an id', () => {
    for (const [file, html] of pages) {
      const ids = new Set<string>();
      const twice = [...html.matchAll(/\sid="([^"]+)"/g)].filter(([, id]) => ids.size === ids.add(id!).size);
      expect(twice, file).toEqual([]);
    }
  });

  it('the sitemap names exactly the pages there are', () => {
    const named = [
      ...readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(/<loc>http:\/\/localhost:4321([^<]+)<\/loc>/g),
    ].map(([, path]) => `${path!.slice(BASE.length)}index.html`);
    const listed = [...pages]
      .filter(([, html]) => !html.includes('name="robots" content="noindex"'))
      .map(([file]) => file);
    expect([...named].sort()).toEqual([...listed].sort());
    expect(listed.length).toBeGreaterThan(150);
  });

  it('a strict policy stands on every page, and covers every inline script and style by its hash', () => {
    for (const [file, html] of pages) {
      const policy = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(policy, file).toContain("default-src 'none'");
      expect(policy, file).not.toMatch(/unsafe|https?:|\*/);
      for (const [, inline] of html.matchAll(
        /<(?:script(?![^>]*\ssrc=)[^>]*|style[^>]*)>([\s\S]*?)<\/(?:script|style)>/g,
      )) {
        expect(policy, `${file}: ${inline!.slice(0, 80)}`).toContain(
          `'sha256-${createHash('sha256').update(inline!).digest('base64')}'`,
        );
      }
      expect(html.match(/\sstyle="|\son[a-z]+="/g) ?? [], file).toEqual([]);
    }
  });

  it('title and description of every page of a language are its own', () => {
    for (const prefix of ['', 'en/']) {
      const heads = [...pages]
        .filter(([file, html]) => file !== '404.html' && !isMoved(html))
        .filter(([file]) => file.startsWith('en/') === (prefix === 'en/'))
        .map(([, html]) => html);
      const titles = heads.map((html) => /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
      expect(titles.filter((title, index) => title === '' || titles.indexOf(title) !== index)).toEqual([]);
      expect(heads.filter((html) => !/<meta name="description" content="[^"]{20,}"/.test(html)).length).toBe(0);
    }
  });

  it('every page says its language, and leads to itself in the other', () => {
    for (const [file, html] of pages) {
      if (file === '404.html' || isMoved(html)) continue;
      const [lang, other] = file.startsWith('en/') ? ['en', 'de'] : ['de', 'en'];
      const page = file.replace(/^en\//, '').replace(/index\.html$/, '');
      expect(/<html[^>]*\slang="([^"]+)"/.exec(html)?.[1], file).toBe(lang);
      const switches = [...html.matchAll(/<a\s[^>]*\sdata-language="[^"]+"[^>]*>/g)].map(([tag]) => ({
        to: /\shref="([^"]+)"/.exec(tag)?.[1],
        lang: /\sdata-language="([^"]+)"/.exec(tag)?.[1],
      }));
      expect(switches, file).toEqual([{ to: `${BASE}${other === 'en' ? 'en/' : ''}${page}`, lang: other }]);
    }
  });
});

/** Of pictures that are alike but for what they show, leaves the first of each kind of card: the others are looked at in the light. Runs in the page. */
function thinGallery(): void {
  const seen = new Set<string | undefined>();
  for (const tile of document.querySelectorAll<HTMLElement>('.tile[data-kind]')) {
    if (seen.has(tile.dataset['kind'])) tile.querySelector('.card-face > svg')?.replaceChildren();
    seen.add(tile.dataset['kind']);
  }
}

describe.each(LOOKS)('every type of page, /$language in the $colorScheme', ({ language, colorScheme }) => {
  let visit: WatchedPage;
  beforeAll(async () => {
    visit = await watched({ colorScheme });
    await bringAxe(visit.page);
  });
  afterAll(async () => {
    await visit.context.close();
  });

  it.each(TYPES.map((type) => language + type))(
    '/%s fits 320, 390 and 1280 px, errs nowhere, asks no other host; axe finds nothing',
    async (path) => {
      const { page, faults } = visit;
      faults.length = 0;
      await page.goto(address(path));
      expect(await unfitting(page)).toEqual([]);
      if (colorScheme === 'dark') await page.evaluate(thinGallery);
      expect(await axeFindings(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
});

it('the title with the longest word fits, even where the browser does not hyphenate', async () => {
  const { context, page } = await watched();
  const longestWord = (html: string): number =>
    Math.max(...(/<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? '').split(/\s/).map((word) => word.length));
  const [file] = [...pages].reduce((one, other) => (longestWord(other[1]) > longestWord(one[1]) ? other : one));
  await page.goto(address(file.replace(/index\.html$/, '')));
  expect(await unfitting(page)).toEqual([]);
  await context.close();
});

describe('use', () => {
  it('the language switch keeps the page', async () => {
    const { context, page } = await watched({ reducedMotion: 'reduce' });
    // That the links are right on every page is seen in the files.
    const type = 'rules/extort/';
    await page.goto(address(type));
    await page.click('[data-language="en"]');
    expect(page.url()).toBe(address(`en/${type}`));
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    await page.click('[data-language="de"]');
    expect(page.url()).toBe(address(type));
    await context.close();
  });

  it('a choice of light is kept, and is there before the first paint', async () => {
    const { context, page } = await watched({ colorScheme: 'light' });
    await page.goto(address(''));
    const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.locator('[data-theme-switch] label').nth(2).click();
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(dark).not.toBe(light);
    // The classic script in the head has run before the parser reaches the body.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.body === null) return;
        observer.disconnect();
        (globalThis as unknown as { atFirst: string | undefined }).atFirst = document.documentElement.dataset['theme'];
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(address('en/rules/'));
    expect(await page.evaluate(() => (globalThis as unknown as { atFirst: string | undefined }).atFirst)).toBe('dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
    expect(await page.locator('[data-theme-switch] input[value="dark"]').isChecked()).toBe(true);
    await page.locator('[data-theme-switch] label').nth(0).click();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(light);
    await context.close();
  });

  it('the skip link is the first stop and leads to the sheet; the drawers answer to the keyboard', async () => {
    const { context, page } = await watched();
    await page.goto(address('cards/'));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('sheet');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('show-all');
    const shown = (): Promise<string[]> =>
      page
        .locator('.tile:visible')
        .evaluateAll((tiles) => [...new Set(tiles.map((tile) => (tile as HTMLElement).dataset['kind'] ?? ''))]);
    const kinds = [...new Set(GALLERY.map(({ kind }) => kind))];
    expect(await shown()).toEqual(kinds);
    await page.keyboard.press('ArrowRight');
    expect(await shown()).toEqual([kinds[0]]);
    await page.keyboard.press('ArrowRight');
    expect(await shown()).toEqual([kinds[1]]);
    await context.close();
  });

  it('without a script everything is there but the switch of light', async () => {
    const { context, page } = await watched({ javaScriptEnabled: false });
    await page.goto(address('cards/'));
    expect(await page.locator('[data-theme-switch]').isVisible()).toBe(false);
    await page.locator('label[data-kind="weapon"]').click();
    expect(await page.locator('.tile:visible').count()).toBe(GALLERY.filter(({ kind }) => kind === 'weapon').length);
    await context.close();
  });

  it('printed files are offered by paper, with pages and size, and can be fetched', async () => {
    const { context, page } = await watched();
    await page.goto(address('print/'));
    const link = page.locator('a[type="application/pdf"]').first();
    expect(await link.innerText()).toMatch(/Karten\s+PDF, \d+ Seiten, [\d.,]+ [kM]B/);
    const response = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await context.close();
  });

  it('with reduced motion nothing moves', async () => {
    const { context, page } = await watched({ reducedMotion: 'reduce' });
    await page.goto(address(''));
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter(
          (element) =>
            getComputedStyle(element).transitionDuration !== '0s' || getComputedStyle(element).animationName !== 'none',
        ).length,
    );
    expect(moving).toBe(0);
    await context.close();
  });
});
