// The rulebook for screens: single A5 pages in reading order, the back cover last; the same for every paper.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { LaidDocument, Page } from '../display/document.ts';
import { speakPrint } from '../speak.ts';
import type { BookArt } from './book-art.ts';
import { PAGE, type BookPage } from './compose-pages.ts';
import { layBook, type Book } from './lay-book.ts';

/** Books already laid: both files and every paper take the same pages, and laying them out is most of the work. */
const laid = new WeakMap<BookArt['css'], WeakMap<Game, Map<Lang, Book>>>();

export function bookOf(game: Game, lang: Lang, art: BookArt): Book {
  const byGame = laid.get(art.css) ?? new WeakMap<Game, Map<Lang, Book>>();
  const byLang = byGame.get(game) ?? new Map<Lang, Book>();
  const book = byLang.get(lang) ?? layBook(game, lang, art);
  laid.set(art.css, byGame.set(game, byLang.set(lang, book)));
  return book;
}

/** Every page of a book, the back cover last. */
export const allPages = ({ pages, backCover }: Book): readonly BookPage[] => [...pages, backCover];

/** The rulebook of one language; pages of 148 × 210 mm. */
export function layRulebook(game: Game, lang: Lang, art: BookArt): LaidDocument {
  const speak = speakPrint(game, lang);
  const book = bookOf(game, lang, art);
  const pages = allPages(book);
  return {
    document: {
      title: `${game.title[lang] ?? ''} – ${speak('rulebook.kind')}`,
      subject: speak('rulebook.subject'),
      lang,
      version: game.version,
      hash: game.hash,
      duplex: 'long-edge',
      pages: pages.map(single),
      bookmarks: book.bookmarks,
    },
    problems: book.problems,
    notes: [{ word: 'note.rulebook', counts: { pages: pages.length }, places: {} }],
  };
}

const single = (page: BookPage): Page => ({
  width: PAGE.width,
  height: PAGE.height,
  items: [{ kind: 'form', form: `rulebook-${page.name}`, list: page.list, x: 0, y: 0 }],
  destinations: page.destinations,
});
