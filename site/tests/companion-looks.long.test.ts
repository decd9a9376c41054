// Every form, panel and step of the companion at every width in every light; two of them are looked at by companion.browser.test.ts.
import { afterAll, beforeAll, describe, it } from 'vitest';
import { seeEverything } from './companion-looks.ts';
import { NARROW, openVisits, WIDE, type Visits } from './companion-visits.ts';

let visits: Visits;

beforeAll(async () => {
  visits = await openVisits();
});

afterAll(async () => {
  await visits?.close();
});

describe.each([NARROW, WIDE])('at $width px', (viewport) => {
  it.each(['light', 'dark'] as const)(
    'is clean to axe, wide enough to touch, no wider than the screen (%s)',
    async (colorScheme) => {
      await visits.visit({ viewport, colorScheme }, ({ page }) => seeEverything(page));
    },
  );
});
