// What print says at its end: the files with pages and sheets, what was chosen, what was left out, what fell back to the source language.

import type { MissingWord } from '../../../engine/facts/game.ts';
import { tellLeftOut } from '../../load/check-summary.ts';
import type { LeftOut } from '../../load/load-game.ts';
import { ENGLISH, type Tell, type Teller } from '../../terminal/tell.ts';
import { sizeIn } from '../../../voice/number.ts';
import type { Note } from '../display/document.ts';
import type { MadeFile } from './make-files.ts';

export interface SummaryFacts {
  readonly files: readonly Omit<MadeFile, 'bytes' | 'facts'>[];
  /** Bytes of all files. */
  readonly bytes: number;
  /** Where they lie, as the user would type it. */
  readonly folder: string;
  readonly removed: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** Texts that are missing in the languages that were printed. */
  readonly missing: readonly MissingWord[];
}

/** The number of lines that name single things before the rest is only counted. */
const NAMED = 5;

function named(head: string, things: readonly string[], tell: Tell): readonly string[] {
  if (things.length === 0) return [];
  const rest = things.length - NAMED;
  return [
    head,
    ...things.slice(0, NAMED).map((thing) => `  ${thing}`),
    ...(rest > 0 ? [`  ${tell('more', { count: rest })}`] : []),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

const COUNTED = ['cards', 'pages', 'sheets'] as const;

/** A note of a product in the language of the terminal; numbers that count something are said with what they count. */
function tellNote({ word, counts, places }: Note, tell: Tell): string {
  const said: Record<string, string> = {};
  for (const name of COUNTED) {
    const count = counts[name];
    if (count !== undefined) said[name] = tell(`count.${name}`, { count });
  }
  return tell(word, { ...places, ...said });
}

/** One row per set, which is one language on one paper: what one person prints for one game. Below it what was chosen for it. */
function tellSet(set: string, files: SummaryFacts['files'], tell: Tell): readonly string[] {
  const row = tell('print.set', {
    set,
    pages: tell('count.pages', { count: sum(files.map(({ pages }) => pages)) }),
    sheets: tell('count.sheets', { count: sum(files.map(({ sheets }) => sheets)) }),
    products: files.map(({ product, pages }) => `${product} ${String(pages)}`).join(', '),
  });
  const notes = files.flatMap((file) => file.notes.map((note) => tellNote(note, tell)));
  return [`  ${row}`, ...notes.map((note) => `    ${note}`)];
}

/** The summary, without a line break at its end. */
export function printSummary(
  { files, bytes, folder, removed, leftOut, missing }: SummaryFacts,
  { lang, tell }: Teller = ENGLISH,
): string {
  const setOf = ({ lang: of, paper }: SummaryFacts['files'][number]): string => `${of}/${paper.id}`;
  const sets = [...new Set(files.map(setOf))];
  return [
    tell('print.done', { count: sets.length, folder, size: sizeIn(lang, bytes) }),
    ...sets.flatMap((set) =>
      tellSet(
        set,
        files.filter((file) => setOf(file) === set),
        tell,
      ),
    ),
    ...named(tell('print.removed', { count: removed.length }), removed, tell),
    tellLeftOut(leftOut, tell),
    ...(missing.length === 0
      ? [tell('untranslated.none')]
      : named(
          `${tell('untranslated.some', { count: missing.length })}:`,
          missing.map(({ where }) => where),
          tell,
        )),
  ].join('\n');
}
