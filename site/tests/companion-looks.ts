// How the companion looks in a real browser: every form, panel and step of it, by measure and by axe.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { form, pick, settle, tap } from './companion-visits.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything that can be touched inside `.companion`, with its box; a radio or tick is as large as its label. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('.companion :is(button, a, select, summary, input)')) {
      if (element.checkVisibility?.() === false) continue;
      const box = (
        (element.matches('input:not([type=text])') && element.closest('label')) ||
        element
      ).getBoundingClientRect();
      if (box.width > 0 && (box.width < 44 || box.height < 44))
        found.push(`${element.tagName} "${element.textContent}" ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
    return found;
  });
}

/** What axe finds in the companion. */
async function axeFaults(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run: (on: string, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run('.companion', { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
}

async function looksRight(page: Page, where: string): Promise<void> {
  await settle(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `${where}: wider than the screen`,
  ).toBe(0);
  expect(await smallTargets(page), where).toEqual([]);
  expect(await axeFaults(page), where).toEqual([]);
}

/** Goes through every form, panel and step: clean to axe, wide enough to touch, no wider than the screen. */
export async function seeEverything(page: Page): Promise<void> {
  for (const fold of await page.locator('.fold summary').all()) await fold.click();
  await looksRight(page, 'dice');
  await tap(page, 'Würfeln');
  await looksRight(page, 'rolled');
  await form(page, 'Suchstapel');
  for (const fold of await page.locator('.fold summary').all()) await fold.click();
  await pick(page, 'Wo?', /Duschen/);
  await tap(page, /Karten ziehen/);
  await tap(page, 'Aus dem Stapel nehmen');
  await looksRight(page, 'deck');
  await tap(page, /zeigen$/);
  await page.locator('.hand-do summary').first().click();
  await looksRight(page, 'hand');
  await tap(page, 'Verdecken');
  await form(page, 'Erpressung');
  await looksRight(page, 'threat');
  await pick(page, 'Womit?', 'Leere Hände');
  await tap(page, /^Knacki 2 erpressen/);
  await looksRight(page, 'refused');
  await pick(page, 'Womit?', 'Klinge');
  await tap(page, /^Knacki 2 erpressen/);
  await looksRight(page, 'fight');
  await tap(page, /ohne Waffe/);
  await looksRight(page, 'prize');
  await tap(page, /Löffel her/);
  await looksRight(page, 'verdict');
  await tap(page, 'Protokoll');
  await looksRight(page, 'log');
  await tap(page, /^Schließen/);
  await tap(page, 'Einstellungen');
  await looksRight(page, 'settings');
}
