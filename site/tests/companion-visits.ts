// Visits to the companion of the built site in a real browser: what a test does there by hand, and what it hears and sees.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CompanionState } from '../../engine/companion/index.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { BASE, builtSite } from '../../scripts/testing/built-project.ts';
import { serveFolder } from './serve-folder.ts';

/** Where the companion keeps itself in the browser's storage. */
export const KEY = 'grab-dich-frei.companion';
/** Longer than a bouncing tap, in ms of the page's clock. */
const PAUSE = 230;
/** A telephone held upright. */
export const NARROW = { width: 390, height: 844 };
export const WIDE = { width: 1280, height: 844 };

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
}

type Options = NonNullable<Parameters<Browser['newContext']>[0]>;

export interface Visits {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly address: (lang?: string) => string;
  /** One more tab with the companion. */
  readonly newPage: (context: BrowserContext, faults: string[]) => Promise<Page>;
  /**
   * One visit, narrow unless `options` say otherwise, to a companion that remembers nothing; whatever it does, nothing may be written to the console as
   * an error. What `prepare` does to a profile lasts, so such a visit has one of its own.
   */
  readonly visit: (
    options: Options,
    act: (v: Visit) => Promise<void>,
    prepare?: (context: BrowserContext) => Promise<unknown>,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Serves the built site and starts a browser. Visits with the same options share a profile and in it fonts and compiled scripts, but nothing that a visit left. */
export async function openVisits(): Promise<Visits> {
  const host = await serveFolder(await builtSite(), BASE);
  const browser = await openBrowser();
  const profiles = new Map<string, BrowserContext>();
  const address = (lang = ''): string => `${host.origin}${BASE}${lang}companion/`;

  const newPage = async (context: BrowserContext, faults: string[]): Promise<Page> => {
    const page = await context.newPage();
    await page.addInitScript(stopClock);
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(address());
    await page.locator('.companion button').first().waitFor();
    return page;
  };

  const profileFor = async (options: Options): Promise<BrowserContext> => {
    const key = JSON.stringify(options);
    const profile = profiles.get(key) ?? (await browser.newContext(options));
    profiles.set(key, profile);
    return profile;
  };

  return {
    origin: host.origin,
    address,
    newPage,
    async visit(wanted, act, prepare) {
      const options = { viewport: NARROW, ...wanted };
      const context = await (prepare === undefined ? profileFor(options) : browser.newContext(options));
      const faults: string[] = [];
      try {
        await prepare?.(context);
        const page = await newPage(context, faults);
        await act({ context, page, faults });
        expect(faults).toEqual([]);
      } finally {
        if (prepare !== undefined) await context.close();
        else {
          for (const page of context.pages()) await page.close();
          await context.setStorageState({ cookies: [], origins: [] });
        }
      }
    },
    async close() {
      await browser.close();
      await host.close();
    },
  };
}

/** Gives the page a clock that stands still until it is put forward. Runs in the page. */
function stopClock(): void {
  let now = performance.now();
  performance.now = () => now;
  (globalThis as unknown as { putForward: (ms: number) => void }).putForward = (ms) => {
    now += ms;
  };
}

/** Puts the page's clock forward, by default past a bouncing tap, lets it draw what the last tap changed, and lets all that moves arrive. */
export async function settle(page: Page, forward = PAUSE): Promise<void> {
  await page.evaluate(async (ms) => {
    (globalThis as unknown as { putForward: (ms: number) => void }).putForward(ms);
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    for (const moving of document.getAnimations())
      if (Number.isFinite(Number(moving.effect?.getComputedTiming().endTime))) moving.finish();
  }, forward);
}

export const kept = async (page: Page): Promise<CompanionState> =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? 'null') as CompanionState;
export const spoken = (page: Page): Promise<string> => page.locator('.companion [role=status]').innerText();

export async function tap(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await settle(page);
}
export async function form(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}
export async function pick(page: Page, group: string | RegExp, name: string | RegExp): Promise<void> {
  await page.getByRole('group', { name: group }).getByRole('radio', { name }).check();
}
