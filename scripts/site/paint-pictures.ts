// The game's printed pieces as SVG for the pages: the very layout that goes to paper, cut at the trim.

import { boxOf, type Game, type Lang } from '../../engine/facts/game.ts';
import { formatProblems } from '../problem/format-problem.ts';
import { sortProblems } from '../problem/sort-problems.ts';
import type { Problem } from '../problem/problem.ts';
import { boardData } from '../print/board/board-data.ts';
import { BOARD } from '../print/board/lay-board.ts';
import type { DisplayList, SymbolArt } from '../print/display/display-list.ts';
import { faceOf } from '../print/faces/all-faces.ts';
import type { CardFace } from '../print/faces/card-face.ts';
import { CARD_BLEED, layFace } from '../print/faces/lay-face.ts';
import { layTemplate } from '../print/template/lay-template.ts';
import { symbolMarkup } from '../print/paint/svg/definitions.ts';
import { paintSvg } from '../print/paint/svg/paint-svg.ts';
import { loadTemplates } from '../print/template/load-templates.ts';

/** A card by kind and id, as `CardFace.id` joins them. */
export interface PictureKey {
  readonly kind: string;
  readonly id: string;
}

export interface Pictures {
  /**
   * A card's face as one `<svg>` with real text; `name` is what a screen reader calls it. Ids inside begin with the card's own. Its symbols
   * stand at `symbolAddress`. Throws with all problems of the face when it cannot be laid out.
   */
  readonly card: (key: PictureKey, lang: Lang, name: string) => string;
  /** The game board, the side for single players, in the same way. */
  readonly board: (lang: Lang, name: string) => string;
  /** Icon or portrait by its id (`icon-spoon`, `portrait-alfred`); undefined when there is none. */
  readonly symbol: (id: string) => SymbolArt | undefined;
  /** Symbols that the pictures painted so far refer to, by id. */
  readonly used: () => readonly string[];
}

/** A symbol as a file of its own, for pictures to refer to as `<address>#art`. */
export function symbolFile(art: SymbolArt): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbolMarkup('art', art)}</svg>\n`;
}

function mustBeClean(problems: readonly Problem[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(`The templates have problems.\n\n${formatProblems(sortProblems(errors))}`);
}

interface Laid {
  readonly list: DisplayList;
  readonly problems: readonly Problem[];
}

/** Opens the templates folder for one game; `symbolAddress` says where the file of a symbol lies, without its `#art`. */
export function openPictures(game: Game, folder: string, symbolAddress: (symbol: string) => string): Pictures {
  const templates = loadTemplates(folder);
  const used = new Set<string>();
  const faces = new Map<Lang, ReadonlyMap<string, CardFace>>();
  const facesIn = (lang: Lang): ReadonlyMap<string, CardFace> => {
    const known =
      faces.get(lang) ??
      new Map(
        boxOf(game)
          .map((one) => faceOf(game, one, lang))
          .map((face) => [face.id, face]),
      );
    faces.set(lang, known);
    return known;
  };
  const laid = new Map<string, Laid>();
  /** A picture stands on several pages, under other names: it is laid out once. */
  const laidOnce = (key: string, lay: () => Laid): Laid => {
    const known = laid.get(key) ?? lay();
    laid.set(key, known);
    return known;
  };
  const address = (symbol: string): string => {
    used.add(symbol);
    return `${symbolAddress(symbol)}#art`;
  };
  const paint = (
    { list, problems }: Laid,
    trim: { readonly width: number; readonly height: number; readonly bleed: number },
    prefix: string,
    title: string,
  ): string => {
    mustBeClean([...templates.problems(), ...problems]);
    return paintSvg(list, templates, {
      prefix,
      title,
      symbolAddress: address,
      crop: { x: trim.bleed, y: trim.bleed, width: trim.width, height: trim.height },
    });
  };
  return {
    card({ kind, id }, lang, name) {
      const face = facesIn(lang).get(`${kind}-${id}`);
      if (face === undefined) throw new Error(`There is no face "${kind}-${id}".`);
      const layout = laidOnce(`${lang} ${face.id}`, () => layFace(face, templates, lang));
      return paint(layout, { ...face.size, bleed: CARD_BLEED }, face.id, name);
    },
    board(lang, name) {
      const box = { width: BOARD.width + 2 * BOARD.bleed, height: BOARD.height + 2 * BOARD.bleed };
      const layout = laidOnce(`${lang} board`, () =>
        layTemplate(
          { template: 'board/board', data: boardData(game, lang, 'solo'), ...box, called: 'board' },
          templates,
          lang,
        ),
      );
      return paint(layout, BOARD, 'board', name);
    },
    symbol: templates.symbols.get,
    used: () => [...used].sort(),
  };
}
