// What the templates round the chapters are filled with: title page, contents, imprint, and the frame of every page.

import { SIDES, type Game, type Lang } from '../../../engine/game.ts';
import type { Speak } from '../speak.ts';
import type { ChapterView } from './chapter-data.ts';
import type { PageNumbers } from './cross-references.ts';

/** Data of the title page: mugshots of all inmates, sides in turn. */
export function titleData(game: Game, lang: Lang, speak: Speak) {
  const { minPlayers, maxPlayers } = game.numbers;
  return {
    title: game.title[lang] ?? '',
    subtitle: game.subtitle[lang] ?? '',
    kind: speak('rulebook.kind'),
    tagline: speak('rulebook.tagline'),
    file: speak('rulebook.file'),
    number: game.inmates[0]?.number ?? '',
    version: game.version,
    players: speak('rulebook.players', { min: minPlayers, max: maxPlayers }),
    shots: game.inmates.map(({ number, sides }, index) => ({ number, portrait: sides[SIDES[index % SIDES.length] ?? 'female'].portrait })),
  };
}

/** Data of the contents: chapters, then the tables inside them, with the pages of this language. */
export function contentsData(chapters: readonly ChapterView[], speak: Speak, pages: PageNumbers) {
  const entry = (title: string, anchor: string) => ({ title, link: `#${anchor}`, page: String(pages.get(anchor) ?? 0) });
  const tables = chapters.flatMap((chapter) => [...chapter.tables, ...chapter.rules.flatMap((rule) => rule.tables)]);
  return {
    title: speak('rulebook.contents'),
    tablesTitle: speak('rulebook.tables'),
    chapters: chapters.map(({ anchor, number, title }) => ({ number: String(number), ...entry(title, anchor) })),
    tables: tables.map(({ anchor, title }) => entry(title, anchor)),
  };
}

/** Data of the imprint on the last page. */
export function imprintData(game: Game, lang: Lang, speak: Speak) {
  const { version } = game;
  return {
    title: speak('rulebook.imprint.title'),
    lines: [
      speak('rulebook.imprint.version', { title: game.title[lang] ?? '', version }),
      ...['names', 'print', 'icons', 'fonts'].map((key) => speak(`rulebook.imprint.${key}`)),
    ],
  };
}

/** Data of a page's running head and number; left pages have even numbers. */
export function frameData(number: number, head: string, picture: string, foot: string) {
  return { side: number % 2 === 0 ? 'left' : 'right', number: String(number), head, picture, foot };
}
