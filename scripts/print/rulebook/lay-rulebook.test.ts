// The rulebook as a file: read back with an independent reader, in both languages.
import { describe, expect, it } from 'vitest';
import { paintPdf } from '../paint/pdf/paint-pdf.ts';
import { speakPrint } from '../speak.ts';
import { bookArt, makeTypesetter } from './book-art.ts';
import { chapterViews, type ChapterView } from './chapter-data.ts';
import { COLUMN } from './compose-pages.ts';
import { crossReferences } from './cross-references.ts';
import { fillPages, forFilling } from './fill-pages.ts';
import { layRulebook } from './lay-rulebook.ts';
import type { Segment } from './segment.ts';
import { loadedGame } from './testing/loaded-game.ts';
import { bookIn, letters, templates, pageOf, printedBook, type PrintedBook } from './testing/printed-book.ts';

const game = loadedGame();
const cases = game.languages.map((lang) => ({ lang }));

/** Pages on which the names of the book stand, as the laid book has them. */
const numbersIn = (lang: string) =>
  new Map(
    bookIn(lang).pages.flatMap(({ destinations }, index) => destinations.map(({ name }) => [name, index + 1] as const)),
  );
const viewsIn = (lang: string): readonly ChapterView[] =>
  chapterViews(
    game,
    lang,
    speakPrint(game, lang),
    crossReferences(game, lang, speakPrint(game, lang), numbersIn(lang)),
    numbersIn(lang),
  );
const said = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');

/** What stands in the columns of all pages, running heads and numbers left out. */
const columns = (book: PrintedBook, pages: number): string =>
  Array.from({ length: pages }, (_unused, index) =>
    pageOf(book, index + 1)
      .filter(({ y }) => y > COLUMN.top && y < COLUMN.top + COLUMN.height)
      .map(({ text }) => text)
      .join(''),
  ).join('');

describe.each(cases)('the rulebook ($lang)', ({ lang }) => {
  const pages = bookIn(lang).pages.length;

  it('has nothing wrong with it', async () => {
    const { laid, read } = await printedBook(lang);
    expect([...laid.problems, ...templates.problems()]).toEqual([]);
    expect(read.warnings).toEqual([]);
    expect(read.language).toBe(lang);
  });

  it('is a stack of single A5 pages, the back cover last', async () => {
    const { laid, read } = await printedBook(lang);
    expect(read.pages).toHaveLength(laid.document.pages.length);
    expect(read.pages.length).toBe(pages + 1);
    for (const { width, height } of read.pages) {
      expect(width).toBeCloseTo(148, 1);
      expect(height).toBeCloseTo(210, 1);
    }
  });

  it('prints its number at the foot of every page after the title', async () => {
    const book = await printedBook(lang);
    for (let number = 2; number <= pages; number += 1) {
      expect(
        pageOf(book, number)
          .filter(({ y }) => y > COLUMN.top + COLUMN.height + 2)
          .map(({ text }) => text.trim()),
      ).toContain(String(number));
    }
  });

  it('has true page numbers in its contents', async () => {
    const book = await printedBook(lang);
    const contents = pageOf(book, 2);
    for (const { title, anchor } of viewsIn(lang)) {
      const entry = contents.find(({ text, y }) => y > COLUMN.top + 12 && letters(text) === letters(title));
      const number = contents
        .filter(({ y, x }) => Math.abs(y - (entry?.y ?? 0)) < 1 && x > 60)
        .map(({ text }) => text.trim())
        .at(-1);
      const page = Number(number);
      expect({ title, page }).toEqual({ title, page: numbersIn(lang).get(anchor) });
      expect(
        letters(
          pageOf(book, page)
            .map(({ text }) => text)
            .join(''),
        ),
      ).toContain(letters(title));
      expect(book.read.places[anchor]?.[0]).toBe(page - 1);
    }
  });

  it('prints every rule with its id, every word of it, its note and its cases', async () => {
    const printed = letters(columns(await printedBook(lang), pages));
    const lost = viewsIn(lang)
      .flatMap(({ rules }) => rules)
      .flatMap(({ id, title, paragraphs, note, cases: examples }) =>
        [
          id,
          title,
          ...paragraphs.map(said),
          ...note.map(said),
          ...examples.flatMap(({ number, rows }) => [number, ...rows.map(({ segments }) => said(segments))]),
        ]
          .filter((text) => !printed.includes(letters(text)))
          .map((text) => `${id}: ${text}`),
      );
    expect(lost).toEqual([]);
  });

  it('prints every table, cell by cell', async () => {
    const printed = letters(columns(await printedBook(lang), pages));
    const tables = viewsIn(lang).flatMap((chapter) => [
      ...chapter.tables,
      ...chapter.rules.flatMap((rule) => rule.tables),
    ]);
    const cells = tables.flatMap(({ rows }) =>
      rows.map((row) => row.cells.map(({ segments }) => said(segments)).join('')),
    );
    expect(cells.filter((text) => !printed.includes(letters(text)))).toEqual([]);
  });

  it('keeps all text in its column and all ink away from the edge of the paper', async () => {
    const book = await printedBook(lang);
    for (let number = 1; number <= pages; number += 1) {
      for (const { text, x, y, width } of pageOf(book, number).filter((run) => run.text.trim() !== '')) {
        expect({
          number,
          text,
          left: x >= COLUMN.outer - 0.01,
          right: x + width <= 148 - COLUMN.outer + 0.3,
          top: y > 9,
          foot: y < 205,
        }).toEqual({ number, text, left: true, right: true, top: true, foot: true });
      }
    }
  });

  it('has links that lead somewhere: contents and quoted titles', async () => {
    const { read } = await printedBook(lang);
    const views = viewsIn(lang);
    const links = read.pages.flatMap((page) => page.links);
    expect(links.filter((link) => !(link in read.places))).toEqual([]);
    for (const { anchor, tables, rules } of views) {
      expect(links.filter((link) => link === anchor).length).toBeGreaterThanOrEqual(2);
      for (const table of [...tables, ...rules.flatMap((rule) => rule.tables)]) expect(links).toContain(table.anchor);
    }
    expect(links).toContain('table.targets');
  });

  it('names a place for every rule, on the sheet where its heading stands', async () => {
    const book = await printedBook(lang);
    for (const { id, title } of viewsIn(lang).flatMap(({ rules }) => rules)) {
      const page = numbersIn(lang).get(id) ?? 0;
      const heading = pageOf(book, page).find(({ text, y }) => text.trim() === id && y < COLUMN.top + COLUMN.height);
      const [sheet, y] = book.read.places[id] ?? [-1, 0];
      expect({ id, sheet }).toEqual({ id, sheet: page - 1 });
      expect(Math.abs((heading?.y ?? 0) - y)).toBeLessThan(5);
      expect(
        letters(
          pageOf(book, page)
            .map(({ text }) => text)
            .join(''),
        ),
      ).toContain(letters(title));
    }
  });

  it('shows the board where setup begins', async () => {
    const page = pageOf(await printedBook(lang), numbersIn(lang).get('chapter.setup') ?? 0)
      .map(({ text }) => text)
      .join('');
    for (const { name } of game.locations) expect(letters(page)).toContain(letters(name[lang] ?? ''));
  });

  it('has bookmarks for chapters and rules', async () => {
    const { read } = await printedBook(lang);
    const expected = viewsIn(lang).flatMap(({ number, title, tables, rules }) => [
      `${String(number)} ${title}`,
      ...tables.map((table) => `  ${table.title}`),
      ...rules.map((rule) => `  ${rule.title}`),
    ]);
    expect(read.outline.slice(1, -1)).toEqual(expected);
    expect(read.outline.at(-1)).toBe(speakPrint(game, lang)('rulebook.index'));
  });
});

describe.each(game.languages.map((lang) => ({ lang })))('pages of the rulebook ($lang)', ({ lang }) => {
  it('begin with no last line of a paragraph, and end with no first line and no heading', () => {
    const setter = makeTypesetter(bookArt(templates), lang);
    const strips = viewsIn(lang).flatMap((chapter) => setter.flow('chapter', chapter, COLUMN.width));
    const fillings = fillPages(strips.map(forFilling), COLUMN.height);
    expect(strips.filter(({ keepWithNext }) => keepWithNext).length).toBeGreaterThan(200);
    for (const { to } of fillings.slice(0, -1)) expect(strips[to - 1]?.keepWithNext).toBe(false);
    for (const { height } of fillings) expect(height).toBeLessThanOrEqual(COLUMN.height);
  });

  it('print page numbers inside the text that are true', () => {
    const references = crossReferences(game, lang, speakPrint(game, lang), numbersIn(lang));
    const after =
      viewsIn(lang)
        .flatMap(({ rules }) => rules)
        .flatMap(({ paragraphs, note }) => [...paragraphs, ...note])
        .map(said)
        .join('\n')
        .match(/\((?:S|p)\. \d+\)/g) ?? [];
    expect(after.length).toBeGreaterThan(3);
    expect(after).not.toContain('(S. 0)');
    expect(after.filter((text) => !references.some((reference) => reference.after.trim() === text))).toEqual([]);
  });
});

it('gives the same bytes for the same content, laid out afresh', async () => {
  const { bytes } = await printedBook('de');
  const again = paintPdf(layRulebook({ ...game }, 'de', bookArt(templates)).document, {
    typefaces: templates.typefaces,
    symbols: templates.symbols,
  });
  expect(Buffer.from(bytes).equals(Buffer.from(again))).toBe(true);
});

it('numbers pages anew where a language is longer', () => {
  expect([...numbersIn('de')]).not.toEqual([...numbersIn('en')]);
});

it('tells of a block that no page can hold', () => {
  const [first, ...others] = game.chapters;
  const [rule, ...rules] = first!.rules;
  const long = Array.from({ length: 1700 }, () => 'viel').join(' ');
  const art = bookArt(templates);
  const { problems } = layRulebook(
    { ...game, chapters: [{ ...first!, rules: [{ ...rule!, note: { de: long, en: long } }, ...rules] }, ...others] },
    'de',
    art,
  );
  expect(problems.map(({ code, message, hint }) => ({ code, message, hint }))).toEqual([
    {
      code: 'BLOCK_TOO_HIGH',
      message: expect.stringMatching(
        /^A block of the rulebook near aim\.goal is \d+\.\d mm higher than a page\.$/,
      ) as string,
      hint: 'Shorten its text, or break it into several.',
    },
  ]);
});
