// The figures of a measurement as a table for people and as an object for files.

import type { RouteResult } from './run-routes.ts';

export interface BenchReport {
  readonly cards: number;
  /** How many times as long the other route took. */
  readonly ratios: {
    readonly chromium: number;
    /** The same for the browser's part alone, its driver loaded and its document filled beforehand. */
    readonly chromiumBrowserAlone: number;
  };
  readonly routes: Readonly<Record<RouteResult['route'], Omit<RouteResult, 'route'>>>;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The report of both routes, figures rounded to what they are worth. */
export function benchReport(cards: number, [ours, chromium]: readonly [RouteResult, RouteResult]): BenchReport {
  const facts = ({
    seconds,
    runs,
    browserSeconds,
    bytes,
    pages,
    peakMegabytes,
  }: RouteResult): Omit<RouteResult, 'route'> => ({
    seconds: rounded(seconds, 3),
    runs: runs.map((run) => rounded(run, 3)),
    browserSeconds: browserSeconds === undefined ? undefined : rounded(browserSeconds, 3),
    bytes,
    pages,
    peakMegabytes: peakMegabytes === undefined ? undefined : rounded(peakMegabytes, 0),
  });
  const ratio = (theirs: number): number => rounded(theirs / ours.seconds, 2);
  return {
    cards,
    ratios: {
      chromium: ratio(chromium.seconds),
      chromiumBrowserAlone: ratio(chromium.browserSeconds ?? chromium.seconds),
    },
    routes: { ours: facts(ours), chromium: facts(chromium) },
  };
}

/** The table, without a line break at its end. */
export function benchTable({ cards, ratios, routes }: BenchReport): string {
  const rows = Object.entries(routes).map(([route, { seconds, runs, bytes, pages, peakMegabytes }]) => [
    route,
    `${seconds.toFixed(2)} s`,
    `${Math.min(...runs).toFixed(2)}–${Math.max(...runs).toFixed(2)} s`,
    `${(bytes / 1000).toFixed(0)} kB`,
    String(pages),
    peakMegabytes === undefined ? '?' : `${String(peakMegabytes)} MB`,
  ]);
  const table = [['route', 'median', 'runs', 'size', 'pages', 'peak memory'], ...rows];
  const widths = (table[0] ?? []).map((_head, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [
    `${String(cards)} cards, nine to an A4, backs mirrored:`,
    ...lines,
    `Whole processes: Chromium takes ${ratios.chromium.toFixed(1)} times as long; its browser alone ${ratios.chromiumBrowserAlone.toFixed(1)} times.`,
  ].join('\n');
}
