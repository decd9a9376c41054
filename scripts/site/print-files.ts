// The printed files that lie ready: what `npm run print` left and says of it, for the site to offer.

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readPrintFacts } from '../print/output/manifest.ts';
import type { PrintFacts } from '../print/output/manifest.ts';

export interface PrintFile extends PrintFacts {
  /** Below the print folder, with `/`: `<lang>/<paper>/<product>.pdf`. */
  readonly path: string;
  readonly bytes: number;
}

/** In the order a print is used: which products there are is code, too, and no designer's choice. Others follow by name. */
const ORDER = [
  'cards',
  'board',
  'board-full',
  'inmates',
  'tokens',
  'rulebook',
  'rulebook-booklet',
  'quick-start',
  'reference',
];

const place = (product: string): number => (ORDER.includes(product) ? ORDER.indexOf(product) : ORDER.length);

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The printed files of a folder by language and paper; none where nothing was printed. What print has not listed is not offered. */
export function listPrintFiles(folder: string): readonly PrintFile[] {
  return [...readPrintFacts(folder)]
    .filter(([path]) => existsSync(join(folder, path)))
    .map(([path, facts]) => ({ ...facts, path, bytes: statSync(join(folder, path)).size }))
    .sort(
      (a, b) =>
        byName(a.lang, b.lang) ||
        byName(a.paper, b.paper) ||
        place(a.product) - place(b.product) ||
        byName(a.product, b.product),
    );
}
