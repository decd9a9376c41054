// The report of a measurement: medians, the ratio, the table.
import { expect, it } from 'vitest';
import { benchReport, benchTable } from './report.ts';
import { median, type RouteResult } from './run-routes.ts';

it.each([
  [[3], 3],
  [[1, 9, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

const ours: RouteResult = {
  route: 'ours',
  seconds: 0.5,
  runs: [0.6, 0.5, 0.49],
  browserSeconds: undefined,
  bytes: 250_000,
  pages: 18,
  peakMegabytes: 129.6,
};
const chromium: RouteResult = {
  route: 'chromium',
  seconds: 3.06,
  runs: [3, 3.06, 3.2],
  browserSeconds: 2.4,
  bytes: 2_900_000,
  pages: 18,
  peakMegabytes: undefined,
};

it('says how many times as long Chromium takes', () => {
  const report = benchReport(77, [ours, chromium]);
  expect(report.ratios).toEqual({ chromium: 6.12, chromiumBrowserAlone: 4.8 });
  expect(report.routes.ours.peakMegabytes).toBe(130);
  expect(benchTable(report)).toMatchInlineSnapshot(`
    "77 cards, nine to an A4, backs mirrored:
    route     median         runs     size  pages  peak memory
    ours      0.50 s  0.49–0.60 s   250 kB     18       130 MB
    chromium  3.06 s  3.00–3.20 s  2900 kB     18            ?
    Whole processes: Chromium takes 6.1 times as long; its browser alone 4.8 times."
  `);
});
