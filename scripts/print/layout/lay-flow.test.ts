// The column cut into strips: heights, gaps, what stays together, where links lead.
import { describe, expect, test } from 'vitest';
import { layBlocks, type FlowOutput } from './lay-flow.ts';
import { BASE, typefaces, flatten, symbols } from './testing/lay-sample.ts';

const flow = (html: string, css = '', width = 100): FlowOutput =>
  layBlocks({
    html,
    css: [
      { file: 'base.css', text: `${BASE} p, h2, ul { margin: 3mm 0 }` },
      { file: 'a.css', text: css },
    ],
    width,
    typefaces,
    symbols,
    lang: 'de',
    where: { card: 'rules', template: { file: 'a.hbs', text: html } },
  });
const texts = ({ strips }: FlowOutput): readonly string[] =>
  strips.map(({ items }) =>
    flatten(items)
      .map((item) => (item.kind === 'text' ? item.text : ''))
      .join(''),
  );
const long = 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn';

describe('layBlocks', () => {
  test('gives a strip for every line, with collapsed margins as gaps', () => {
    const output = flow('<p>a</p><section><p>b<br>c</p></section>');
    expect(texts(output)).toEqual(['a', 'b', 'c']);
    expect(output.strips.map(({ height }) => height)).toEqual([12, 12, 12]);
    expect(output.strips.map(({ gap }) => Math.round(gap * 1e6) / 1e6)).toEqual([3, 3, 0]);
    expect(output.problems).toEqual([]);
  });

  test('draws every strip from its own corner', () => {
    const [first, second] = flow('<p>a<br>a</p>').strips;
    expect(second!.items).toEqual(first!.items);
  });

  test('keeps two lines together at both ends of a paragraph, and a heading with what follows', () => {
    const output = flow(`<h2>Titel</h2><p>${long}</p>`, '', 60);
    const flags = output.strips.map(({ keepWithNext }) => keepWithNext);
    const lines = flags.length - 1;
    expect(lines).toBeGreaterThan(4);
    expect(flags[0]).toBe(true);
    expect(flags.slice(1)).toEqual(Array.from({ length: lines }, (_, i) => i === 0 || i === lines - 2));
  });

  test('keeps boxes with a ground or border whole', () => {
    const output = flow(
      '<p>a</p><div class="case"><p>b</p><p>c</p></div>',
      '.case { border: 1mm solid #000000; padding: 2mm }',
    );
    expect(texts(output)).toEqual(['a', 'bc']);
    expect(output.strips[1]!.height).toBeCloseTo(2 + 4 + 12 + 12 + 9, 6);
  });

  test('honours break-before, break-inside and break-after', () => {
    const { strips } = flow(
      '<p>a</p><section class="s"><p>b</p></section><div class="k"><p>c</p><p>d</p></div>',
      '.s { break-before: page; break-after: avoid } .k { break-inside: avoid }',
    );
    expect(strips.map(({ breakBefore, keepWithNext }) => [breakBefore, keepWithNext])).toEqual([
      ['auto', false],
      ['page', true],
      ['auto', false],
    ]);
  });

  test('tells where names and headings stand', () => {
    const { strips } = flow(
      '<section id="s"><h2 id="dig.play">Graben &amp; <b>mehr</b></h2><p>a <b id="here">b</b></p></section><div class="box"><h3>Kasten</h3><p id="deep">x</p></div>',
      '.box { background: #eeeeee } h3, p { margin: 0 }',
    );
    expect(strips[0]).toMatchObject({
      anchors: [
        { name: 's', y: 0 },
        { name: 'dig.play', y: 0 },
      ],
      headings: [{ level: 2, text: 'Graben & mehr', anchor: 'dig.play' }],
    });
    expect(strips[1]!.anchors).toEqual([{ name: 'here', y: 0 }]);
    expect(strips[2]!.headings).toEqual([{ level: 3, text: 'Kasten', anchor: undefined }]);
    expect(strips[2]!.anchors[0]!.name).toBe('deep');
    expect(strips[2]!.anchors[0]!.y).toBeGreaterThan(10);
  });

  test('numbers and bullets stand before the first line of their item', () => {
    const output = flow('<ol><li>a</li><li><p>b</p><p>c</p></li></ol><ul><li>d</li></ul>');
    expect(texts(output)).toEqual(['1.a', '2.b', 'c', '•d']);
  });

  test('links are carried by their words', () => {
    const items = flatten(flow('<p>siehe <a href="#dig.play">Graben</a>.</p>').strips[0]!.items);
    expect(
      items.flatMap((item) => (item.kind === 'text' && item.link !== undefined ? [[item.text, item.link]] : [])),
    ).toEqual([['Graben', '#dig.play']]);
  });

  test('tells a word too wide for the column', () => {
    expect(flow('<p>Gefängnisküche</p>', '', 30).problems.map(({ code }) => code)).toEqual(['TEXT_OVERFLOW']);
  });
});
