// Every product in every language on every paper, painted in memory; nothing touches the disk here.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { Problem } from '../../problem/problem.ts';
import type { Paper } from '../impose/imposition.ts';
import { paintPdf } from '../paint/pdf/paint-pdf.ts';
import type { Templates } from '../template/load-templates.ts';
import type { PrintedFile } from './printed-file.ts';
import { PRODUCTS } from './products.ts';

export interface PrintJob {
  readonly game: Game;
  readonly look: Templates;
  readonly langs: readonly Lang[];
  readonly papers: readonly Paper[];
}

/** One finished file with what the summary says of it. */
export interface MadeFile extends PrintedFile {
  readonly product: string;
  readonly lang: Lang;
  readonly paper: Paper;
  readonly pages: number;
  /** Sheets of paper: two pages each where both sides are printed. */
  readonly sheets: number;
  readonly notes: readonly string[];
}

export interface MadeFiles {
  readonly files: readonly MadeFile[];
  /** Everything that is wrong, each fault once. An error among them means that nothing may be written. */
  readonly problems: readonly Problem[];
}

const isError = (problem: Problem): boolean => problem.severity === 'error';

/** Lays out and paints. A product with an error is not painted; the others still are laid out, so that all faults are told at once. */
export function makeFiles(
  { game, look, langs, papers }: PrintJob,
  done: (count: number) => void = () => undefined,
): MadeFiles {
  const files: MadeFile[] = [];
  const problems = new Map<string, Problem>();
  const tell = (found: readonly Problem[]): boolean => {
    for (const problem of found) problems.set(JSON.stringify(problem), problem);
    return found.some(isError);
  };
  let count = 0;
  for (const lang of langs) {
    for (const paper of papers) {
      for (const { name, lay } of PRODUCTS) {
        const { document, problems: found, notes = [] } = lay(game, lang, paper, look);
        const broken = tell([...found, ...look.problems()]);
        if (!broken) {
          const pages = document.pages.length;
          const bytes = paintPdf(document, { faces: look.faces, symbols: look.symbols });
          files.push({
            path: `${lang}/${paper.id}/${name}.pdf`,
            bytes,
            product: name,
            lang,
            paper,
            pages,
            sheets: document.duplex === 'simplex' ? pages : Math.ceil(pages / 2),
            notes,
          });
        }
        done((count += 1));
      }
    }
  }
  return { files, problems: [...problems.values()] };
}

/** How many files a job makes. */
export function countFiles({ langs, papers }: Pick<PrintJob, 'langs' | 'papers'>): number {
  return langs.length * papers.length * PRODUCTS.length;
}
