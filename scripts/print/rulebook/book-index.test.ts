// The index: every entry leads to a page of the book, sorted, in columns that part nothing.
import { describe, expect, it } from 'vitest';
import { indexColumns, indexLines } from './book-index.ts';
import { loadedGame } from './testing/loaded-game.ts';

const game = loadedGame();
const ids = game.chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
const pages = new Map(ids.map((id, at) => [id, 3 + Math.floor(at / 4)]));

describe.each(game.languages)('the index (%s)', (lang) => {
  const lines = indexLines(game.chapters, lang, pages);
  it('sends every line that stands alone to a page, and a page once', () => {
    lines.forEach(({ text, references }, at) => {
      if (lines[at + 1]?.sub !== true) expect([text, references.length > 0]).toEqual([text, true]);
      const numbers = references.map(({ page }) => Number(page));
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    });
  });
  it('is sorted as the language sorts', () => {
    const terms = lines.filter(({ sub }) => !sub).map(({ text }) => text);
    expect(terms).toEqual([...terms].sort(new Intl.Collator(lang).compare));
  });
  it('has as many entries in each rule as the other language, so that none is forgotten', () => {
    for (const { id, index } of game.chapters.flatMap(({ rules }) => rules))
      expect([id, index?.[lang] === undefined]).toEqual([id, index?.['de'] === undefined]);
  });
  it('keeps every line once, and no column begins under a line of the one before', () => {
    const columns = indexColumns(lines, 3);
    expect(columns.flat()).toEqual(lines);
    for (const column of columns) expect(column[0]?.sub).toBe(false);
  });
});

describe('look-ups at the table', () => {
  const lines = indexLines(game.chapters, 'de', new Map(ids.map((id, at) => [id, at + 1])));
  it.each([
    ['Darf ich in den Duschen basteln?', 'Duschen', 'basteln', 'craft.where'],
    ['Wie viele Karten darf ich halten?', 'Handlimit', '', 'turn.hand-limit'],
    ['Was passiert, wenn der Suchstapel leer ist?', 'Suchstapel', 'leer', 'search.empty'],
    ['Darf ich mit einer Tracht Prügel graben?', 'Tracht Prügel', 'beim Graben', 'dig.beaten'],
    ['Wie oft darf ich erpressen?', 'Erpressen', 'wie oft', 'extort.once'],
    ['Muss ich nachgeben?', 'Nachgeben', '', 'extort.yield'],
    ['Darf ich die Gang wechseln?', 'Gang', 'wechseln', 'gang.one'],
    ['Was, wenn es unentschieden steht?', 'Gleichstand', '', 'turn.stalemate'],
    ['Was, wenn jemand nach Hause muss?', 'Aufhören', '', 'golden.leave'],
    ['Wie werde ich eine Tracht Prügel los?', 'Tracht Prügel', 'loswerden', 'heal.one'],
    ['Darf ich mit voller Hand suchen?', 'Suchen', 'mit voller Hand', 'search.room'],
    ['Darf ein Teammitglied mir helfen?', 'Team', 'helfen', 'team.help'],
  ])('%s', (_question, term, sub, rule) => {
    const at = lines.findIndex(({ text, sub: under }) => text === term && !under);
    const next = lines.findIndex((line, index) => index > at && !line.sub);
    const found =
      sub === '' ? lines[at] : lines.slice(at + 1, next < 0 ? undefined : next).find(({ text }) => text === sub);
    expect(found?.references.map(({ link }) => link)).toContain(`#${rule}`);
  });
});
