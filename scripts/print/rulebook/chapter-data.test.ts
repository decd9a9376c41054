// The rules as content has them: complete, in both languages, with every quoted title leading somewhere.
import { describe, expect, it } from 'vitest';
import { speakPrint } from '../speak.ts';
import { chapterViews, homelessTables } from './chapter-data.ts';
import { crossReferences } from './cross-references.ts';
import type { Segment } from './segment.ts';
import { loadedGame } from './testing/loaded-game.ts';

const game = loadedGame();
const pages = new Map(
  ['chapter.location', 'chapter.effect', 'chapter.power', 'table.targets', 'table.recipes', 'table.gangs'].map(
    (name, index) => [name, index + 11],
  ),
);

const viewsOf = (lang: string) =>
  chapterViews(game, lang, speakPrint(game, lang), crossReferences(game, lang, speakPrint(game, lang), pages));
const links = (lang: string): readonly Segment[] =>
  viewsOf(lang)
    .flatMap(({ intro, rules }) => [...intro, ...rules.flatMap(({ paragraphs, note }) => [...paragraphs, ...note])])
    .flat()
    .filter(({ link }) => link !== '');

describe('the chapters of the rulebook', () => {
  it("have every rule once, under an id that is nobody else's", () => {
    const ids = game.chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(viewsOf('de').flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(ids);
  });

  it.each(game.languages)('have title and text for every rule (%s)', (lang) => {
    const lacking = viewsOf(lang)
      .flatMap(({ rules }) => rules)
      .filter(({ title, paragraphs }) => title === '' || paragraphs.length === 0);
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  it('print the examples that are marked for it, and no others', () => {
    const marked = game.chapters.flatMap(({ rules }) =>
      rules.filter(({ examples }) => examples.some(({ print }) => print)).map(({ id }) => id),
    );
    expect(marked.length).toBeGreaterThan(9);
    expect(
      viewsOf('de').flatMap(({ rules }) => rules.filter(({ cases }) => cases.length > 0).map(({ id }) => id)),
    ).toEqual(marked);
  });

  it('are translated in full', () => {
    expect(game.missing.filter(({ where }) => where.includes('rules/'))).toEqual([]);
  });

  it('number their cases through the book', () => {
    const numbers = viewsOf('en').flatMap(({ rules }) =>
      rules.flatMap(({ cases }) => cases.map(({ number }) => Number(number))),
    );
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  });

  it.each([
    { lang: 'de', opening: /(?:Tabelle|Kapitel|Anhang) „/g },
    { lang: 'en', opening: /(?:table|chapter|appendix) “/g },
  ])('turn every quoted title into a link ($lang)', ({ lang, opening }) => {
    const named = game.chapters
      .flatMap(({ intro, rules }) => [intro, ...rules.flatMap(({ text, note }) => [text, note])])
      .flatMap((text) => text?.[lang]?.match(opening) ?? []);
    expect(named.length).toBeGreaterThan(3);
    expect(links(lang)).toHaveLength(named.length);
  });

  it('say the page of a quoted title', () => {
    const rule = viewsOf('en')
      .flatMap(({ rules }) => rules)
      .find(({ id }) => id === 'craft.make');
    expect(rule?.paragraphs[0]?.map(({ text }) => text).join('')).toContain('the table “Recipes” (p. 15).');
  });

  it('find a place for every table', () => {
    expect(homelessTables(game)).toEqual([]);
    const tables = viewsOf('de').flatMap((chapter) => [
      ...chapter.tables,
      ...chapter.rules.flatMap((rule) => rule.tables),
    ]);
    expect(tables.map(({ id }) => id)).toEqual([
      'pieces',
      'deck',
      'targets',
      'recipes',
      'gangs',
      'locations',
      'prices',
      'strength',
      'team-targets',
      'symbols',
      'glossary',
    ]);
  });
});
