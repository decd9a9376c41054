// Painting order: layers of one z-index lie on each other as they stand in the source, whichever way they are positioned.

import { expect, test } from 'vitest';
import { makeTypefaces } from '../../font/typeface.ts';
import { layHtml } from '../lay-html.ts';

const css = [
  {
    file: 'order.css',
    text: '.a, .b { width: 10mm; height: 10mm; } .a { background: #111111; } .b { background: #222222; } .over { z-index: 1; } .abs { position: absolute; left: 0; top: 0; } .rel { position: relative; }',
  },
];

const colours = (html: string): readonly string[] => {
  const template = { file: 'order.hbs', text: html };
  const { list, problems } = layHtml({
    html,
    css,
    width: 20,
    height: 40,
    typefaces: makeTypefaces([]),
    symbols: new Map(),
    lang: 'de',
    where: { card: 'order', template },
  });
  expect(problems).toEqual([]);
  return list.items.map((item) => (item.kind === 'rect' && item.fill?.kind === 'solid' ? item.fill.colour : item.kind));
};

test.each([
  ['absolute before relative', '<div><div class="a abs"></div><div class="b rel"></div></div>', ['#111111', '#222222']],
  ['relative before absolute', '<div><div class="a rel"></div><div class="b abs"></div></div>', ['#111111', '#222222']],
  [
    'a z-index comes last',
    '<div><div class="a abs over"></div><div class="b rel"></div></div>',
    ['#222222', '#111111'],
  ],
  [
    'what is not positioned lies below',
    '<div><div class="a abs"></div><div class="b"></div></div>',
    ['#222222', '#111111'],
  ],
])('%s', (_name, html, order) => {
  expect(colours(html)).toEqual(order);
});
