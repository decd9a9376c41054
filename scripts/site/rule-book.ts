// What pages of rules take from the printed book: its tables by the place they stand at, and which phrases lead where.
import type { Game, Lang } from '../../engine/facts/game.ts';
import { chapterViews } from '../print/rulebook/chapter-data.ts';
import { crossReferences } from '../print/rulebook/cross-references.ts';
import type { Table } from '../print/rulebook/table.ts';
import { speakPrint } from '../print/speak.ts';

export type { Table } from '../print/rulebook/table.ts';

/** A quoted title in a text, and the place it leads to: `page` is a chapter's id, `anchor` a table or empty. */
export interface TextLink {
  readonly phrase: string;
  readonly page: string;
  readonly anchor: string;
}

export interface RuleBook {
  /** Tables by the id of the rule, or by `chapter.<id>`; the words at the end stand under `chapter.words`. */
  readonly tables: ReadonlyMap<string, readonly Table[]>;
  readonly links: readonly TextLink[];
}

/** The book of one language. A table nobody shows would be a link into nothing, so every link has its table here. */
export function ruleBook(game: Game, lang: Lang): RuleBook {
  const speak = speakPrint(game, lang);
  const views = chapterViews(game, lang, speak, []);
  const chapterOf = (anchor: string): string => anchor.slice(anchor.indexOf('.') + 1);
  const tables = new Map<string, readonly Table[]>();
  const pages = new Map<string, string>();
  for (const view of views) {
    const own = [{ id: view.anchor, tables: view.tables }, ...view.rules];
    for (const { id, tables: here } of own) {
      if (here.length > 0) tables.set(id, here);
      for (const table of here) pages.set(table.anchor, chapterOf(view.anchor));
    }
  }
  const links = crossReferences(game, lang, speak, new Map()).flatMap(({ phrase, link }): TextLink[] => {
    const anchor = link.slice(1);
    const page = anchor.startsWith('table.') ? pages.get(anchor) : chapterOf(anchor);
    return page === undefined ? [] : [{ phrase, page, anchor: anchor.startsWith('table.') ? anchor : '' }];
  });
  return { tables, links };
}
