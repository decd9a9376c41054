// The printed files the site offers: found, counted, ordered.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countPages, duplexOf, listPrintFiles } from './print-files.ts';

function pdfOf(pages: number, bookmarks = false): Promise<Buffer> {
  return new Promise((done) => {
    const document = new PDFDocument({ autoFirstPage: false });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => done(Buffer.concat(parts)));
    for (let page = 0; page < pages; page += 1) document.addPage();
    if (bookmarks) for (let mark = 0; mark < 40; mark += 1) document.outline.addItem(`Chapter ${String(mark)}`);
    document.end();
  });
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'print-files-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const put = (path: string, bytes: Buffer | string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), bytes);
};

describe('countPages', () => {
  it.each([1, 2, 17])('counts %i pages', async (pages) => {
    expect(countPages(await pdfOf(pages))).toBe(pages);
  });

  it('does not take bookmarks for pages', async () => {
    expect(countPages(await pdfOf(3, true))).toBe(3);
  });

  it('is 0 for what is no PDF', () => {
    expect(countPages(Buffer.from('plain text'))).toBe(0);
  });
});

it('duplexOf reads what the file tells the print dialog', async () => {
  const said = (name: string): string | undefined =>
    duplexOf(Buffer.from(`1 0 obj << /Type /Catalog /ViewerPreferences << /Duplex /${name} >> >>`));
  expect(['Simplex', 'DuplexFlipLongEdge', 'DuplexFlipShortEdge', 'Other'].map(said)).toEqual([
    'simplex',
    'long-edge',
    'short-edge',
    undefined,
  ]);
  expect(duplexOf(await pdfOf(1))).toBeUndefined();
});

describe('listPrintFiles', () => {
  it('finds files by language and paper, in the order a print is used, unknown ones last', async () => {
    const pdf = await pdfOf(2);
    for (const path of [
      'de/a4/zebra.pdf',
      'de/a4/tokens.pdf',
      'de/a4/cards.pdf',
      'de/letter/board.pdf',
      'en/a4/board.pdf',
      'de/a4/notes.txt',
      'de/loose.pdf',
    ])
      put(path, pdf);
    expect(listPrintFiles(folder).map(({ path, pages }) => `${path} ${String(pages)}`)).toEqual([
      'de/a4/cards.pdf 2',
      'de/a4/tokens.pdf 2',
      'de/a4/zebra.pdf 2',
      'de/letter/board.pdf 2',
      'en/a4/board.pdf 2',
    ]);
  });

  it('is empty where nothing was printed', () => {
    expect(listPrintFiles(join(folder, 'nowhere'))).toEqual([]);
  });
});
