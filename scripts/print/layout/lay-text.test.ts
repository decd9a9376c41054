// Text in boxes: what people typed, what went wrong elsewhere, and what must be printed here.
import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fillTemplate } from '../template/fill-template.ts';
import { hyphenate } from './text/hyphenate.ts';
import { typefaces, flatten, laySample, linesOf, textsOf } from './testing/lay-sample.ts';

const COMPOUND = 'Gefängnisküchenlöffelausgabestellenleiterinnenversammlungsprotokollführeranwärter';

describe('faults told by name', () => {
  test('an emoji or a letter no file has: card, field, character and font', () => {
    const { problems } = laySample({ card: 'pan', html: '<p data-field="flavour">Löffel 😀</p>' });
    expect(problems.map(({ code, message, hint }) => ({ code, message, hint }))).toMatchInlineSnapshot(`
      [
        {
          "code": "MISSING_GLYPH",
          "hint": "use another character or another font",
          "message": "the font "sans-400" has no U+1F600 "😀", which "flavour" of "pan" (de) uses",
        },
      ]
    `);
  });

  test('Czech and Polish letters come from the extension file', () => {
    const output = laySample({ html: '<p>Žluťoučký źdźbło ąęłńś</p>' });
    expect(output.problems).toEqual([]);
    expect(linesOf(output).join(' ')).toContain('Žluťoučký');
  });

  test('600 words in a box: card, field, language and excess in mm', () => {
    const words = Array.from({ length: 600 }, () => 'Löffel').join(' ');
    const output = laySample({
      card: 'pan',
      html: `<div class="box" data-field="text">${words}</div>`,
      css: '.box { height: 50mm; --fit: shrink; --fit-min: 8mm }',
    });
    expect(output.problems.map(({ code, message, hint }) => ({ code, message, hint }))).toMatchInlineSnapshot(`
      [
        {
          "code": "TEXT_OVERFLOW",
          "hint": "shorten the text, lower --fit-min, or give the box more room",
          "message": "the text in "text" of "pan" (de) is 1102.0 mm too high for its box",
        },
      ]
    `);
    expect(linesOf(output).join(' ').split(' ')).toHaveLength(600);
  });

  test('text too high for a box that does not fit its text', () => {
    const { problems } = laySample({
      html: '<div class="box">eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn</div>',
      css: '.box { height: 20mm; width: 50mm }',
    });
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toMatchInlineSnapshot(`
      [
        "TEXT_OVERFLOW the text in "box" of "probe" (de) is 76.0 mm too high for its box",
      ]
    `);
  });

  test('a word wider than its box', () => {
    const { problems } = laySample({ html: '<div class="box">Schaufel</div>', css: '.box { width: 20mm }' });
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toMatchInlineSnapshot(`
      [
        "TEXT_OVERFLOW the text in "box" of "probe" (de) is 13.12 mm too wide for its box",
      ]
    `);
  });

  test('words that a clipped box or the edge of the card would cut off', () => {
    expect(
      laySample({
        html: '<div class="a"><div class="b">Löffel</div></div>',
        css: '.a { width: 60mm; height: 20mm; overflow: hidden; position: relative } .b { position: absolute; left: 50mm; top: 0 }',
      }).problems.map(({ code }) => code),
    ).toEqual(['TEXT_OVERFLOW']);
    expect(
      laySample({
        html: '<div class="b">Löffel</div>',
        css: '.b { position: absolute; left: 90mm; top: 0 }',
      }).problems.map(({ code }) => code),
    ).toEqual(['TEXT_OVERFLOW']);
  });

  test('pictures may be cropped without a word', () => {
    const css = '.a { width: 20mm; height: 20mm; overflow: hidden } .b { width: 60mm; height: 60mm }';
    expect(
      laySample({ html: '<div class="a"><svg class="b"><use href="#icon-spoon"/></svg></div>', css }).problems,
    ).toEqual([]);
  });

  test('a font family and a picture that do not exist', () => {
    const { problems } = laySample({
      html: '<p class="x">a <svg class="icon"><use href="#icon-spoom"/></svg></p>',
      css: ".x { font-family: 'Alegreya Sanz' }",
    });
    expect(problems.map(({ code, message, hint }) => `${code} ${message} | ${hint}`)).toMatchInlineSnapshot(`
      [
        "UNKNOWN_FONT no typeface is known for the font family "Alegreya Sanz" of <p class="x"> | did you mean "Alegreya Sans"?",
        "UNKNOWN_PICTURE there is no picture "icon-spoom" ("probe") | did you mean "icon-spoon"?",
      ]
    `);
  });
});

describe('text is printed as typed', () => {
  test('quotes, ampersands, angle brackets and equals signs', () => {
    const text = 'Don\'t "rühr" & <grab> = 1';
    const { html } = fillTemplate({ file: 'probe.hbs', text: '<p>{{text}}</p>' }, { text }, 'probe');
    expect(linesOf(laySample({ html, width: 200 }))).toEqual([text]);
  });

  test('a value of 0', () => {
    const { html, problems } = fillTemplate({ file: 'probe.hbs', text: '<p>{{cost}}</p>' }, { cost: 0 }, 'probe');
    expect(problems).toEqual([]);
    expect(linesOf(laySample({ html }))).toEqual(['0']);
  });

  test('soft hyphens only at the break', () => {
    const html = '<p>Gefäng\u00adnis\u00adküche</p>';
    expect(linesOf(laySample({ html, width: 200 }))).toEqual(['Gefängnisküche']);
    expect(linesOf(laySample({ html, width: 45 }))).toEqual(['Gefängnis-', 'küche']);
    expect(textsOf(laySample({ html, width: 45 })).every(({ text }) => !text.includes('\u00ad'))).toBe(true);
  });

  test('white space as the style says', () => {
    expect(linesOf(laySample({ html: '<p>  a\n  b  <b> c</b></p>' }))).toEqual(['a b c']);
    expect(linesOf(laySample({ html: '<p class="l">a  b\nc</p>', css: '.l { white-space: pre-line }' }))).toEqual([
      'a b',
      'c',
    ]);
    expect(linesOf(laySample({ html: '<p>a<br>b</p>' }))).toEqual(['a', 'b']);
  });

  test('capitals by the rules of the language', () => {
    expect(linesOf(laySample({ html: '<p class="u">straße</p>', css: '.u { text-transform: uppercase }' }))).toEqual([
      'STRASSE',
    ]);
  });
});

describe('hyphens', () => {
  test('an 80-letter compound is hyphenated where its box is too narrow', () => {
    expect(COMPOUND.length).toBeGreaterThanOrEqual(80);
    const output = laySample({
      html: `<p class="h">${COMPOUND}</p>`,
      css: '.h { hyphens: auto }',
      width: 90,
      height: 200,
    });
    expect(output.problems).toEqual([]);
    const lines = linesOf(output);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.slice(0, -1).every((line) => /[-‐]$/.test(line))).toBe(true);
    expect(lines.map((line) => line.replace(/[-‐]$/, '')).join('')).toBe(COMPOUND);
  });

  test('a limit spares words below it, unless they stand alone and would run over', () => {
    const lines = (limit: string, width: number): readonly string[] =>
      linesOf(
        laySample({
          html: '<p class="h">Wir gehen zur Gefängnisküche heim</p>',
          css: `.h { hyphens: auto; hyphenate-limit-chars: ${limit} }`,
          width,
        }),
      );
    expect(lines('auto', 95)[0]).toMatch(/Gefäng(nis)?[-‐]$/);
    expect(lines('15', 95)).toEqual(lines('99', 95));
    expect(lines('15', 95)[0]).not.toMatch(/[-‐]$/);
    expect(lines('14', 95)).toEqual(lines('auto', 95));
    const compound = laySample({
      html: `<p class="h">${COMPOUND}</p>`,
      css: '.h { hyphens: auto; hyphenate-limit-chars: 20 }',
      width: 90,
      height: 200,
    });
    expect(compound.problems).toEqual([]);
  });

  test('without hyphens it shrinks, and is an error where even that does not help', () => {
    const css = '.h { hyphens: none; white-space: nowrap; --fit: shrink; --fit-min: 3mm; width: 130mm }';
    const shrunk = laySample({ html: `<p class="h">${COMPOUND}</p>`, css, width: 130 });
    expect(shrunk.problems).toEqual([]);
    expect(textsOf(shrunk)[0]!.size).toBeLessThan(10);
    const failed = laySample({ html: `<p class="h">${COMPOUND}</p>`, css: css.replaceAll('130mm', '60mm'), width: 60 });
    expect(failed.problems.map(({ code }) => code)).toContain('TEXT_OVERFLOW');
  });

  test('leave three letters on either side', () => {
    for (const word of ['aber', 'Ofen', 'Zigarette', 'Suchstapel', 'Erpressung', 'Oberarm']) {
      for (const at of hyphenate(word, 'de')) expect([at >= 3, word.length - at >= 3]).toEqual([true, true]);
    }
    expect(hyphenate('Zigarette', 'de')).toEqual([4, 7].filter((at) => at <= 6));
  });

  test('agree with the package that holds the patterns', () => {
    const { hyphenateSync } = createRequire(import.meta.url)('hyphen/de') as {
      hyphenateSync: (text: string) => string;
    };
    for (const word of [
      'Gefängnisküche',
      'Schwarzhändler',
      'Aufenthaltsraum',
      'Hintergrundkarte',
      'Spitzhacke',
      'Zigarettenschachtel',
      'Krankenstation',
      'Maulwürfe',
      'Einzelzelle',
    ]) {
      const expected: number[] = [];
      let at = 0;
      for (const part of hyphenateSync(word).split('\u00ad').slice(0, -1)) expected.push((at += part.length));
      expect(hyphenate(word, 'de'), word).toEqual(expected.filter((point) => point >= 3 && word.length - point >= 3));
    }
  });

  test("never break a paragraph's last word when it fits a line of its own", () => {
    const lines = linesOf(
      laySample({ html: '<p class="h">Wir gehen alle Gefängnisküche</p>', css: '.h { hyphens: auto }', width: 75 }),
    );
    expect(lines).toEqual(['Wir gehen alle', 'Gefängnisküche']);
    expect(
      linesOf(
        laySample({
          html: '<p class="h">Wir gehen zur Gefängnisküche heim</p>',
          css: '.h { hyphens: auto }',
          width: 95,
        }),
      )[0],
    ).toMatch(/Gefäng(nis)?[-‐]$/);
  });

  test('come from the patterns of the language', () => {
    expect(hyphenate('understanding', 'en')).not.toEqual(hyphenate('understanding', 'de'));
    expect(hyphenate('understanding', 'xx')).toEqual([]);
    expect(hyphenate('temperature', 'en-US')).not.toEqual(hyphenate('temperature', 'en'));
    expect(hyphenate('understanding', 'en-AU')).toEqual(hyphenate('understanding', 'en'));
  });

  test('are there for every language the package knows, by its name alone', () => {
    const names = createRequire(import.meta.url);
    const folder = dirname(names.resolve('hyphen/patterns/fr.js'));
    const langs = new Set(readdirSync(folder).flatMap((file) => /^([a-z]{2})(?:-.*)?\.js$/.exec(file)?.[1] ?? []));
    expect(langs.size).toBeGreaterThan(50);
    const words = 'internationalisation anticonstitutionnellement непревзойдённый ανεξαρτησία'.split(' ');
    const without = ['de', 'en', 'el', 'es', 'fr', 'mn', 'pl', 'ru', 'sr', 'sv'].filter((lang) =>
      words.every((word) => hyphenate(word, lang).length === 0),
    );
    expect(without).toEqual([]);
    for (const lang of langs) expect(() => hyphenate('anticonstitutionnellement', lang)).not.toThrow();
  });
});

describe('icons in a line', () => {
  const xHeightCentre = (size: number): number => (typefaces.get('sans-400')!.metrics.xHeight * size) / 2;
  const css = '.r { text-align: right }';
  const icon = '<svg class="icon"><use href="#icon-spoon"/></svg>';

  test.each([
    ['at the start', `<p>${icon} Löffel</p>`],
    ['at the start of right-aligned text', `<p class="r">${icon} Löffel</p>`],
    ['in the middle', `<p>Ein ${icon} Löffel</p>`],
    ['after a number', `<p>3 ${icon}</p>`],
    ['on the second line', `<p>Ein Löffel und noch ein ${icon} Löffel</p>`],
  ])('%s: the centre is within 0.2 mm of the x-height centre', (_, html) => {
    const output = laySample({ html, css, width: 70 });
    const item = flatten(output.list.items).find((one) => one.kind === 'symbol')!;
    const centre = item.y + item.height / 2;
    const baseline = Math.min(
      ...textsOf(output)
        .map(({ y }) => y)
        .filter((y) => y >= centre),
    );
    expect(Math.abs(baseline - xHeightCentre(10) - centre)).toBeLessThan(0.2);
  });

  test('alone: where text of the same line would have its x-height centre', () => {
    const [alone, beside] = [`<p>${icon}</p>`, `<p>${icon}x</p>`].map((html) =>
      flatten(laySample({ html }).list.items).find((item) => item.kind === 'symbol')!,
    );
    expect(alone!.y).toBeCloseTo(beside!.y, 3);
  });

  test('right-aligned text that starts with an icon ends at the right edge', () => {
    const output = laySample({ html: `<p class="r">${icon} Löffel</p>`, css });
    const text = textsOf(output).at(-1)!;
    expect(text.x + text.width).toBeCloseTo(100, 3);
    const symbol = flatten(output.list.items).find((item) => item.kind === 'symbol')!;
    expect(symbol.x + symbol.width).toBeLessThanOrEqual(text.x + 0.001);
  });
});

describe('fitting', () => {
  const css =
    '.box { height: 40mm; width: 60mm; --fit: shrink; --fit-min: 4mm; line-height: 1.2 } .big { font-size: 1.5em } .abs { font-size: 8mm }';
  const long = 'Nimm dir einen Löffel aus der Cafeteria und grabe dich frei, solange niemand hinschaut.';

  test('leaves text that fits at its size', () => {
    expect(textsOf(laySample({ html: '<div class="box">kurz</div>', css }))[0]!.size).toBe(10);
  });

  test('shrinks to the largest size that fits, all sizes in the box alike', () => {
    const output = laySample({
      html: `<div class="box"><p><span class="big">Titel</span> <span class="abs">acht</span> ${long}</p></div>`,
      css,
    });
    expect(output.problems).toEqual([]);
    const sizes = textsOf(output).map(({ size }) => size);
    const body = Math.min(
      ...textsOf(output)
        .filter(({ text }) => text.includes('Löffel'))
        .map(({ size }) => size),
    );
    expect(body).toBeLessThan(10);
    expect(Math.max(...sizes) / body).toBeCloseTo(1.5, 3);
    expect(textsOf(output).find(({ text }) => text === 'acht')!.size / body).toBeCloseTo(0.8, 3);
  });

  test('gives the same layout for the same input, whatever was laid before', () => {
    const html = `<div class="box">${long}</div>`;
    const first = laySample({ html, css });
    laySample({ html: `<div class="box">${long} ${long}</div>`, css });
    expect(laySample({ html, css }).list).toEqual(first.list);
  });

  test('is not troubled by the margin after the last paragraph', () => {
    const { problems } = laySample({
      html: '<div class="flat"><p>eins</p></div>',
      css: '.flat { height: 24mm; overflow: hidden } p { margin: 0 0 20mm 0 }',
    });
    expect(problems).toEqual([]);
  });
});

test('no word is ever lost', () => {
  const word = fc.constantFrom(
    'Löffel',
    'Gefängnisküche',
    'und',
    'a',
    'Aufenthaltsraum',
    '„Halt!“',
    'x-mal',
    'Zigaretten',
    '3',
    'Tracht-Prügel',
  );
  const style = fc.record({
    width: fc.integer({ min: 40, max: 160 }),
    align: fc.constantFrom('left', 'right', 'center', 'justify'),
    hyphens: fc.constantFrom('none', 'manual', 'auto'),
    fit: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 40 }),
      style,
      fc.integer({ min: 0, max: 39 }),
      (words, { width, align, hyphens, fit }, bold) => {
        const html = `<div class="b">${words.map((one, i) => (i === bold ? `<b>${one}</b>` : one)).join(' ')}</div>`;
        const output = laySample({
          html,
          css: `.b { width: ${width}mm; height: 60mm; text-align: ${align}; hyphens: ${hyphens}; ${fit ? '--fit: shrink; --fit-min: 5mm' : ''} }`,
          width,
          height: 300,
        });
        const lines = linesOf(output);
        const joined = lines.join('');
        expect(joined.replace(/\s+/g, '').replace(/[-‐]/g, '')).toBe(words.join('').replace(/-/g, ''));
      },
    ),
    { numRuns: 200, seed: 3 },
  );
});
