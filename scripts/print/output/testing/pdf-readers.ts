// Readers of PDF that other people wrote: each opens a whole file and gives its pages and everything it has to say about it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, it } from 'vitest';
import { readPdf } from '../../paint/testing/read-pdf.ts';

interface Opened {
  /** Undefined where the reader does not say. */
  readonly pages: number | undefined;
  /** Warnings, complaints, a refusal; a sound file has none. */
  readonly said: readonly string[];
}

interface Reader {
  readonly name: string;
  readonly installed: boolean;
  readonly open: (path: string) => Opened | Promise<Opened>;
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** A program of the machine. What it is to print goes to standard output; whatever it prints beside that is a complaint. */
const program = (name: string, args: readonly string[], pagesIn?: RegExp, fine?: RegExp): Reader => ({
  name: [name, ...args].join(' '),
  installed: spawnSync(name, ['--version']).error === undefined,
  open(path) {
    const { status, stdout, stderr } = spawnSync(name, [...args, path], { encoding: 'utf8', maxBuffer: 1 << 28 });
    const told = fine === undefined || fine.test(stdout) ? [] : lines(stdout);
    const said = [...lines(stderr), ...told, ...(status === 0 ? [] : [`ends with ${String(status)}`])];
    return { pages: pagesIn === undefined ? undefined : Number(pagesIn.exec(stdout)?.[1]), said };
  },
});

let pdfium: Promise<PDFiumLibrary> | undefined;

async function openByPdfium(path: string): Promise<Opened> {
  const document = await (await (pdfium ??= PDFiumLibrary.init())).loadDocument(readFileSync(path));
  try {
    const said: string[] = [];
    for (const page of document.pages()) {
      const { data } = await page.render({ scale: 0.2 });
      if (data.every((byte) => byte === data[0])) said.push(`page ${String(page.number)} is empty`);
    }
    return { pages: document.getPageCount(), said };
  } finally {
    document.destroy();
  }
}

/** pdf.js and PDFium come with the packages; the others are used where the machine has them. */
const READERS: readonly Reader[] = [
  {
    name: 'pdf.js, stopping at errors',
    installed: true,
    async open(path) {
      const { pages, warnings } = await readPdf(readFileSync(path));
      return { pages: pages.length, said: warnings };
    },
  },
  { name: 'PDFium', installed: true, open: openByPdfium },
  program('pdfinfo', [], /^Pages: +(\d+)$/m, /^Pages:/m),
  program('pdftotext', ['-f', '1'], undefined, /^/),
  program('mutool', ['info'], /^Pages: (\d+)$/m, /^Pages:/m),
  program('mutool', ['draw', '-q', '-N', '-r', '20', '-o', '/dev/null']),
  program('qpdf', ['--check'], undefined, /^No syntax or stream encoding errors found/m),
  program('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=nullpage']),
];

/** One test for each reader: it opens every file, counts the promised pages and says nothing. A reader that is not installed is named as skipped. */
export function testReaders(files: () => readonly { readonly path: string; readonly pages: number }[]): void {
  for (const { name, installed, open } of READERS)
    it.skipIf(!installed)(
      `${name}: every file opens without a message${installed ? '' : ' (not installed)'}`,
      async () => {
        expect(files()).not.toEqual([]);
        const opened: unknown[] = [];
        for (const { path, pages } of files()) {
          const { pages: counted = pages, said } = await open(path);
          opened.push([path, counted, said]);
        }
        expect(opened).toEqual(files().map(({ path, pages }) => [path, pages, []]));
      },
    );
}
