// What print says at its end: the files with pages and sheets, what was chosen, what was left out, what fell back to the source language.

import type { MissingWord } from '../../../engine/facts/game.ts';
import type { LeftOut } from '../../load/load-game.ts';
import type { MadeFile } from './make-files.ts';

export interface SummaryFacts {
  readonly files: readonly Omit<MadeFile, 'bytes'>[];
  /** Bytes of all files. */
  readonly bytes: number;
  /** Where they lie, as the user would type it. */
  readonly folder: string;
  readonly removed: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** Texts that are missing in the languages that were printed. */
  readonly missing: readonly MissingWord[];
}

const counted = (count: number, one: string, many: string): string => `${String(count)} ${count === 1 ? one : many}`;

/** The number of lines that name single things before the rest is only counted. */
const NAMED = 5;

function named(head: string, things: readonly string[]): readonly string[] {
  if (things.length === 0) return [];
  const rest = things.length - NAMED;
  return [
    head,
    ...things.slice(0, NAMED).map((thing) => `  ${thing}`),
    ...(rest > 0 ? [`  and ${String(rest)} more`] : []),
  ];
}

/** One row per language and paper: each product with its pages. */
function rows(files: SummaryFacts['files']): readonly string[] {
  const folderOf = ({ lang, paper }: SummaryFacts['files'][number]): string => `${lang}/${paper.id}`;
  return [...new Set(files.map(folderOf))].map(
    (folder) =>
      `  ${folder}: ${files
        .filter((file) => folderOf(file) === folder)
        .map(({ product, pages }) => `${product} ${String(pages)}`)
        .join(', ')}`,
  );
}

/** The summary, without a line break at its end. */
export function printSummary({ files, bytes, folder, removed, leftOut, missing }: SummaryFacts): string {
  const pages = files.reduce((sum, file) => sum + file.pages, 0);
  const sheets = files.reduce((sum, file) => sum + file.sheets, 0);
  const notes = [...new Set(files.flatMap((file) => file.notes))];
  return [
    `Printed ${counted(files.length, 'file', 'files')} into ${folder}: ${counted(pages, 'page', 'pages')} on ${counted(sheets, 'sheet', 'sheets')}, ${(bytes / 1e6).toFixed(1)} MB. Pages per file:`,
    ...rows(files),
    ...notes.map((note) => `  ${note}`),
    ...named(`${counted(removed.length, 'file', 'files')} of an earlier run removed:`, removed),
    leftOut.length === 0
      ? 'No card is left out.'
      : `${counted(leftOut.length, 'card is', 'cards are')} left out (quantity 0): ${leftOut.map(({ id }) => id).join(', ')}`,
    ...(missing.length === 0
      ? ['Every text is translated.']
      : named(
          `${counted(missing.length, 'text', 'texts')} not translated, printed in the source language and marked *:`,
          missing.map(({ where }) => where),
        )),
  ].join('\n');
}
