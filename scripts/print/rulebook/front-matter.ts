// What the templates round the chapters are filled with: title page, contents, imprint, and the frame of every page.

import { SIDES, TURN_ROWS, type Game, type Lang } from '../../../engine/facts/game.ts';
import { localActions } from '../board/local-actions.ts';
import type { Speak } from '../speak.ts';
import type { ChapterView } from './chapter-data.ts';
import { indexColumns, indexLines } from './book-index.ts';
import type { PageNumbers } from './page-numbers.ts';

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
    time: speak('rulebook.time'),
    shots: game.inmates.map(({ number, sides }, index) => ({
      number,
      portrait: sides[SIDES[index % SIDES.length] ?? 'female'].portrait,
    })),
  };
}

/** Data of the contents: chapters, then the tables inside them, with the pages of this language. */
export function contentsData(chapters: readonly ChapterView[], speak: Speak, pages: PageNumbers) {
  const entry = (title: string, anchor: string) => ({
    title,
    link: `#${anchor}`,
    page: String(pages.get(anchor) ?? 0),
  });
  const tables = chapters.flatMap((chapter) => [...chapter.tables, ...chapter.rules.flatMap((rule) => rule.tables)]);
  return {
    title: speak('rulebook.contents'),
    tablesTitle: speak('rulebook.tables'),
    chapters: chapters.map(({ anchor, number, title }) => ({ number: String(number), ...entry(title, anchor) })),
    tables: tables.map(({ anchor, title }) => entry(title, anchor)),
  };
}

/** Columns of the index. */
const INDEX_COLUMNS = 3;

/** Data of the index. */
export function indexData(game: Game, lang: Lang, speak: Speak, pages: PageNumbers) {
  return {
    title: speak('rulebook.index'),
    columns: indexColumns(indexLines(game.chapters, lang, pages), INDEX_COLUMNS),
  };
}

/** What one may do anywhere, in the order of the inmates' boards. */
const ANYWHERE = TURN_ROWS.filter((row) => row !== 'place');

/** Data of the back cover: the turn at a glance, and the imprint. */
export function backData(game: Game, lang: Lang, speak: Speak) {
  const barred = game.locations
    .filter(({ limits }) => limits.includes('no-crafting'))
    .map(({ name }) => name[lang] ?? '');
  const anywhere = ANYWHERE.map((key) => ({
    icon: game.signs[key].picture,
    name: speak(`inmates.order-rows.${key}.name`),
    text: speak(`inmates.order-rows.${key}.text`, { places: barred.join(', ') }),
  }));
  return {
    title: speak('rulebook.glance'),
    groups: [
      { title: speak('rulebook.anywhere'), rows: anywhere },
      { title: speak('rulebook.local'), rows: localActions(game, lang, speak) },
    ],
    imprintTitle: speak('rulebook.imprint.title'),
    lines: [
      speak('rulebook.imprint.version', { title: game.title[lang] ?? '', version: game.version }),
      ...['names', 'print', 'icons', 'fonts'].map((key) => speak(`rulebook.imprint.${key}`)),
    ],
  };
}

/** Lines on the page for house rules of one's own. */
const OWN_LINES = 15;

/** Data of the page that fills the last sheet when one is wanted. */
export function ownRulesData(speak: Speak) {
  return {
    title: speak('rulebook.own.title'),
    intro: speak('rulebook.own.intro'),
    lines: Array.from({ length: OWN_LINES }, (_unused, index) => index),
  };
}

/** Data of a page's running head and number; left pages have even numbers. */
export function frameData(number: number, head: string, picture: string, foot: string) {
  return { side: number % 2 === 0 ? 'left' : 'right', number: String(number), head, picture, foot };
}
