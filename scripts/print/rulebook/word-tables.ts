// The tables at the end of the book that consist of words: signs and their meaning, and the glossary.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { Speak } from '../speak.ts';
import { indexLines } from './book-index.ts';
import type { PageNumbers } from './page-numbers.ts';
import { iconCell, nameCell, row, textCell, type Table } from './table.ts';
import { linked, words } from './segment.ts';

/** The names below `print.rulebook.<group>` in the order of the source language's file. */
function namesOf(game: Game, group: string): readonly string[] {
  const prefix = `print.rulebook.${group}.`;
  const source = game.words[game.languages[0] ?? ''] ?? {};
  return [
    ...new Set(
      Object.keys(source)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length).split('.')[0] ?? ''),
    ),
  ];
}

/** Signs that stand on cards and board. */
export function symbolTable(game: Game, speak: Speak): Table {
  return {
    id: 'symbols',
    anchor: 'table.symbols',
    title: speak('rulebook.table.symbols.title'),
    heads: [],
    rows: namesOf(game, 'symbols').map((icon) =>
      row(iconCell(icon), textCell(words(speak(`rulebook.symbols.${icon}`)))),
    ),
  };
}

/** Words with a meaning of their own, sorted as readers of the language sort them, each with the page that the index gives it. */
export function glossaryTable(game: Game, lang: Lang, speak: Speak, pages: PageNumbers): Table {
  const lines = indexLines(game.chapters, lang, pages);
  const page = (term: string) => {
    const at = lines.findIndex(({ text, sub }) => text === term && !sub);
    // A term that only stands above others leads to the first of them.
    const found = at < 0 ? undefined : (lines[at]?.references[0] ?? lines[at + 1]?.references[0]);
    return textCell(found === undefined ? words('') : linked(found.page, found.link));
  };
  const entries = namesOf(game, 'glossary').map((name) => ({
    term: speak(`rulebook.glossary.${name}.term`),
    text: speak(`rulebook.glossary.${name}.text`),
  }));
  const order = new Intl.Collator(lang);
  return {
    id: 'glossary',
    anchor: 'table.glossary',
    title: speak('rulebook.table.glossary.title'),
    heads: [],
    rows: entries
      .sort((a, b) => order.compare(a.term, b.term))
      .map(({ term, text }) => row(nameCell(term), textCell(words(text)), page(term))),
  };
}
