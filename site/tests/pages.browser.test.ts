// The built site in a real browser: links, requests, policy, accessibility, width, target sizes, languages, light and dark.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '../../scripts/load/load-game.ts';
import { galleryOf } from '../src/gallery.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { BASE, builtSite } from '../../scripts/testing/built-project.ts';
import { serveFolder, type Host } from './serve-folder.ts';

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
const LANGUAGES = ['', 'en/'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let out = '';
let host: Host;
let browser: Browser;

beforeAll(async () => {
  out = await builtSite();
  host = await serveFolder(out, BASE);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await host?.close();
});

const address = (page: string): string => `${host.origin}${BASE}${page}`;

function htmlFiles(below = ''): readonly string[] {
  return readdirSync(join(out, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? htmlFiles(path) : path.endsWith('.html') ? [path] : [];
  });
}

/** Opens a context that notes everything a page must not do. */
async function watched(
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    const expected = message.text().includes('404') && page.url().includes('no-such-page');
    if (message.type() === 'error' && !expected) faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(host.origin) && !request.url().startsWith('data:'))
      faults.push(`${page.url()} asks ${request.url()}`);
  });
  return { context, page, faults };
}

describe('files', () => {
  it('every internal link and anchor on every page resolves, in both languages', () => {
    const broken: string[] = [];
    const idsOf = new Map<string, ReadonlySet<string>>();
    const ids = (file: string): ReadonlySet<string> => {
      const known =
        idsOf.get(file) ??
        new Set([...readFileSync(join(out, file), 'utf8').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!));
      idsOf.set(file, known);
      return known;
    };
    let links = 0;
    for (const file of htmlFiles()) {
      const here = new URL(file.replace(/index\.html$/, ''), `http://host${BASE}`);
      for (const [, raw] of readFileSync(join(out, file), 'utf8').matchAll(/\s(?:href|src)="([^"]+)"/g)) {
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
    for (const file of htmlFiles()) {
      const ids = [...readFileSync(join(out, file), 'utf8').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        file,
      ).toEqual([]);
    }
  });

  it('the sitemap names exactly the pages there are', () => {
    const named = [
      ...readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(/<loc>http:\/\/localhost:4321([^<]+)<\/loc>/g),
    ].map(([, path]) => `${path!.slice(BASE.length)}index.html`);
    const listed = htmlFiles().filter(
      (file) => !readFileSync(join(out, file), 'utf8').includes('name="robots" content="noindex"'),
    );
    expect([...named].sort()).toEqual([...listed].sort());
    expect(listed.length).toBeGreaterThan(150);
  });

  it('a strict policy stands on every page, and covers every inline script and style by its hash', () => {
    for (const file of htmlFiles()) {
      const html = readFileSync(join(out, file), 'utf8');
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
      const files = htmlFiles().filter((file) => file !== '404.html' && file.startsWith('en/') === (prefix === 'en/'));
      const heads = files.map((file) => readFileSync(join(out, file), 'utf8'));
      const titles = heads.map((html) => /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
      expect(titles.filter((title, index) => title === '' || titles.indexOf(title) !== index)).toEqual([]);
      expect(heads.filter((html) => !/<meta name="description" content="[^"]{20,}"/.test(html)).length).toBe(0);
    }
  });
});

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours: what another colour scheme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds by some rules on the page as it stands, one line for each element. */
async function axeFindings(page: Page, rules: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run: (
          node: Document,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(document, { runOnly });
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
    );
  }, rules);
}

/** Links and controls below 24 × 24 px (WCAG 2.2, 2.5.8), links inside a sentence excepted, and what makes the page scroll sideways. */
async function tooNarrow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const small = [...document.querySelectorAll('a, button, input, label, summary')].filter((element) => {
      if (element.closest('svg, .skip') !== null || element.matches('.choices input, .drawers input, p a, dd a'))
        return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && (width < 24 || height < 24);
    });
    return [
      ...(over > 0 ? [`${String(over)} px too wide`] : []),
      ...small.map((element) => `too small: ${element.outerHTML.slice(0, 120)}`),
    ];
  });
}

describe('every type of page', () => {
  const widths = [320, 390, 1280] as const;
  let visit: Awaited<ReturnType<typeof watched>>;
  beforeAll(async () => {
    visit = await watched({ colorScheme: 'light' });
  });
  afterAll(async () => {
    await visit.context.close();
  });

  it.each(LANGUAGES.flatMap((language) => TYPES.map((type) => language + type)))(
    '/%s fits 320, 390 and 1280 px, errs nowhere, asks no other host; axe finds nothing, light and dark',
    async (path) => {
      const { page, faults } = visit;
      faults.length = 0;
      await page.goto(address(path));
      const found: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await tooNarrow(page)).map((line) => `${String(width)} px: ${line}`));
      }
      await page.evaluate(AXE);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const rules = colorScheme === 'light' ? RULES : COLOUR_RULES;
        found.push(...(await axeFindings(page, rules)).map((line) => `${colorScheme}: ${line}`));
      }
      expect(found).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
});

describe('use', () => {
  it('the language switch keeps the page', async () => {
    const { context, page } = await watched({ reducedMotion: 'reduce' });
    for (const type of TYPES.filter((name) => name !== 'no-such-page/')) {
      await page.goto(address(type));
      await page.click('[data-language="en"]');
      expect(page.url()).toBe(address(`en/${type}`));
      expect(await page.getAttribute('html', 'lang')).toBe('en');
      await page.click('[data-language="de"]');
      expect(page.url()).toBe(address(type));
    }
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
