// The booklet as laid sheets: folded, it is the rulebook, in every language and on every paper; beside its pages it says how.
import { describe, expect, it } from 'vitest';
import type { DisplayItem, FormItem } from '../display/display-list.ts';
import type { Page } from '../display/document.ts';
import type { Paper } from '../impose/imposition.ts';
import { inkOf } from '../testing/ink-bounds.ts';
import { bookArt } from './book-art.ts';
import { PAGE, type BookPage } from './compose-pages.ts';
import { bookletSides, layBooklet } from './lay-booklet.ts';
import { allPages } from './lay-rulebook.ts';
import type { SheetSide } from './saddle-stitch.ts';
import { fold } from './testing/fold.ts';
import { loadedGame } from './testing/loaded-game.ts';
import { bookIn, PAPERS, templates } from './testing/printed-book.ts';

const game = loadedGame();
const cases = game.languages.flatMap((lang) =>
  PAPERS.map((paper) => ({ lang, paper, name: `${lang}, ${paper.name}` })),
);
const formsOn = ({ items }: Page): readonly FormItem[] => items.filter((item) => item.kind === 'form');
const besideOn = ({ items }: Page): readonly DisplayItem[] => items.filter((item) => item.kind !== 'form');

/** Which pages stand on the halves of a side, told by the middle of where each is laid. */
function halves(page: Page, names: readonly string[]): SheetSide {
  const on = (from: number): number | undefined => {
    const found = formsOn(page).filter(({ x }) => Math.abs(x + PAGE.width / 2 - from - page.width / 4) < 1e-6);
    expect(found.length).toBeLessThanOrEqual(1);
    return found[0] === undefined ? undefined : names.indexOf(found[0].form);
  };
  const side = { left: on(0), right: on(page.width / 2) };
  expect(formsOn(page)).toHaveLength(Object.values(side).filter((one) => one !== undefined).length);
  return side;
}

describe.each(cases)('the booklet ($name)', ({ lang, paper }) => {
  const { document, problems } = layBooklet(game, lang, paper, bookArt(templates));
  const names = allPages(bookIn(lang)).map(({ name }) => `rulebook-${name}`);

  it('folds to pages 1 to the last, the back cover outside', () => {
    expect(problems).toEqual([]);
    expect(fold(document.pages.map((page) => halves(page, names)))).toEqual(names.map((_name, at) => at));
  });

  it('has pages for whole sheets, at most 28, and is turned about the short edge', () => {
    expect(names.length % 4).toBe(0);
    expect(names.length).toBeLessThanOrEqual(28);
    expect(document.duplex).toBe('short-edge');
    for (const { width, height } of document.pages) expect([width, height]).toEqual([paper.height, paper.width]);
  });

  it('shows the fold at head and foot of every side, where no page has ink', () => {
    for (const page of document.pages) {
      const marks = besideOn(page)
        .filter(({ kind }) => kind === 'path')
        .flatMap(inkOf);
      expect(marks.map(([left, , right]) => (left + right) / 2)).toEqual([page.width / 2, page.width / 2]);
      expect(marks.map(([, top, , bottom]) => Math.min(top, page.height - bottom).toFixed(3))).toEqual(
        marks.map(() => paper.edge.toFixed(3)),
      );
    }
  });

  it('says on its first side alone how it is made, between the pages and beside the fold', () => {
    const [first, ...others] = document.pages.map((page) => besideOn(page).filter(({ kind }) => kind === 'group'));
    expect(others.flat()).toEqual([]);
    const [line] = first!.flatMap(inkOf);
    const ink = formsOn(document.pages[0]!).flatMap(inkOf);
    const [left, top, right, bottom] = line!;
    expect(right).toBeLessThan(paper.height / 2);
    expect(left).toBeGreaterThan(Math.max(...ink.filter((one) => one[0] < paper.height / 2).map((one) => one[2])));
    expect(top).toBeGreaterThanOrEqual(paper.edge);
    expect(bottom).toBeLessThanOrEqual(paper.width - paper.edge);
  });
});

describe.each(PAPERS)('sheets of $name', (paper) => {
  const book = (count: number): readonly BookPage[] =>
    Array.from({ length: count }, (_unused, at) => ({
      name: String(at),
      list: { width: PAGE.width, height: PAGE.height, items: [] },
      destinations: [],
    }));
  const imprint: DisplayItem = { kind: 'group', items: [] };

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('of %i pages have blank ones before the last page', (count) => {
    const pages = book(count);
    const read = fold(
      bookletSides(pages, paper, imprint).map((page) =>
        halves(
          page,
          pages.map(({ name }) => `rulebook-${name}`),
        ),
      ),
    );
    const order = pages.map((_page, at) => at);
    const blanks = Array.from({ length: (4 - (count % 4)) % 4 }, () => undefined);
    expect(read).toEqual([...order.slice(0, -1), ...blanks, count - 1]);
  });
});

describe('a paper', () => {
  const onPaper = (height: number, edge: number): readonly string[] => {
    const paper: Paper = { id: 'own', name: 'Own', width: 215, height, edge };
    const { document, problems } = layBooklet(game, 'de', paper, bookArt(templates));
    for (const page of document.pages) {
      const ink = formsOn(page).flatMap(inkOf);
      expect(Math.min(...ink.map(([left]) => left))).toBeGreaterThanOrEqual(edge);
      expect(Math.max(...ink.map(([, , right]) => right))).toBeLessThanOrEqual(height - edge);
    }
    return problems.map(({ code, message }) => `${code} ${message}`);
  };

  it('is refused where printers do not reach the outer columns', () => {
    const refused = ['PAPER_TOO_SMALL Two pages of the booklet, 148 × 210 mm each, do not fit Own side by side.'];
    expect(onPaper(275.9, 5)).toEqual(refused);
    expect(onPaper(276, 5)).toEqual([]);
  });

  it('is refused where the fold has no room for its line', () => {
    expect(onPaper(262, 0)).toHaveLength(1);
  });
});
