// The real rulebook, laid, painted and read back by an independent reader, kept per language and paper.
import { fileURLToPath } from 'node:url';
import type { Lang } from '../../../../engine/facts/game.ts';
import type { LaidDocument } from '../../display/document.ts';
import type { Paper } from '../../impose/imposition.ts';
import { paintPdf } from '../../paint/pdf/paint-pdf.ts';
import { readPdf, type ReadPdf } from '../../paint/testing/read-pdf.ts';
import { loadTemplates } from '../../template/load-templates.ts';
import { bookArt } from '../book-art.ts';
import { layBook, type Book } from '../lay-book.ts';
import { layRulebook } from '../lay-rulebook.ts';
import { loadedGame } from './loaded-game.ts';

export const PAPERS: readonly Paper[] = [
  { id: 'a4', name: 'A4', width: 210, height: 297, edge: 5 },
  { id: 'letter', name: 'Letter', width: 215.9, height: 279.4, edge: 5 },
];

export const templates = loadTemplates(fileURLToPath(new URL('../../../../templates', import.meta.url)));

export interface PrintedBook {
  readonly laid: LaidDocument;
  readonly bytes: Uint8Array;
  readonly read: ReadPdf;
}

const books = new Map<Lang, Book>();
const printed = new Map<string, Promise<PrintedBook>>();

export function bookIn(lang: Lang): Book {
  const book = books.get(lang) ?? layBook(loadedGame(), lang, bookArt(templates));
  books.set(lang, book);
  return book;
}

export function printedBook(lang: Lang, paper: Paper): Promise<PrintedBook> {
  const key = `${lang}/${paper.id}`;
  const known = printed.get(key) ?? print(lang, paper);
  printed.set(key, known);
  return known;
}

async function print(lang: Lang, paper: Paper): Promise<PrintedBook> {
  const laid = layRulebook(loadedGame(), lang, paper, bookArt(templates));
  const bytes = paintPdf(laid.document, { typefaces: templates.typefaces, symbols: templates.symbols });
  return { laid, bytes, read: await readPdf(bytes, { drawn: false }) };
}

/** One page of the book as read from the file: its runs, x and y in mm of the A5 page. Page 0 is the back cover. */
export function pageOf({ read }: PrintedBook, number: number): ReadPdf['pages'][number]['runs'] {
  const sheet = read.pages[Math.floor(number / 2)];
  if (sheet === undefined) return [];
  const half = sheet.width / 2;
  const left = (number % 2) * half;
  const [dx, dy] = [left + (half - 148) / 2, (sheet.height - 210) / 2];
  return sheet.runs
    .filter(({ x, width }) => x + width / 2 >= left && x + width / 2 < left + half)
    .map((run) => ({ ...run, x: run.x - dx, y: run.y - dy }));
}

/** Letters only: what remains the same however lines are broken. */
export const letters = (text: string): string => text.replace(/[\s\u00ad-]/g, '');
