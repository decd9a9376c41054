// The rulebook on paper: two A5 pages side by side on a landscape sheet, in reading order, as spreads of an open book.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { LaidDocument, Page } from '../display/document.ts';
import type { FormItem } from '../display/display-list.ts';
import type { Paper, Refusal } from '../impose/imposition.ts';
import { refusalProblem } from '../impose/refusal-problem.ts';
import { speakPrint } from '../speak.ts';
import type { BookArt } from './book-art.ts';
import { PAGE, RIM, type BookPage } from './compose-pages.ts';
import { layBook, type Book } from './lay-book.ts';

/** Books already laid: every paper takes the same pages, and laying them out is most of the work. */
const laid = new WeakMap<BookArt['css'], WeakMap<Game, Map<Lang, Book>>>();

function bookOf(game: Game, lang: Lang, art: BookArt): Book {
  const byGame = laid.get(art.css) ?? new WeakMap<Game, Map<Lang, Book>>();
  const byLang = byGame.get(game) ?? new Map<Lang, Book>();
  const book = byLang.get(lang) ?? layBook(game, lang, art);
  laid.set(art.css, byGame.set(game, byLang.set(lang, book)));
  return book;
}

/**
 * The rulebook of one language for one paper. The first sheet is the jacket (back cover and title), then pages 2 and 3, 4 and 5 …
 * Pages are the same on every paper and never scaled: a half of Letter is 8 mm narrower than A5, but no ink comes that far out.
 */
export function layRulebook(game: Game, lang: Lang, paper: Paper, art: BookArt): LaidDocument {
  const speak = speakPrint(game, lang);
  const book = bookOf(game, lang, art);
  const refusal = refusalOf(paper);
  const pages = spreads(book).map((spread) => sheet(spread, paper));
  return {
    document: {
      title: `${game.title[lang] ?? ''} – ${speak('rulebook.kind')}`,
      subject: speak('rulebook.subject'),
      lang,
      version: game.version,
      hash: game.hash,
      duplex: 'short-edge',
      pages,
      bookmarks: book.bookmarks,
    },
    problems: refusal === undefined ? book.problems : [...book.problems, refusalProblem(refusal, paper)],
    notes: [{ word: 'note.rulebook', counts: { pages: book.pages.length }, places: { paper: paper.name } }],
  };
}

/** Left and right page of each sheet; the back cover lies left of the title, as on a jacket. */
export function spreads({
  pages,
  backCover,
}: Book): readonly (readonly [BookPage | undefined, BookPage | undefined])[] {
  const inOrder = [backCover, ...pages];
  return Array.from(
    { length: Math.ceil(inOrder.length / 2) },
    (_unused, index) => [inOrder[2 * index], inOrder[2 * index + 1]] as const,
  );
}

/** A page and a half sheet may differ by white paper alone; smaller papers would cut ink off. */
function refusalOf(paper: Paper): Refusal | undefined {
  const width = 2 * (PAGE.width - 2 * RIM.sides + paper.edge);
  const height = PAGE.height - 2 * RIM.ends + 2 * paper.edge;
  if (paper.height >= width && paper.width >= height) return undefined;
  return {
    code: 'PAPER_TOO_SMALL',
    message: `Two pages of the rulebook, ${String(PAGE.width)} × ${String(PAGE.height)} mm each, do not fit ${paper.name} side by side.`,
    hint: 'Take a larger paper; the other products are printed all the same.',
  };
}

/** A landscape sheet with its pages centred in its halves. */
function sheet(spread: readonly (BookPage | undefined)[], paper: Paper): Page {
  const [width, height] = [paper.height, paper.width];
  const half = width / 2;
  const top = (height - PAGE.height) / 2;
  const placed = spread.flatMap((page, side) =>
    page === undefined ? [] : [{ page, x: side * half + (half - PAGE.width) / 2 }],
  );
  return {
    width,
    height,
    items: placed.map(({ page, x }): FormItem => ({
      kind: 'form',
      form: `rulebook-${page.name}`,
      list: page.list,
      x,
      y: top,
    })),
    destinations: placed.flatMap(({ page }) => page.destinations.map(({ name, y }) => ({ name, y: y + top }))),
  };
}
