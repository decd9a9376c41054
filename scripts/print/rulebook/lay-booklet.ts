// The rulebook to staple: its pages imposed for saddle stitch, two to a side of a landscape sheet.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { DisplayItem, FormItem } from '../display/display-list.ts';
import type { LaidDocument, Page } from '../display/document.ts';
import type { Paper, Refusal } from '../impose/imposition.ts';
import { refusalProblem } from '../impose/refusal-problem.ts';
import { speakPrint } from '../speak.ts';
import type { BookArt } from './book-art.ts';
import { PAGE, RIM, type BookPage } from './compose-pages.ts';
import { FOLD_ROOM, foldImprint, foldMarks } from './fold-line.ts';
import { allPages, bookOf } from './lay-rulebook.ts';
import { saddleStitch, type SheetSide } from './saddle-stitch.ts';

/** The booklet of one language for one paper. Pages are never scaled: a half of Letter is 8 mm narrower than A5, but no ink comes that far out. */
export function layBooklet(game: Game, lang: Lang, paper: Paper, art: BookArt): LaidDocument {
  const speak = speakPrint(game, lang);
  const book = bookOf(game, lang, art);
  const title = game.title[lang] ?? game.id;
  const head = {
    title: `${title} – ${speak('rulebook.booklet')}`,
    subject: speak('rulebook.booklet-subject'),
    lang,
    version: game.version,
    hash: game.hash,
  } as const;
  const refusal = refusalOf(paper);
  if (refusal !== undefined)
    return {
      document: { ...head, duplex: 'short-edge', pages: [], bookmarks: [] },
      problems: [...book.problems, refusalProblem(refusal, paper)],
    };
  const imprint = speak('rulebook.booklet-imprint', { title, version: game.version });
  const pages = bookletSides(allPages(book), paper, foldImprint(paper, imprint, art.typefaces));
  return {
    document: { ...head, duplex: 'short-edge', pages, bookmarks: book.bookmarks },
    problems: book.problems,
    notes: [{ word: 'note.booklet', counts: { sheets: pages.length / 2 }, places: { paper: paper.name } }],
  };
}

/** A page and a half sheet may differ by white paper alone; smaller papers would cut ink off, or leave none for the fold. */
function refusalOf(paper: Paper): Refusal | undefined {
  const width = 2 * (PAGE.width - 2 * RIM.sides + 2 * Math.max(paper.edge, FOLD_ROOM));
  const height = PAGE.height - 2 * RIM.ends + 2 * paper.edge;
  if (paper.height >= width && paper.width >= height) return undefined;
  return {
    code: 'PAPER_TOO_SMALL',
    message: `Two pages of the booklet, ${String(PAGE.width)} × ${String(PAGE.height)} mm each, do not fit ${paper.name} side by side.`,
    hint: 'Take a larger paper; the other products are printed all the same.',
  };
}

/** All sides of all sheets in the order in which they are printed: marks on every fold, the imprint on the first side. */
export function bookletSides(pages: readonly BookPage[], paper: Paper, imprint: DisplayItem): readonly Page[] {
  const marks = foldMarks(paper);
  return saddleStitch(pages.length).map((places, index) =>
    side(pages, places, paper, index === 0 ? [...marks, imprint] : marks),
  );
}

/** A landscape side with its pages centred in its halves. */
function side(
  pages: readonly BookPage[],
  { left, right }: SheetSide,
  paper: Paper,
  beside: readonly DisplayItem[],
): Page {
  const [width, height] = [paper.height, paper.width];
  const half = width / 2;
  const y = (height - PAGE.height) / 2;
  const placed = [left, right].flatMap((place, at) => {
    const page = place === undefined ? undefined : pages[place];
    return page === undefined ? [] : [{ page, x: at * half + (half - PAGE.width) / 2 }];
  });
  return {
    width,
    height,
    items: [
      ...placed.map(({ page, x }): FormItem => ({
        kind: 'form',
        form: `rulebook-${page.name}`,
        list: page.list,
        x,
        y,
      })),
      ...beside,
    ],
    destinations: placed.flatMap(({ page }) => page.destinations.map((one) => ({ name: one.name, y: one.y + y }))),
  };
}
