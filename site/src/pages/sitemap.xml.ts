// The list of all pages in all languages, each with its sisters.
import { game, source } from '../content-of-the-game.ts';
import { fullAddress, pageLink } from '../links.ts';
import { pagesOfTheSite } from '../sections.ts';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

export function GET(): Response {
  const address = (lang: string, page: string) => escape(fullAddress(pageLink(lang, source, page)));
  const entries = pagesOfTheSite(game).flatMap((page) => {
    const sisters = game.languages
      .map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(lang, page)}"/>`)
      .join('');
    return game.languages.map((lang) => `<url><loc>${address(lang, page)}</loc>${sisters}</url>`);
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
