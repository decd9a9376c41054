// The rulebook to staple: its pages imposed for saddle stitch, two to a side of a landscape sheet.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { FormItem } from '../display/display-list.ts';
import type { LaidDocument, Page } from '../display/document.ts';
import type { Paper, Refusal } from '../impose/imposition.ts';
import { refusalProblem } from '../impose/refusal-problem.ts';
import { speakPrint } from '../speak.ts';
import type { BookArt } from './book-art.ts';
import { PAGE, RIM, type BookPage } from './compose-pages.ts';
import { allPages, bookOf } from './lay-rulebook.ts';
import { saddleStitch } from './saddle-stitch.ts';

/** The booklet of one language for one paper. Pages are never scaled: a half of Letter is 8 mm narrower than A5, but no ink comes that far out. */
export function layBooklet(game: Game, lang: Lang, paper: Paper, art: BookArt): LaidDocument {
  const speak = speakPrint(game, lang);
  const book = bookOf(game, lang, art);
  const pages = allPages(book);
  const refusal = refusalOf(paper);
  const sides = saddleStitch(pages.length).map(({ left, right }) => side(pages, [left, right], paper));
  return {
    document: {
      title: `${game.title[lang] ?? ''} – ${speak('rulebook.booklet')}`,
      subject: speak('rulebook.booklet-subject'),
      lang,
      version: game.version,
      hash: game.hash,
      duplex: 'short-edge',
      pages: sides,
      bookmarks: book.bookmarks,
    },
    problems: refusal === undefined ? book.problems : [...book.problems, refusalProblem(refusal, paper)],
    notes: [{ word: 'note.booklet', counts: { sheets: sides.length / 2 }, places: { paper: paper.name } }],
  };
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

/** A landscape side with its pages centred in its halves. No marks: between the pages' ink and what printers reach there is no room, and the middle of a sheet is easily found. */
function side(pages: readonly BookPage[], places: readonly (number | undefined)[], paper: Paper): Page {
  const [width, height] = [paper.height, paper.width];
  const half = width / 2;
  const y = (height - PAGE.height) / 2;
  const placed = places.flatMap((place, at) => {
    const page = place === undefined ? undefined : pages[place];
    return page === undefined ? [] : [{ page, x: at * half + (half - PAGE.width) / 2 }];
  });
  return {
    width,
    height,
    items: placed.map(({ page, x }): FormItem => ({
      kind: 'form',
      form: `rulebook-${page.name}`,
      list: page.list,
      x,
      y,
    })),
    destinations: placed.flatMap(({ page }) => page.destinations.map((one) => ({ name: one.name, y: one.y + y }))),
  };
}
