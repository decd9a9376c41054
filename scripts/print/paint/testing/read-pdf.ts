// An independent reader of PDF files for tests: pages, boxes, words, links, outline, and every warning it has.

import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPage {
  /** Width and height in mm, as a viewer sees them. */
  readonly width: number;
  readonly height: number;
  /** All text in the order of the file, runs joined by line ends. */
  readonly text: string;
  /** Runs with their place in mm from the top left. */
  readonly runs: readonly {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  /** Named targets and addresses of links. */
  readonly links: readonly string[];
}

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly title: unknown;
  readonly language: unknown;
  readonly outline: readonly string[];
  readonly preferences: unknown;
  readonly warnings: readonly string[];
  /** Where a named destination leads: page index and mm from the top. */
  readonly places: Readonly<Record<string, readonly [number, number]>>;
}

const MM = 25.4 / 72;
const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

interface OutlineNode {
  title: string;
  items: OutlineNode[];
}
const flatten = (nodes: OutlineNode[] | null, depth = 0): string[] =>
  (nodes ?? []).flatMap((node) => ['  '.repeat(depth) + node.title, ...flatten(node.items, depth + 1)]);

/**
 * Reads a file. pdf.js reports what it dislikes on the console; that is caught and returned. With `drawn` false only words, links and places
 * are read, not what is drawn beside them: half the time, and no warning of pictures.
 */
export async function readPdf(bytes: Uint8Array, { drawn = true } = {}): Promise<ReadPdf> {
  const warnings: string[] = [];
  const { log, warn } = console;
  const catchWarning = (...parts: unknown[]): void => {
    warnings.push(parts.map(String).join(' '));
  };
  console.log = catchWarning;
  console.warn = catchWarning;
  try {
    const task = getDocument({
      data: new Uint8Array(bytes),
      verbosity: 1,
      stopAtErrors: true,
      useSystemFonts: false,
      disableFontFace: true,
      standardFontDataUrl: `${pdfjs}/standard_fonts/`,
      isEvalSupported: false,
    });
    const file = await task.promise;
    const pages: ReadPage[] = [];
    for (let number = 1; number <= file.numPages; number += 1)
      pages.push(await readPage(await file.getPage(number), drawn));
    const info = (await file.getMetadata()).info as Record<string, unknown>;
    const places: Record<string, [number, number]> = {};
    for (const [name, place] of Object.entries(
      (await file.getDestinations()) as Record<
        string,
        [{ num: number; gen: number }, { name: string }, number, number]
      >,
    )) {
      const index = await file.getPageIndex(place[0]);
      places[name] = [index, Math.round(((pages[index]?.height ?? 0) - place[3] * MM) * 100) / 100];
    }
    const read = {
      pages,
      places,
      title: info['Title'],
      language: info['Language'],
      outline: flatten((await file.getOutline()) as OutlineNode[] | null),
      preferences: await file.getViewerPreferences(),
      warnings,
    };
    await task.destroy();
    return read;
  } finally {
    console.log = log;
    console.warn = warn;
  }
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function readPage(page: PdfPage, drawn: boolean): Promise<ReadPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const runs = content.items.flatMap((item) =>
    'str' in item && item.str !== ''
      ? [
          {
            text: item.str,
            x: (item.transform[4] as number) * MM,
            y: (height - (item.transform[5] as number)) * MM,
            width: item.width * MM,
            height: item.height * MM,
          },
        ]
      : [],
  );
  if (drawn) await page.getOperatorList();
  const annotations = (await page.getAnnotations()) as {
    subtype: string;
    url?: string;
    unsafeUrl?: string;
    dest?: string;
  }[];
  return {
    width: width * MM,
    height: height * MM,
    runs,
    text: runs.map((run) => run.text).join('\n'),
    links: annotations
      .filter(({ subtype }) => subtype === 'Link')
      .map(({ dest, url, unsafeUrl }) => dest ?? url ?? unsafeUrl ?? ''),
  };
}
