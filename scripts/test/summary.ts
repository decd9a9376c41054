// How `npm test` ends: a line per part, then what passed and failed.
import type { PartResult } from './run-part.ts';

/** One line per part with its seconds, an empty line, and `N passed, N failed` alone on the last. */
export function closingLines(results: readonly PartResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0);
  return [
    ...results.map(
      ({ name, seconds, failed }) => `${failed === 0 ? '✓' : '✗'} ${name.padEnd(width)} ${seconds.toFixed(1)} s`,
    ),
    '',
    `${String(sum('passed'))} passed, ${String(sum('failed'))} failed`,
  ].join('\n');
}
