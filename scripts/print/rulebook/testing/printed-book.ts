// The real rulebook, laid, painted and read back by an independent reader, kept per language.
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

export function printedBook(lang: Lang): Promise<PrintedBook> {
  const known = printed.get(lang) ?? print(lang);
  printed.set(lang, known);
  return known;
}

async function print(lang: Lang): Promise<PrintedBook> {
  const laid = layRulebook(loadedGame(), lang, bookArt(templates));
  const bytes = paintPdf(laid.document, { typefaces: templates.typefaces, symbols: templates.symbols });
  return { laid, bytes, read: await readPdf(bytes, { drawn: false }) };
}

/** One page of the book as read from the file: its runs, x and y in mm. */
export const pageOf = ({ read }: PrintedBook, number: number): ReadPdf['pages'][number]['runs'] =>
  read.pages[number - 1]?.runs ?? [];

/** Letters only: what remains the same however lines are broken. */
export const letters = (text: string): string => text.replace(/[\s\u00ad-]/g, '');
