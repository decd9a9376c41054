// The rules report as people read it.
import type { RulesReport } from './rules-report.ts';

const COLUMNS = ['rules', 'played', 'explained', 'examples', 'tested', 'uncovered'] as const;

/** A table by chapter with its sums, then every gap with its hint; without a line break at the end. */
export function rulesTable({ chapters, gaps }: RulesReport): string {
  const sums = COLUMNS.map((column) => chapters.reduce((sum, chapter) => sum + chapter[column], 0));
  const rows = [
    ['chapter', ...COLUMNS],
    ...chapters.map((chapter) => [chapter.chapter, ...COLUMNS.map((column) => String(chapter[column]))]),
    ['all', ...sums.map(String)],
  ];
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, column) => Math.max(most[column] ?? 0, cell.length)),
    [],
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  const says =
    gaps.length === 0
      ? ['Every rule has code, example and test; all code has a rule.']
      : gaps.flatMap(({ message, hint }) => [message, `  ${hint}`]);
  return [...lines, ...says].join('\n');
}
