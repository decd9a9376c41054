// A page that has moved, as a whole document: it leads on by itself, and by a link where that is switched off. No script.
import type { Lang } from '../../engine/facts/game.ts';

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** `link` is where it is now, under the site's base; `address` the same in full, for search engines. */
export function movedPage(to: {
  readonly lang: Lang;
  readonly title: string;
  readonly link: string;
  readonly address: string;
}): string {
  const [title, link, address] = [escape(to.title), escape(to.link), escape(to.address)];
  return `<!doctype html>
<html lang="${escape(to.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${link}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<title>${title}</title>
</head>
<body>
<main><h1><a href="${link}">${title}</a></h1></main>
</body>
</html>
`;
}
