// The figures of a measurement as a table for people and as an object for files.

import { ROUTES, type Route, type RouteResult } from './run-routes.ts';

export interface BenchReport {
  readonly cards: number;
  /** How many times as long the other route took. */
  readonly ratios: {
    /** Whole processes, both warm. */
    readonly chromium: number;
    /** The same for the browser's part alone, its driver loaded and its document filled beforehand. */
    readonly chromiumBrowserAlone: number;
    /** The same against our first run after a change of the sources. */
    readonly chromiumAgainstCold: number;
  };
  readonly routes: Readonly<Record<Route, RouteResult>>;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

function roundedResult({ seconds, runs, browserSeconds, bytes, pages, peakMegabytes }: RouteResult): RouteResult {
  return {
    seconds: rounded(seconds, 3),
    runs: runs.map((run) => rounded(run, 3)),
    browserSeconds: browserSeconds === undefined ? undefined : rounded(browserSeconds, 3),
    bytes,
    pages,
    peakMegabytes: peakMegabytes === undefined ? undefined : rounded(peakMegabytes, 0),
  };
}

/** The report of all routes, figures rounded to what they are worth. */
export function benchReport(cards: number, routes: Readonly<Record<Route, RouteResult>>): BenchReport {
  const { ours, oursCold, oursByNpm, chromium } = routes;
  return {
    cards,
    ratios: {
      chromium: rounded(chromium.seconds / ours.seconds, 2),
      chromiumBrowserAlone: rounded((chromium.browserSeconds ?? chromium.seconds) / ours.seconds, 2),
      chromiumAgainstCold: rounded(chromium.seconds / oursCold.seconds, 2),
    },
    routes: {
      ours: roundedResult(ours),
      oursCold: roundedResult(oursCold),
      oursByNpm: roundedResult(oursByNpm),
      chromium: roundedResult(chromium),
    },
  };
}

const NAMES: Readonly<Record<Route, string>> = {
  ours: 'npm run print, its own process',
  oursCold: 'the same, nothing kept from before',
  oursByNpm: 'the same, with npm around it',
  chromium: 'headless Chromium',
};

/** The table, without a line break at its end. */
export function benchTable({ cards, ratios, routes }: BenchReport): string {
  const rows = ROUTES.map((route) => {
    const { seconds, runs, bytes, pages, peakMegabytes } = routes[route];
    return [
      NAMES[route],
      `${seconds.toFixed(2)} s`,
      `${Math.min(...runs).toFixed(2)}–${Math.max(...runs).toFixed(2)} s`,
      `${(bytes / 1000).toFixed(0)} kB`,
      String(pages),
      peakMegabytes === undefined ? '?' : `${String(peakMegabytes)} MB`,
    ];
  });
  const table = [['route', 'median', 'runs', 'size', 'pages', 'peak memory'], ...rows];
  const widths = (table[0] ?? []).map((_head, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [
    `All ${String(cards)} cards of one language and paper, whole processes:`,
    ...lines,
    `Chromium takes ${ratios.chromium.toFixed(1)} times as long; its browser alone ${ratios.chromiumBrowserAlone.toFixed(1)} times.`,
  ].join('\n');
}
