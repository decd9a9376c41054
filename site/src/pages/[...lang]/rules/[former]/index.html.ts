// Where a chapter's page stood under a former id: the way to today's.
import type { Lang } from '../../../../../../engine/facts/game.ts';
import { game, languagePaths, source } from '../../../../content-of-the-game.ts';
import { fullAddress, pageLink } from '../../../../links.ts';
import { movedPage } from '../../../../moved-page.ts';

export function getStaticPaths() {
  return languagePaths().flatMap(({ params, props }) =>
    game.chapters.flatMap(({ id, formerly }) =>
      formerly.map((former) => ({ params: { ...params, former }, props: { ...props, chapter: id } })),
    ),
  );
}

export function GET({ props }: { readonly props: { readonly lang: Lang; readonly chapter: string } }): Response {
  const { lang, chapter } = props;
  const link = pageLink(lang, source, `rules/${chapter}/`);
  const title = game.chapters.find(({ id }) => id === chapter)?.title[lang] ?? chapter;
  const page = movedPage({ lang, title, link, address: fullAddress(link) });
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
