// Style sheets: what is read, what is refused, and where the finger points.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../problem/problem.ts';
import { makeCascade } from './cascade.ts';
import { parseCss } from './parse-css.ts';
import { boxesOf } from '../testing/boxes.ts';
import { laySample, textsOf } from '../testing/lay-sample.ts';

const TEMPLATES = new URL('../../../../templates/', import.meta.url);
const SHEETS = readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

const faults = (text: string): readonly string[] =>
  makeCascade([{ file: 'templates/cards/card.css', text }]).problems.map(
    ({ code, place, message, hint }) => `${place.file}:${place.line}:${place.column} ${code} ${message} | ${hint}`,
  );

describe('problems', () => {
  test('name the thing, its place and what was meant', () => {
    expect(
      faults(
        '.a { widht: 3mm;\n  color: #12345;\n  display: grid }\n.b + .c { top: 0 }\n.d:hover { top: 0 }\n@media print { .e { top: 0 } }\n.f { margin: 3; float: left }',
      ),
    ).toMatchInlineSnapshot(`
      [
        "templates/cards/card.css:1:6 UNKNOWN_PROPERTY the property "widht" is not part of the subset | did you mean "width"?",
        "templates/cards/card.css:2:3 UNKNOWN_VALUE the value "#12345" of "color" is not part of the subset | color takes a colour",
        "templates/cards/card.css:3:3 UNKNOWN_VALUE the value "grid" of "display" is not part of the subset | display takes block, flex, none, inline, inline-block",
        "templates/cards/card.css:4:1 UNKNOWN_SELECTOR the selector ".b + .c" cannot be read: the combinator "+" is not part of the subset | use elements, .classes, #ids, descendants, > and the listed pseudo-classes",
        "templates/cards/card.css:5:1 UNKNOWN_SELECTOR the selector ".d:hover" cannot be read: ":hover" is not part of the subset (:first-child, :last-child, :nth-child(), :root are) | use elements, .classes, #ids, descendants, > and the listed pseudo-classes",
        "templates/cards/card.css:6:1 UNKNOWN_AT_RULE the rule "@media print" is not part of the subset | fonts stand in fonts.yaml, papers in papers/ of the templates folder",
        "templates/cards/card.css:7:6 UNKNOWN_VALUE the value "3" of "margin" is not part of the subset | margin takes one to four times: a length, a per cent or auto",
        "templates/cards/card.css:7:17 UNKNOWN_PROPERTY the property "float" is not part of the subset | known: font, left, flex, inset, top, right, gap, color, … (101 in all)",
      ]
    `);
  });

  test('of broken sheets', () => {
    expect(faults('.a { width 3mm }')).toMatchInlineSnapshot(`
      [
        "templates/cards/card.css:1:6 BROKEN_DECLARATION "width 3mm" is no declaration | write "name: value;"",
      ]
    `);
    expect(faults('.a { width: 3mm')).toMatchInlineSnapshot(`
      [
        "templates/cards/card.css:1:4 BROKEN_RULE this "{" is never closed | add "}"",
      ]
    `);
    expect(faults('.a { width: 3mm } .b')).toMatchInlineSnapshot(`
      [
        "templates/cards/card.css:1:19 BROKEN_RULE ".b" has no { } after it | close the rule before it, or add declarations",
      ]
    `);
  });

  test('of quotes and comments that nobody closes, and of nothing that follows from them', () => {
    expect(faults('.a { font-family: "Alegreya;\n  widht: 3mm }\n.b { top: 0 }')).toMatchInlineSnapshot(`
      [
        "templates/cards/card.css:1:19 BROKEN_DECLARATION this quote is not closed in its line | add the same quote again",
      ]
    `);
    expect(faults('.a { top: 0 }\n.b { /* top: 0 }\n.c { top: 0 }')).toMatchInlineSnapshot(`
      [
        "templates/cards/card.css:2:6 BROKEN_RULE this comment is never closed | add "*/"",
      ]
    `);
  });

  test('of selectors that name no element, and of see-through gradients', () => {
    expect(faults('.a sapn { top: 0 }\n.b { background: linear-gradient(#000000, transparent) }'))
      .toMatchInlineSnapshot(`
      [
        "templates/cards/card.css:1:1 UNKNOWN_SELECTOR the selector ".a sapn" names the element "sapn", which is not part of the subset | did you mean "span"?",
        "templates/cards/card.css:2:6 UNKNOWN_VALUE the value "linear-gradient(#000000, transparent)" of "background" is not part of the subset | background takes a colour, linear-gradient(…) of opaque colours, or none",
      ]
    `);
  });

  test('of variables show when an element uses them', () => {
    const { problems } = laySample({ html: '<p class="a">x</p>', css: '.a { --ink: #000000; color: var(--inc) }' });
    expect(problems.map(({ code, message, hint }) => `${code} ${message} | ${hint}`)).toMatchInlineSnapshot(`
      [
        "UNKNOWN_VARIABLE the custom property "--inc" is not set here | did you mean "--ink"?",
      ]
    `);
  });

  test('are told once, however many cards use the sheet', () => {
    const css = [{ file: 'a.css', text: '.a { wight: 1mm }' }];
    expect(makeCascade(css).problems).toHaveLength(1);
  });

  test('stay away for what browsers need and layout does not', () => {
    expect(faults('.a { -webkit-hyphens: auto; print-color-adjust: exact; box-sizing: border-box }')).toEqual([]);
  });
});

describe('what stands in quotes and comments', () => {
  const read = (text: string): unknown => {
    const problems: Problem[] = [];
    const rules = parseCss({ file: 'a.css', text }, problems).map(({ selectors, declarations }) => ({
      selectors: selectors.map(({ compounds, specificity }) => ({ compounds: compounds.length, specificity })),
      declarations: declarations.map(({ name, value, important }) => ({ name, value, important })),
    }));
    return { rules, problems };
  };

  test.each(['}', '{', ';', ':', '/*', '*/', '(', '! important', "it's", '\\"'])('ends nothing: %s', (inside) => {
    const value = `"${inside}"`;
    expect(read(`.a { --x: ${value}; --y: 1 !important } .b { --z: 2 }`)).toMatchObject({
      problems: [],
      rules: [
        {
          declarations: [
            { name: '--x', value, important: false },
            { name: '--y', value: '1', important: true },
          ],
        },
        { declarations: [{ name: '--z', value: '2' }] },
      ],
    });
  });

  // A comment holding all that could end something, after everything that ends something.
  test.each(SHEETS)('%s is read the same with comments everywhere, each declaration at its place', (file) => {
    const text = readFileSync(new URL(file, TEMPLATES), 'utf8');
    const commented = text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/[{};]/g, '$&/* } " ; { : \' */');
    expect(read(commented)).toEqual(read(text));
    const rules = parseCss({ file, text }, []);
    expect(rules.length).toBeGreaterThan(0);
    const lines = text.split('\n');
    for (const { name, place } of rules.flatMap(({ declarations }) => declarations)) {
      const { line, column } = place();
      expect(lines[line - 1]?.slice(column - 1, column - 1 + name.length).toLowerCase()).toBe(name.toLowerCase());
    }
  });
});

describe('the cascade', () => {
  const size = (html: string, css: string): number => textsOf(laySample({ html, css }))[0]!.size;

  test.each([
    ['later rules win', '<p class="a">x</p>', '.a { font-size: 4mm } .a { font-size: 5mm }', 5],
    ['classes beat elements', '<p class="a">x</p>', '.a { font-size: 4mm } p { font-size: 5mm }', 4],
    ['ids beat classes', '<p class="a" id="i">x</p>', '#i { font-size: 4mm } .a.a { font-size: 5mm }', 4],
    ['!important beats all', '<p class="a" id="i">x</p>', '#i { font-size: 4mm } .a { font-size: 5mm !important }', 5],
    ['the style attribute beats rules', '<p class="a" style="font-size: 6mm">x</p>', '.a { font-size: 5mm }', 6],
    [
      'descendants and children',
      '<div class="a"><p><b>x</b></p></div>',
      '.a b { font-size: 4mm } .a > b { font-size: 5mm }',
      4,
    ],
    [
      'em counts of the parent, rem of the root',
      '<div class="a"><b>x</b></div>',
      '.a { font-size: 5mm } b { font-size: calc(1em + 0.1rem) }',
      6,
    ],
    ['per cent of the parent', '<div class="a"><b>x</b></div>', '.a { font-size: 5mm } b { font-size: 80% }', 4],
    [
      'inherit and initial',
      '<div class="a"><b>x</b></div>',
      '.a { font-size: 5mm } b { font-size: 3mm; font-size: inherit }',
      5,
    ],
    [
      'variables with fallback, through others',
      '<p class="a">x</p>',
      ':root { --s: calc(var(--t) * 2); --t: 2mm } .a { font-size: var(--none, var(--s)) }',
      4,
    ],
    [
      'font sets size and line height',
      '<p class="a">x</p>',
      ".a { font: italic 700 4mm/1.5 'Alegreya Sans', sans-serif }",
      4,
    ],
    [':first-child', '<div><b>x</b><b>y</b></div>', 'b:first-child { font-size: 4mm }', 4],
    [
      ':nth-child',
      '<div><i>a</i></div><div><b>x</b></div>',
      'div:nth-child(even) b { font-size: 4mm } div:nth-child(odd) i { font-size: 4mm }',
      4,
    ],
  ])('%s', (_, html, css, expected) => expect(size(html, css)).toBeCloseTo(expected, 3));

  test('siblings of one class differ where a selector asks for their place', () => {
    const sizes = textsOf(
      laySample({
        html: '<p class="r">a</p><p class="r">b</p><p class="r">c</p>',
        css: '.r:nth-child(2n) { font-size: 4mm } .r:last-child { font-size: 3mm }',
      }),
    ).map((item) => item.size);
    expect(sizes).toEqual([10, 4, 3]);
  });

  test('calc() mixes lengths and per cents', () => {
    expect(
      boxesOf('<div id="a"></div>', '#a { width: calc(50% - (2 * 3mm) / 2); height: calc(1em * 0.5) }', 100, 100).get(
        'a',
      ),
    ).toMatchObject({ width: 47, height: 5 });
  });
});
