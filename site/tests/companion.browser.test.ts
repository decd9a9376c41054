// The companion in a real browser: whole flows by finger and by keyboard, what it says, what it keeps, and what it must not show.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '../../scripts/load/load-game.ts';
import type { CompanionState } from '../../engine/companion/index.ts';
import { seeEverything } from './companion-looks.ts';
import {
  form,
  kept,
  KEY,
  NARROW,
  openVisits,
  pick,
  settle,
  spoken,
  tap,
  WIDE,
  type Visits,
} from './companion-visits.ts';

const GAME = loadGame('content').game!;
const SEARCH = GAME.cards.filter(({ pile }) => pile === 'search');
const NAMES = SEARCH.map(({ name }) => name['de']!);
/** Cards in the search deck of a fresh table. */
const DECK = SEARCH.reduce((sum, { copies }) => sum + copies, 0);
const searchAt = (place: string): number => GAME.locations.find(({ id }) => id === place)!.search;
/** Places that a face leads to. */
const placesOf = (...faces: number[]) =>
  GAME.locations.filter((place) => place.faces.some((face) => faces.includes(face)));
const cards = (count: number): string => `${String(count)} ${count === 1 ? 'Karte' : 'Karten'}`;

let visits: Visits;
const visit: Visits['visit'] = (...how) => visits.visit(...how);
const address: Visits['address'] = (lang) => visits.address(lang);

beforeAll(async () => {
  visits = await openVisits();
});

afterAll(async () => {
  await visits?.close();
});

it.each([
  ['narrow, in the light', { viewport: NARROW, colorScheme: 'light' }],
  ['wide, in the dark', { viewport: WIDE, colorScheme: 'dark' }],
] as const)(
  'every form, panel and step is clean to axe, wide enough to touch, no wider than the screen: %s',
  async (_how, options) => {
    await visit(options, ({ page }) => seeEverything(page));
  },
);

describe('by finger', () => {
  it('dice: roll, choose, sneak, a real die by one tap', async () => {
    await visit({}, async ({ page }) => {
      await tap(page, 'Würfeln');
      const { table } = await kept(page);
      expect(await spoken(page)).toBe(`Nr. 1. Knacki 1 würfelt ${String(table.roll?.faces[0])}.`);
      // Wherever the die leads, and staying.
      expect(await page.locator('.plate').count()).toBe(table.roll!.choices.length + 1);
      await page.locator('.plate').first().click();
      await settle(page);
      expect((await kept(page)).table.seats[0]?.location).toBe(table.roll?.choices[0]);
      await pick(page, 'Wer geht?', 'Knacki 2');
      await tap(page, 'Augenzahl 5');
      expect(await spoken(page)).toBe('Nr. 3. Knacki 2 würfelt 5 (echter Würfel).');
      expect(await page.locator('.plate').allInnerTexts()).toEqual(
        [...placesOf(5).map(({ name }) => name['de']!), 'Stehen bleiben'].map((text) =>
          expect.stringMatching(new RegExp(text, 'i')),
        ),
      );
      const [first, second] = placesOf(5).map(({ name }) => name['de']!);
      await tap(page, second!);
      await tap(page, 'Augenzahl 5');
      // Who stands on one of the two places with these eyes is asked for the other, or to stay.
      expect(await page.locator('.plate').allInnerTexts()).toEqual(
        [first!, 'Stehen bleiben'].map((text) => expect.stringMatching(new RegExp(text, 'i'))),
      );
      await tap(page, new RegExp(first!));
      await page.getByText('Schleichen', { exact: true }).click();
      await page.getByLabel('Wohin').selectOption({ label: 'Einzelzelle' });
      await tap(page, 'Hinschleichen');
      expect(await spoken(page)).toContain('Einzelzelle');
      await tap(page, 'Hinschleichen');
      const link = page.locator('.refusal a');
      expect(await link.getAttribute('href')).toContain('rules/move/#move.careful');
    });
  });

  it('dice: the gang rolls three, real ones are tapped one after the other', async () => {
    await visit({ viewport: WIDE }, async ({ page }) => {
      await page.getByLabel(/Hausgeister/).check();
      await settle(page);
      await tap(page, '3 Würfel werfen');
      expect((await kept(page)).table.roll?.faces).toHaveLength(3);
      for (const face of [5, 5, 1]) await tap(page, `Augenzahl ${String(face)}`);
      const state = await kept(page);
      expect(state.table.roll).toMatchObject({
        faces: [5, 5, 1],
        real: true,
        choices: placesOf(5, 1).map(({ id }) => id),
      });
    });
  });

  it('deck: who drew sees the cards, the log does not', async () => {
    await visit({}, async ({ page }) => {
      await form(page, 'Suchstapel');
      await pick(page, 'Wo?', /Duschen/);
      await tap(page, `${cards(searchAt('showers'))} ziehen`);
      expect(await spoken(page)).toBe(`Nr. 1. Knacki 1 zieht ${cards(searchAt('showers'))}.`);
      const shown = async (): Promise<string[]> => {
        const text = (await page.locator('.companion').innerText()).toLocaleLowerCase('de');
        return NAMES.filter((name) =>
          new RegExp(`(?<!\\p{L})${name.toLocaleLowerCase('de')}(?!\\p{L})`, 'u').test(text),
        );
      };
      expect(await shown()).toEqual([]);
      await tap(page, 'Ich bin Knacki 1, zeigen');
      const { table } = await kept(page);
      const drawn = table.deck.hands[0]!;
      expect(await page.locator('.hand-card').count()).toBe(Object.keys(drawn).length);
      expect(await spoken(page)).toBe(`Nr. 1. Knacki 1 zieht ${cards(searchAt('showers'))}.`);
      await page.locator('.hand-do summary').first().click();
      await tap(page, 'Ablegen');
      expect(await spoken(page)).toMatch(/^Nr\. 2\. Knacki 1 legt ab/);
      await tap(page, 'Verdecken');
      expect(await page.locator('.pile-face dd').allInnerTexts()).toEqual([String(DECK - searchAt('showers')), '1']);
    });
  });

  it('extortion: fight, prize, verdict, with the weapons put away', async () => {
    await visit({ viewport: WIDE }, async ({ page }) => {
      await form(page, 'Erpressung');
      await pick(page, 'Was wird verlangt?', 'Schaufel');
      await tap(page, /^Knacki 2 erpressen/);
      await tap(page, 'Messer spielen');
      await tap(page, 'Klinge spielen');
      expect(await page.locator('.side p:last-child').allInnerTexts()).toEqual(['2 Waffen', '1 Waffe']);
      await tap(page, 'Nichts mehr');
      await tap(page, 'Ja, Schaufel her');
      expect(
        (await page.locator('.verdict-steps li').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()),
      ).toEqual([
        'Knacki 1 gewinnt gegen Knacki 2. extort.won',
        'Knacki 1 bekommt von Knacki 2 das Verlangte: Schaufel. extort.won',
        'Knacki 2 bekommt 1 Tracht Prügel. extort.beating',
        '2× Klinge auf die Suchablage.',
        '1× Messer zurück auf den Stapel.',
      ]);
      expect(await page.locator('.outlook tbody tr').count()).toBe(3);
      await tap(page, 'Akte schließen');
      await tap(page, /^Knacki 2 erpressen/);
      expect(await page.locator('.refusal a').innerText()).toContain('extort.once');
      await tap(page, /neuen Zug/);
      await tap(page, /^Knacki 2 erpressen/);
      await tap(page, /Nachgeben/);
      expect(await spoken(page)).toContain('Knacki 2 gibt nach. Knacki 1 bekommt Löffel.');
    });
  });
});

describe('refusals', () => {
  it('each names its rule and links to a paragraph that exists', async () => {
    await visit({}, async ({ page }) => {
      await form(page, 'Erpressung');
      const refusedBy = async (rule: string): Promise<void> => {
        await tap(page, /^Knacki 2 erpressen/);
        const href = await page.locator('.refusal a').getAttribute('href');
        expect(href).toMatch(new RegExp(`#${rule}$`));
        const html = await (await page.request.get(`${visits.origin}${href!}`)).text();
        expect(html).toContain(`id="${rule}"`);
        expect(await spoken(page)).toMatch(/^Abgelehnt, \d+\. /);
      };
      await page.getByLabel('Wo', { exact: true }).selectOption({ label: 'Einzelzelle' });
      await refusedBy('extort.target');
      await page.getByLabel('Wo', { exact: true }).selectOption({ label: 'Duschen' });
      await page.getByLabel('Knacki 2 ist geschützt').check();
      await refusedBy('extort.target');
      await page.getByLabel('Knacki 2 ist geschützt').uncheck();
      await pick(page, 'Womit?', 'Leere Hände');
      await refusedBy('extort.open');
      expect((await kept(page))?.log ?? []).toEqual([]);
    });
  });
});

describe('by keyboard alone', () => {
  it('rolls, chooses, draws, looks and covers, extorts to the end', async () => {
    await visit({ viewport: WIDE }, async ({ page }) => {
      const to = async (name: string | RegExp, role: 'button' | 'tab' | 'radio' = 'button'): Promise<void> => {
        const wanted = page.getByRole(role, { name }).first();
        for (let press = 0; press < 80; press++) {
          if (await wanted.evaluate((element) => element === document.activeElement)) return;
          await page.keyboard.press('Tab');
        }
        throw new Error(`Tab never reaches ${String(name)}`);
      };
      const press = async (key: string): Promise<void> => {
        await page.keyboard.press(key);
        await settle(page);
      };
      await page.locator('.form-tab[aria-selected=true]').focus();
      await to('Würfeln');
      await press('Enter');
      await to(/^(Zellentrakt|Duschen|Cafeteria|Aufenthaltsraum|Krankenstation)$/);
      await press('Space');
      expect((await kept(page)).log).toHaveLength(2);
      await page.locator('.form-tab[aria-selected=true]').focus();
      await press('ArrowRight');
      expect(await page.locator('[role=tab][aria-selected=true]').innerText()).toMatch(/Suchstapel/i);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tab');
      await to(/Karten? ziehen/);
      await press('Enter');
      await to(/zeigen$/);
      await press('Enter');
      expect(await page.locator('dialog[open]').count()).toBe(1);
      await press('Escape');
      expect(await page.locator('dialog').count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/zeigen$/);
      await page.locator('.form-tab[aria-selected=true]').focus();
      await press('End');
      await to(/^Knacki 2 erpressen/);
      await press('Enter');
      await to('Wehren, aber ohne Waffe');
      await press('Enter');
      await to('Zufällige Karte gezogen');
      await press('Enter');
      await to('Akte schließen');
      await press('Enter');
      expect((await kept(page)).table.extortion).toBeUndefined();
    });
  });
});

describe('what happened at other tables', () => {
  it('1: a double tap counts once', async () => {
    await visit({}, async ({ page }) => {
      for (const name of ['Würfeln']) {
        await page.getByRole('button', { name, exact: true }).evaluate((key: HTMLElement) => {
          key.click();
          key.click();
        });
        await settle(page, 60);
        await page.getByRole('button', { name, exact: true }).click();
      }
      await form(page, 'Suchstapel');
      await pick(page, 'Wo?', /Krankenstation/);
      await settle(page);
      await page.getByRole('button', { name: /ziehen/ }).dblclick({ delay: 5 });
      const { log, table } = await kept(page);
      expect(log.map(({ helper }) => helper)).toEqual(['dice', 'deck']);
      expect(table.deck.cards).toHaveLength(DECK - searchAt('infirmary'));
    });
  });

  it('2: a reload comes back mid-extortion within a second, in the form that was in sight', async () => {
    await visit({}, async ({ page }) => {
      await form(page, 'Erpressung');
      await tap(page, /^Knacki 2 erpressen/);
      await tap(page, 'Klinge spielen');
      const before = await kept(page);
      await page.reload();
      await page.getByText(/Knacki 1, spielst du noch eine Waffe/).waitFor({ timeout: 5000 });
      const ms = await page.evaluate(
        () =>
          Number(document.timeline.currentTime) -
          (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
      );
      expect(await kept(page)).toEqual(before);
      await tap(page, 'Nichts mehr');
      expect(await spoken(page)).toContain('Knacki 2 gewinnt gegen Knacki 1.');
      expect(ms).toBeLessThan(1000);
    });
  });

  it('3: undo names its step, and is not there after a draw', async () => {
    await visit({}, async ({ page }) => {
      await tap(page, 'Augenzahl 3');
      expect(await page.getByRole('button', { name: /^Nr\. 1 zurücknehmen/ }).innerText()).toContain(
        'Knacki 1 würfelt 3 (echter Würfel).',
      );
      await tap(page, /zurücknehmen/);
      expect(await spoken(page)).toBe('Nr. 2. Nr. 1 ist zurückgenommen.');
      expect((await kept(page)).table.roll).toBeUndefined();
      await form(page, 'Suchstapel');
      await pick(page, 'Wo?', /Cafeteria/);
      await tap(page, /ziehen/);
      expect(await page.getByRole('button', { name: /zurücknehmen/ }).count()).toBe(0);
    });
  });

  it('4: a hand covers itself after a while, and when the page is out of sight', async () => {
    await visit(
      {},
      async ({ page }) => {
        await form(page, 'Suchstapel');
        await pick(page, 'Wo?', /Cafeteria/);
        await page.getByRole('button', { name: /ziehen/ }).click();
        const show = async (): Promise<void> => {
          await page.getByRole('button', { name: /zeigen$/ }).click();
          await page.clock.runFor(100);
          await page.locator('.hand-card').first().waitFor();
        };
        await show();
        await page.clock.runFor(15_000);
        expect(await page.locator('.hand-card').count()).toBeGreaterThan(0);
        await page.clock.runFor(6_000);
        expect(await page.locator('.hand-card').count()).toBe(0);
        await show();
        await page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
          document.dispatchEvent(new Event('visibilitychange'));
        });
        await page.clock.runFor(100);
        await page.locator('.hand-card').first().waitFor({ state: 'detached' });
      },
      (context) => context.clock.install(),
    );
  });

  it('6: a second tab says that the first one has the table, and can take it over', async () => {
    await visit({}, async ({ context, page, faults }) => {
      await tap(page, 'Augenzahl 2');
      const second = await visits.newPage(context, faults);
      await second.getByRole('heading', { name: 'Schon in Gebrauch' }).waitFor();
      expect(await second.getByRole('button', { name: 'Würfeln' }).count()).toBe(0);
      await tap(page, 'Augenzahl 4');
      await tap(second, 'Hier weitermachen');
      expect(await second.locator('.last').innerText()).toContain('Nr. 2');
      await page.getByRole('heading', { name: 'Schon in Gebrauch' }).waitFor();
      await tap(second, 'Augenzahl 6');
      expect((await kept(second)).log).toHaveLength(3);
      await tap(page, 'Hier weitermachen');
      expect(await page.locator('.last').innerText()).toContain('Nr. 3');
    });
  });

  it('7: without storage one can play, and is told', async () => {
    await visit(
      {},
      async ({ page }) => {
        await tap(page, 'Augenzahl 2');
        expect(await page.locator('.notice').innerText()).toContain('merkt sich nichts');
        await tap(page, 'Verstanden');
        await tap(page, 'Augenzahl 4');
        expect(await page.locator('.last').innerText()).toContain('würfelt 4');
      },
      (context) =>
        context.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }),
    );
  });

  it('8: an unreadable table is put aside, not destroyed', async () => {
    await visit({}, async ({ page }) => {
      await page.evaluate((key) => localStorage.setItem(key, '{"version":1,"half'), KEY);
      await page.reload();
      await page.locator('.notice').waitFor();
      await tap(page, 'Augenzahl 2');
      expect((await kept(page)).number).toBe(1);
      expect(await page.evaluate((key) => localStorage.getItem(`${key}.unreadable`), KEY)).toBe('{"version":1,"half');
    });
  });

  it('9: the back button closes the panel and stays on the page', async () => {
    await visit({}, async ({ page }) => {
      for (const panel of ['Einstellungen', 'Protokoll']) {
        await tap(page, panel);
        expect(await page.locator('dialog[open]').count()).toBe(1);
        await page.goBack();
        await page.locator('dialog').waitFor({ state: 'detached' });
        expect(page.url()).toBe(address());
      }
      await tap(page, 'Einstellungen');
      await tap(page, 'Fertig');
      await tap(page, 'Einstellungen');
      await page.reload();
      await page.locator('.form-tab').first().waitFor();
      expect(await page.locator('dialog').count()).toBe(0);
    });
  });

  it('13: the value is kept before anything moves; with reduced motion nothing moves', async () => {
    await visit({ reducedMotion: 'reduce' }, async ({ page }) => {
      const face = await page.getByRole('button', { name: 'Würfeln' }).evaluate((key: HTMLElement, name) => {
        key.click();
        return (JSON.parse(localStorage.getItem(name)!) as CompanionState).table.roll!.faces[0];
      }, KEY);
      await settle(page);
      expect(await spoken(page)).toContain(`würfelt ${String(face)}.`);
      expect(await page.locator('.tray .die circle').count()).toBe(face);
      expect(await page.locator('.settle').evaluate((die) => getComputedStyle(die).animationName)).toBe('none');
    });
    await visit({}, async ({ page }) => {
      await tap(page, 'Würfeln');
      expect(
        await page.locator('.settle').evaluate((die) => parseFloat(getComputedStyle(die).animationDuration)),
      ).toBeLessThanOrEqual(0.25);
    });
  });

  it('16, 18: the same face twice, and a second card just like the first, are both announced', async () => {
    await visit({}, async ({ page }) => {
      const heard: string[] = [];
      for (let roll = 0; roll < 2; roll++) {
        await tap(page, 'Augenzahl 6');
        heard.push(await spoken(page));
      }
      expect(heard).toEqual([
        'Nr. 1. Knacki 1 würfelt 6 (echter Würfel).',
        'Nr. 2. Knacki 1 würfelt 6 (echter Würfel).',
      ]);
      await form(page, 'Suchstapel');
      await pick(page, 'Wo?', /Cafeteria/);
      for (const number of [3, 4]) {
        await tap(page, /ziehen/);
        expect(await spoken(page)).toBe(`Nr. ${String(number)}. Knacki 1 zieht ${cards(searchAt('cafeteria'))}.`);
      }
      expect(await page.locator('[aria-live]').count()).toBe(1);
    });
  });

  it('17: a helper that is off leaves no control, and the others work on', async () => {
    await visit({}, async ({ page }) => {
      await tap(page, 'Einstellungen');
      const settings = page.getByRole('dialog');
      for (const name of ['Suchstapel', 'Erpressung']) {
        await settings.getByLabel(name).uncheck();
        await settle(page);
      }
      await tap(page, 'Fertig');
      expect(await page.getByRole('tab').count()).toBe(0);
      expect(await page.getByText(/Suchstapel|Erpressung/).count()).toBe(0);
      await tap(page, 'Würfeln');
      expect((await kept(page)).log).toHaveLength(1);
    });
  });

  it('21: the other language shows the same table', async () => {
    await visit({}, async ({ page }) => {
      await tap(page, 'Augenzahl 2');
      await form(page, 'Erpressung');
      await tap(page, /^Knacki 2 erpressen/);
      const before = await kept(page);
      await page.locator('a[data-language=en]').click();
      await page.getByText(/Inmate 2, will you give in or resist/).waitFor();
      expect(page.url()).toBe(address('en/'));
      expect(await kept(page)).toEqual(before);
      await tap(page, /Give in/);
      expect(await spoken(page)).toBe('No. 3. Inmate 2 gives in. Inmate 1 gets Spoon.');
    });
  });

  it('22: cards are listed as a reader of the language looks for them', async () => {
    await visit({}, async ({ page }) => {
      await form(page, 'Suchstapel');
      await page.getByText('Karte liegt schon am Tisch').click();
      const names = await page.getByLabel('Welche').locator('option').allInnerTexts();
      expect(names).toEqual([...names].sort(new Intl.Collator('de').compare));
      expect(names).toHaveLength(NAMES.length);
    });
  });

  it('a fight by dice in teams: helpers are asked, both roll, the choices stand', async () => {
    await visit({}, async ({ page }) => {
      await tap(page, 'Einstellungen');
      for (const name of ['Mit Michel oder Michelle', 'In Teams', 'Kämpfe entscheidet der Würfel']) {
        await page.getByLabel(name).check();
        await settle(page);
      }
      await tap(page, 'Fertig');
      await page.getByText('Michel oder Michelle führen').click();
      await page.locator('.fold').last().getByRole('button', { name: 'Augenzahl 5' }).click();
      await settle(page);
      expect(await spoken(page)).toBe('Nr. 1. Knacki 1 würfelt für die Figur 5 (echter Würfel).');
      await tap(page, 'Krankenstation');
      await form(page, 'Erpressung');
      await pick(page, 'Wen?', 'Knacki 3');
      await tap(page, /^Knacki 3 erpressen/);
      expect(await page.locator('.refusal a').innerText()).toContain('team.peace');
      await pick(page, 'Wen?', 'Knacki 2');
      await page.getByLabel('Knacki 4').last().check();
      await tap(page, /^Knacki 2 erpressen/);
      await tap(page, /ohne Waffe/);
      expect(await page.locator('.answer').innerText()).toContain('Knacki 4');
      await tap(page, 'Klinge spielen');
      await tap(page, 'Augenzahl 4');
      await tap(page, 'Augenzahl 4');
      expect(await page.locator('.answer').innerText()).toBe('Knacki 2 gewinnt gegen Knacki 1.');
      expect((await kept(page)).table.extortion).toMatchObject({ faces: [4, 4], realFaces: true });
    });
  });

  it('names at the table are used everywhere', async () => {
    await visit({}, async ({ page }) => {
      await tap(page, 'Einstellungen');
      await page.getByRole('textbox', { name: 'Knacki 1' }).fill('Ottilie');
      await page.keyboard.press('Enter');
      await settle(page);
      await tap(page, 'Fertig');
      await tap(page, 'Augenzahl 1');
      expect(await spoken(page)).toBe('Nr. 1. Ottilie würfelt 1 (echter Würfel).');
    });
  });
});
