// Names of tables and chapters in the rules are links, and every link leads to a table or a chapter that is there.
import { describe, expect, it } from 'vitest';
import { realGame } from '../../engine/testing/real-game.ts';
import { ruleBook } from '../../scripts/site/rule-book.ts';
import { linkedPieces } from './linked-text.ts';

describe.each(realGame.languages)('names in the rules (%s)', (lang) => {
  const book = ruleBook(realGame, lang);
  const texts = realGame.chapters.flatMap(({ intro, rules }) => [
    intro[lang]!,
    ...rules.flatMap(({ text, note }) => [text[lang]!, note?.[lang] ?? '']),
  ]);
  const pieces = texts.flatMap((text) => linkedPieces(text, book.links));

  it('are found wherever one is quoted, and lose no letter', () => {
    expect(pieces.map(({ text }) => text).join('')).toBe(texts.join(''));
    const quoted =
      texts.join('\n').match(lang === 'de' ? /(?:Tabelle|Kapitel|Anhang) „/g : /(?:table|chapter|appendix) “/g) ?? [];
    expect(quoted.length).toBeGreaterThan(3);
    expect(pieces.filter(({ link }) => link !== undefined).length).toBeGreaterThanOrEqual(quoted.length);
  });

  it('lead to chapters that are there, and to tables that stand in them', () => {
    const shown = [...book.tables.values()].flat().map(({ anchor }) => anchor);
    for (const { link } of pieces) {
      if (link === undefined) continue;
      expect(realGame.chapters.map(({ id }) => id)).toContain(link.page);
      if (link.anchor !== '') expect(shown).toContain(link.anchor);
    }
  });
});
