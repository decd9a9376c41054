// The printed files that lie ready: what `npm run print` left, with pages and sizes, for the site to offer.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '../../engine/facts/game.ts';
import { isFolder } from '../load/read/is-folder.ts';
import type { Duplex } from '../print/display/document.ts';

export interface PrintFile {
  readonly lang: Lang;
  /** Name of the paper's folder, e.g. `a4`. */
  readonly paper: string;
  /** File name without `.pdf`, e.g. `board-full`. */
  readonly stem: string;
  /** Below the print folder, with `/`: `<lang>/<paper>/<stem>.pdf`. */
  readonly path: string;
  readonly bytes: number;
  readonly pages: number;
  /** How the file asks to be printed; undefined where it does not say. */
  readonly duplex: Duplex | undefined;
}

/** In the order a print is used; files of other names follow by name. */
const ORDER = ['cards', 'board', 'board-full', 'inmates', 'tokens', 'rulebook'];

const place = (stem: string): number => (ORDER.includes(stem) ? ORDER.indexOf(stem) : ORDER.length);

function entries(folder: string): readonly string[] {
  return isFolder(folder) ? readdirSync(folder).sort() : [];
}

/** Pages of a PDF as its page tree counts them; 0 when there is no readable tree. */
export function countPages(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const counts = [
    ...text.matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)|\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages\b/g),
  ].map(([, after, before]) => Number(after ?? before));
  return Math.max(0, ...counts);
}

const DUPLEX: Readonly<Record<string, Duplex>> = {
  Simplex: 'simplex',
  DuplexFlipLongEdge: 'long-edge',
  DuplexFlipShortEdge: 'short-edge',
};

/** What the PDF tells the print dialog about both sides. */
export function duplexOf(pdf: Buffer): Duplex | undefined {
  return DUPLEX[/\/Duplex\s*\/(\w+)/.exec(pdf.toString('latin1'))?.[1] ?? ''];
}

/** All printed files below a folder; none where the folder does not exist. */
export function listPrintFiles(folder: string): readonly PrintFile[] {
  return entries(folder).flatMap((lang) =>
    entries(join(folder, lang)).flatMap((paper) => {
      const stems = entries(join(folder, lang, paper))
        .filter((name) => name.endsWith('.pdf'))
        .map((name) => name.slice(0, -'.pdf'.length));
      return stems
        .sort((a, b) => place(a) - place(b))
        .map((stem) => {
          const path = `${lang}/${paper}/${stem}.pdf`;
          const pdf = readFileSync(join(folder, path));
          return { lang, paper, stem, path, bytes: pdf.length, pages: countPages(pdf), duplex: duplexOf(pdf) };
        });
    }),
  );
}
