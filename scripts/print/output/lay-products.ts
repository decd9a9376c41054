// Every product in every language on every paper, laid out and not yet painted: what print paints and check only looks at.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { MarkedGame } from '../../load/load-game.ts';
import type { Problem } from '../../problem/problem.ts';
import type { LaidDocument } from '../display/document.ts';
import { isPaperRefusal, type Paper } from '../impose/imposition.ts';
import type { Templates } from '../template/load-templates.ts';
import { PRODUCTS, type Product } from './products.ts';
import { textPlacer } from './text-places.ts';

export interface PrintJob {
  readonly game: Game;
  readonly templates: Templates;
  readonly langs: readonly Lang[];
  readonly papers: readonly Paper[];
  /** The game with every text marked by its place: asked for when a text does not print. */
  readonly marked?: () => MarkedGame;
  /** All by default. */
  readonly products?: readonly Product[];
}

export interface LaidProduct extends LaidDocument {
  /** File name without its ending. */
  readonly product: string;
  readonly lang: Lang;
  readonly paper: Paper;
  /** Its paper is too small for it: it alone cannot be printed, the others can. */
  readonly refused: boolean;
}

export interface LaidProducts {
  readonly products: readonly LaidProduct[];
  /** Everything that is wrong, each fault once, however many papers show it. */
  readonly problems: readonly Problem[];
}

const isError = ({ severity }: Problem): boolean => severity === 'error';

/** Lays out all products of a job, those after a fault too, so that all faults are told at once. */
export function layProducts({
  game,
  templates,
  langs,
  papers,
  marked,
  products: wanted = PRODUCTS,
}: PrintJob): LaidProducts {
  const place = textPlacer(templates, marked);
  const products = langs.flatMap((lang) =>
    papers.flatMap((paper) =>
      wanted.map(({ name, lay }): LaidProduct => {
        const laid = lay(game, lang, paper, templates);
        const problems = place(laid.problems, (markedGame, markedTemplates) =>
          lay(markedGame, lang, paper, markedTemplates),
        );
        return { ...laid, problems, product: name, lang, paper, refused: laid.problems.some(isPaperRefusal) };
      }),
    ),
  );
  const problems = [...products.flatMap((product) => product.problems), ...templates.problems()];
  return { products, problems: [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()] };
}

/** Errors that keep everything from being printed: all but those of a paper that is too small for one product. */
export const stoppers = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter((problem) => isError(problem) && !isPaperRefusal(problem));
