// The elements of the subset, and the sheet that gives them the meaning a browser gives them.
import type { SourceText } from '../../problem/source-place.ts';

/** Elements a template may use. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  'div',
  'section',
  'header',
  'footer',
  'article',
  'aside',
  'figure',
  'figcaption',
  'main',
  'nav',
  'span',
  'a',
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  'br',
  'svg',
  'table',
  'thead',
  'tbody',
  'tr',
  'td',
  'th',
]);

/** Elements inside an `svg`. */
export const DRAWING_ELEMENTS: ReadonlySet<string> = new Set([
  'use',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'title',
  'desc',
]);

/** What elements look like before any sheet speaks; tables are rows of flexible cells. */
export const BASE_SHEET: SourceText = {
  file: 'the base sheet',
  text: `
div, section, header, footer, article, aside, figure, figcaption, main, nav, p, h1, h2, h3, h4, ul, ol, li, table, thead, tbody { display: block }
p, ul, ol { margin: 1em 0 }
h1 { font-size: 2em; font-weight: 700; margin: 0.67em 0 }
h2 { font-size: 1.5em; font-weight: 700; margin: 0.83em 0 }
h3 { font-size: 1.17em; font-weight: 700; margin: 1em 0 }
h4 { font-weight: 700; margin: 1.33em 0 }
h1, h2, h3, h4 { break-after: avoid }
ul, ol { padding-left: 1.4em }
ul { list-style: disc }
ol { list-style: decimal }
ul ul, ul ol, ol ul, ol ol { margin: 0 }
strong, b, th { font-weight: 700 }
em, i { font-style: italic }
tr { display: flex }
td, th { display: block; flex: 1 1 0; min-width: 0 }
svg { display: inline-block }
svg.icon { width: 1em; height: 1em; vertical-align: middle }
`,
};
