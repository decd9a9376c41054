// The sections of the site in the order of their tabs, and the list of all its pages.
import type { Game } from '../../engine/facts/game.ts';
import { galleryOf } from './gallery.ts';

/** The companion is a section as soon as its app exists; until then nothing leads there. */
const companion: readonly string[] =
  Object.keys(import.meta.glob('./companion/App.tsx')).length > 0 ? ['companion'] : [];

/** Each is a page `<name>/` and a word `nav.<name>`. */
export const sectionsOfTheSite: readonly string[] = [
  'cards',
  'locations',
  'gangs',
  'inmates',
  'rules',
  'print',
  ...companion,
];

/** Site-relative paths of all pages of one language, for the sitemap. */
export function pagesOfTheSite(game: Game): readonly string[] {
  return [
    '',
    ...sectionsOfTheSite.map((section) => `${section}/`),
    ...galleryOf(game).map((card) => card.page),
    ...game.chapters.map((chapter) => `rules/${chapter.id}/`),
    'credits/',
  ];
}
