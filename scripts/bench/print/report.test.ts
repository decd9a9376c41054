// The report of a measurement: medians, the ratios, the table.
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
  seconds: 0.5,
  runs: [0.6, 0.5, 0.49],
  browserSeconds: undefined,
  bytes: 250_000,
  pages: 36,
  peakMegabytes: 129.6,
};
const chromium: RouteResult = {
  seconds: 3.06,
  runs: [3, 3.06, 3.2],
  browserSeconds: 2.4,
  bytes: 2_900_000,
  pages: 36,
  peakMegabytes: undefined,
};

it('says how many times as long Chromium takes', () => {
  const routes = { ours, oursCold: { ...ours, seconds: 1.5 }, oursByNpm: { ...ours, seconds: 0.8 }, chromium };
  const report = benchReport(159, routes);
  expect(report.ratios).toEqual({ chromium: 6.12, chromiumBrowserAlone: 4.8, chromiumAgainstCold: 2.04 });
  expect(report.routes.ours.peakMegabytes).toBe(130);
  expect(benchTable(report)).toMatchInlineSnapshot(`
    "All 159 cards of one language and paper, whole processes:
    route                               median         runs     size  pages  peak memory
    npm run print, its own process      0.50 s  0.49–0.60 s   250 kB     36       130 MB
    the same, nothing kept from before  1.50 s  0.49–0.60 s   250 kB     36       130 MB
    the same, with npm around it        0.80 s  0.49–0.60 s   250 kB     36       130 MB
    headless Chromium                   3.06 s  3.00–3.20 s  2900 kB     36            ?
    Chromium takes 6.1 times as long; its browser alone 4.8 times."
  `);
});
