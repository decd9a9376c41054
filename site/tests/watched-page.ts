// A page of the built site as a visitor has it, with a note of everything it must not do; and what its looks are measured by.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Widths in px that every page has to fit, the narrowest first. */
export const WIDTHS = [320, 390, 1280] as const;

export interface WatchedPage {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors in the console, and requests to other hosts. */
  readonly faults: string[];
}

/** Opens a page in a fresh profile; it may ask nobody but `origin`. */
export async function watchedPage(
  browser: Browser,
  origin: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    const expected = message.text().includes('404') && page.url().includes('no-such-page');
    if (message.type() === 'error' && !expected) faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      faults.push(`${page.url()} asks ${request.url()}`);
  });
  return { context, page, faults };
}

/** Has axe in every document that the page will open: handing it over anew to each document takes as long as a run of it. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(AXE);
}

/** What axe finds on the page as it stands, one line for each element. `bringAxe` comes before. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run: (
          node: Document,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
    );
  }, RULES);
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

/** What does not fit at one of WIDTHS; the page is left at the last. */
export async function unfitting(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await tooNarrow(page)).map((line) => `${String(width)} px: ${line}`));
  }
  return found;
}
