// One deck of pieces of one size as a document: as many to a sheet as fit, or a refusal of the paper and no page.

import type { Problem } from '../../problem/problem.ts';
import type { LaidDocument } from '../display/document.ts';
import { impose } from './impose.ts';
import type { ImpositionJob } from './imposition.ts';
import { DUPLEX, laySheets, type SheetsToLay } from './lay-sheets.ts';
import { refusalProblem } from './refusal-problem.ts';

/** What is cut out, how its backs are printed, and what problems call it. */
export interface Deck extends Pick<SheetsToLay, 'cards' | 'head' | 'gameTitle' | 'speak' | 'typefaces'> {
  /** Trim and the ink beyond it, mm. */
  readonly piece: { readonly width: number; readonly height: number; readonly bleed: number };
  readonly paper: ImpositionJob['paper'];
  readonly backs: ImpositionJob['backs'];
  readonly called: string;
}

/** Pieces butting, with cut marks. `problems` are those of the pieces themselves. */
export function layDeck({ piece, paper, backs, called, ...job }: Deck, problems: readonly Problem[]): LaidDocument {
  const { width, height, bleed } = piece;
  const result = impose({
    cards: job.cards.length,
    paper,
    trim: { width, height },
    bleed,
    gap: 0,
    marks: 'crop',
    backs,
    called,
  });
  if (!result.ok)
    return {
      document: { ...job.head, duplex: DUPLEX[backs], pages: [], bookmarks: [] },
      problems: [...problems, refusalProblem(result.refusal, paper)],
    };
  return { document: laySheets({ ...job, imposition: result.imposition, inset: bleed }), problems };
}
