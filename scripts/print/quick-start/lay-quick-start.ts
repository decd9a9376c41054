// The quick start as a document: four single A5 pages, from the closed box to the end of the second round; the same for every paper.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { LaidDocument, Page } from '../display/document.ts';
import { PAGE } from '../rulebook/compose-pages.ts';
import { layTemplate } from '../template/lay-template.ts';
import { speakPrint } from '../speak.ts';
import type { Templates } from '../template/load-templates.ts';
import { oncePerLanguage } from '../template/once-per-language.ts';
import { QUICK_PAGES, quickStartData } from './quick-start-data.ts';

const laidOnce = oncePerLanguage((game: Game, lang: Lang, templates: Templates) =>
  QUICK_PAGES.map((page) => ({
    page,
    laid: layTemplate(
      { template: 'quick-start/page', data: quickStartData(game, lang, page), ...PAGE, called: `quick start, ${page}` },
      templates,
      lang,
    ),
  })),
);

/** All four pages in reading order. */
export function layQuickStart(game: Game, lang: Lang, templates: Templates): LaidDocument {
  const speak = speakPrint(game, lang);
  const pages = laidOnce(game, lang, templates);
  return {
    document: {
      title: `${game.title[lang] ?? ''} – ${speak('quick-start.kind')}`,
      subject: speak('quick-start.subject'),
      lang,
      version: game.version,
      hash: game.hash,
      duplex: 'long-edge',
      pages: pages.map(({ page, laid }): Page => ({
        ...PAGE,
        items: [{ kind: 'form', form: `quick-start-${page}`, list: laid.list, x: 0, y: 0 }],
        destinations: [{ name: page, y: 0 }],
      })),
      bookmarks: pages.map(({ page }) => ({
        title: speak(`quick-start.${page}.title`),
        destination: page,
        children: [],
      })),
    },
    problems: pages.flatMap(({ laid }) => laid.problems),
  };
}
