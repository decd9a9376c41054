// Laid products painted in memory; nothing touches the disk here.

import type { Lang } from '../../../engine/facts/game.ts';
import type { Note } from '../display/document.ts';
import type { Paper } from '../impose/imposition.ts';
import { paintPdf } from '../paint/pdf/paint-pdf.ts';
import type { Templates } from '../template/load-templates.ts';
import type { LaidProduct } from './lay-products.ts';
import type { PrintedFile } from './printed-file.ts';

/** One finished file with what the summary says of it. */
export interface MadeFile extends PrintedFile {
  readonly product: string;
  readonly lang: Lang;
  readonly paper: Paper;
  readonly pages: number;
  readonly sheets: number;
  readonly notes: readonly Note[];
}

/** Paints all products that their paper holds. Hand in products without errors of any other sort. */
export function makeFiles(
  products: readonly LaidProduct[],
  templates: Pick<Templates, 'typefaces' | 'symbols'>,
  done: (count: number, total: number) => void = () => undefined,
): readonly MadeFile[] {
  const whole = products.filter(({ refused }) => !refused);
  done(0, whole.length);
  return whole.map(({ document, product, lang, paper, notes = [] }, index): MadeFile => {
    const bytes = paintPdf(document, { typefaces: templates.typefaces, symbols: templates.symbols });
    const pages = document.pages.length;
    const { duplex } = document;
    const sheets = duplex === 'simplex' ? pages : Math.ceil(pages / 2);
    const facts = { product, lang, paper: paper.id, pages, sheets, duplex };
    done(index + 1, whole.length);
    return { path: `${lang}/${paper.id}/${product}.pdf`, bytes, product, lang, paper, pages, sheets, notes, facts };
  });
}
