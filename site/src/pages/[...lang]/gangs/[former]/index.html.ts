// Where a gang's page stood under a former id: the way to today's.
import type { Lang } from '../../../../../../engine/facts/game.ts';
import { game, languagePaths, source } from '../../../../content-of-the-game.ts';
import { formerGangPages } from '../../../../former-gangs.ts';
import { fullAddress, pageLink } from '../../../../links.ts';
import { movedPage } from '../../../../moved-page.ts';

export function getStaticPaths() {
  return languagePaths().flatMap(({ params, props }) =>
    formerGangPages(game).map(({ former, gang }) => ({ params: { ...params, former }, props: { ...props, gang } })),
  );
}

export function GET({ props }: { readonly props: { readonly lang: Lang; readonly gang: string } }): Response {
  const { lang, gang } = props;
  const link = pageLink(lang, source, `gangs/${gang}/`);
  const title = game.gangs.find(({ id }) => id === gang)?.name[lang] ?? gang;
  const page = movedPage({ lang, title, link, address: fullAddress(link) });
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
