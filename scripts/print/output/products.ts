// What is printed: one row per file of a language and a paper, each a pure function of game, language, paper and templates.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import { layFullBoard, layTiledBoard } from '../board/lay-board.ts';
import type { LaidDocument } from '../display/document.ts';
import type { Paper } from '../impose/imposition.ts';
import { layCards } from '../impose/lay-cards.ts';
import { layInmates } from '../inmates/lay-inmates.ts';
import { layQuickStart } from '../quick-start/lay-quick-start.ts';
import { layReference } from '../reference/lay-reference.ts';
import { bookArt } from '../rulebook/book-art.ts';
import { layBooklet } from '../rulebook/lay-booklet.ts';
import { layRulebook } from '../rulebook/lay-rulebook.ts';
import type { Templates } from '../template/load-templates.ts';
import { layTokens } from '../tokens/lay-tokens.ts';

export interface Product {
  /** File name without its ending. */
  readonly name: string;
  readonly lay: (game: Game, lang: Lang, paper: Paper, templates: Templates) => LaidDocument;
}

/** In the order in which a print is used. A new product is one row here. */
export const PRODUCTS: readonly Product[] = [
  { name: 'cards', lay: layCards },
  { name: 'board', lay: layTiledBoard },
  { name: 'board-full', lay: (game, lang, _paper, templates) => layFullBoard(game, lang, templates) },
  { name: 'inmates', lay: layInmates },
  { name: 'tokens', lay: layTokens },
  { name: 'rulebook', lay: (game, lang, _paper, templates) => layRulebook(game, lang, bookArt(templates)) },
  {
    name: 'rulebook-booklet',
    lay: (game, lang, paper, templates) => layBooklet(game, lang, paper, bookArt(templates)),
  },
  { name: 'reference', lay: layReference },
  { name: 'quick-start', lay: (game, lang, _paper, templates) => layQuickStart(game, lang, templates) },
];
