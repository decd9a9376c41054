// Phrases in the rules that name a chapter or a table in quotation marks, and where they lead.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { Speak } from '../speak.ts';
import { chapterAnchor } from './chapter-data.ts';
import type { PageNumbers } from './page-numbers.ts';
import type { CrossReference } from './segment.ts';
import { TABLE_IDS } from './tables.ts';

/** How titles are quoted in the languages we print; another language may use any of these. */
const QUOTES = [
  ['„', '“'],
  ['“', '”'],
  ['«', '»'],
  ['»', '«'],
  ['"', '"'],
] as const;

/** Every quoted title of the book with its page, which is 0 until it is known. */
export function crossReferences(game: Game, lang: Lang, speak: Speak, pages: PageNumbers): readonly CrossReference[] {
  const places = [
    ...game.chapters.map(({ id, title }) => ({ title: title[lang] ?? '', anchor: chapterAnchor(id) })),
    ...TABLE_IDS.map((id) => ({ title: speak(`rulebook.table.${id}.title`), anchor: `table.${id}` })),
  ];
  return places
    .filter(({ title }) => title !== '')
    .flatMap(({ title, anchor }) =>
      QUOTES.map(([open, close]) => ({
        phrase: `${open}${title}${close}`,
        link: `#${anchor}`,
        after: ` (${speak('rulebook.to-page', { page: pages.get(anchor) ?? 0 })})`,
      })),
    );
}
