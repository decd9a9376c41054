// The same page whatever folder the project lies in.
import { expect, it } from 'vitest';
import { steadyIslands } from './steady-islands.ts';

it('numbers islands and leaves the rest alone', () => {
  const page = (one: string, two: string): string =>
    `<p uid="x">uid="y"</p><astro-island uid="${one}" props="{}"></astro-island><astro-island client="load" uid="${two}"></astro-island>`;
  expect(steadyIslands(page('SkH2E', 'Z1SS5FB'))).toBe(page('1', '2'));
});
