// SVG files as people save them: drawn right, or refused with file and line.
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../problem/problem.ts';
import { realTemplates } from '../font/testing/sample-typefaces.ts';
import type { SymbolArt } from '../display/display-list.ts';
import { parseColour } from './parse-colour.ts';
import { parseSvg } from './parse-svg.ts';
import { silhouette } from './silhouette.ts';

const palette = new Map([
  ['--rust', '#a2372c'],
  ['--accent', 'var(--rust)'],
]);

function read(text: string): { readonly art: SymbolArt | undefined; readonly faults: readonly string[] } {
  const problems: Problem[] = [];
  const art = parseSvg('icon-probe', { file: 'templates/icons/probe.svg', text }, palette, problems);
  return {
    art,
    faults: problems.map(
      ({ code, place, message, hint }) => `${place.file}:${place.line} ${code} ${message} | ${hint}`,
    ),
  };
}

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;

describe('colours', () => {
  test.each([
    ['#f00', { fill: '#ff0000' }],
    ['#ff000080', { fill: '#ff0000', opacity: 0.502 }],
    ['hsl(0 76% 49%)', { fill: '#dc1e1e' }],
    ['rgb(162, 55, 44)', { fill: '#a2372c' }],
    ['rgba(0 0 0 / 50%)', { fill: '#000000', opacity: 0.5 }],
    ['var(--accent)', { fill: '#a2372c' }],
    ['var(--none, #123456)', { fill: '#123456' }],
    ['currentColor', { fill: 'currentColor' }],
  ])('%s', (colour, expected) => {
    const { art, faults } = read(svg(`<path d="M0 0L1 1" fill="${colour}"/>`));
    expect(faults).toEqual([]);
    expect(art!.paths[0]).toMatchObject(expected);
  });

  test('none draws nothing; what is no colour is told', () => {
    expect(read(svg('<path d="M0 0L1 1" fill="none"/><path d="M0 0L1 1"/>')).art!.paths).toHaveLength(1);
    for (const nothing of ['', '<path d="M0 0L1 1" fill="none"/>', '<g transform="scale(0)"><path d="M0 0L1 1"/></g>'])
      expect(read(svg(nothing)).faults).toEqual([
        expect.stringContaining('EMPTY_PICTURE the picture "icon-probe" draws nothing'),
      ]);
    expect(read(svg('\n<path d="M0 0L1 1" fill="rusty"/>')).faults).toMatchInlineSnapshot(`
      [
        "templates/icons/probe.svg:2 UNKNOWN_COLOUR the colour "rusty" cannot be read | write #rrggbb, rgb(), hsl(), var(--name) of the palette, currentColor or none",
      ]
    `);
    expect(read(svg('<path d="M0 0L1 1" fill="var(--missing)"/>')).faults).toHaveLength(1);
  });

  test('are read in every spelling', () => {
    expect(parseColour('hsl(120deg, 100%, 25%)')).toEqual({ colour: '#008000', alpha: 1 });
    expect(parseColour('#12345')).toBeUndefined();
    expect(parseColour('rgb(1, 2)')).toBeUndefined();
  });
});

describe('files', () => {
  test('attributes of groups, style attributes and transforms come down to the path', () => {
    const { art, faults } = read(
      svg(
        '<g fill="#ff0000" transform="translate(1 2)"><g stroke="#000000" stroke-width="2" transform="scale(2)" opacity="0.5"><path d="M0 0L1 1" style="fill: #00ff00; stroke-linecap: round"/></g></g>',
      ),
    );
    expect(faults).toEqual([]);
    expect(art!.paths).toEqual([
      {
        d: 'M1 2L3 4',
        fill: '#00ff00',
        fillRule: 'nonzero',
        stroke: { colour: '#000000', width: 4, cap: 'round', join: 'miter' },
        opacity: 0.5,
      },
    ]);
  });

  test('a viewBox may be missing when width and height are plain numbers', () => {
    expect(read('<svg width="20" height="10px"><path d="M0 0L1 1"/></svg>').art!.viewBox).toEqual([0, 0, 20, 10]);
    expect(read('<svg><path d="M0 0L1 1"/></svg>').faults).toMatchInlineSnapshot(`
      [
        "templates/icons/probe.svg:1 BROKEN_PICTURE the picture "icon-probe" has neither a viewBox nor a width and height in numbers | add viewBox="0 0 512 512"",
      ]
    `);
    expect(read('<svg width="100%" height="100%"><path d="M0 0L1 1"/></svg>').art).toBeUndefined();
  });

  test('prologue, doctype and svg: prefixes', () => {
    const { art, faults } = read(
      '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg:svg viewBox="0 0 1 1"><svg:path d="M0 0L1 1"/></svg:svg>',
    );
    expect(faults).toEqual([]);
    expect(art!.paths).toHaveLength(1);
  });

  test.each([
    ['an empty file', ''],
    ['text that is no SVG', 'hello'],
    ['a gradient', svg('<linearGradient id="a"></linearGradient><path d="M0 0L1 1"/>')],
    ['an embedded picture', svg('<image href="x.png"/>')],
    ['another picture by reference', svg('<path d="M0 0L1 1"/><use href="../spoon.svg#a"/>')],
    ['text', svg('<text x="1" y="1">a</text>')],
    ['a broken path', svg('<path d="M0 0Q"/>')],
    ['an attribute that would change the picture', svg('<path d="M0 0L1 1" filter="url(#a)"/>')],
    ['a clip', svg('<g clip-path="url(#a)"><path d="M0 0L1 1"/></g>')],
    ['a file cut short', '<svg viewBox="0 0 1 1"><path d="M0 0L1 1"/>'],
  ])('%s is refused with file and line', (_, text) => expect(read(text).faults).toMatchSnapshot());
});

describe('the pictures of this game', () => {
  const { symbols, problems } = realTemplates();

  test('are all drawn without a problem, in M L C Z', () => {
    for (const id of symbols.keys()) {
      const art = symbols.get(id);
      expect(art, id).toBeDefined();
      for (const path of art!.paths) expect(path.d, id).toMatch(/^(?:[MLC][-\d. ]+|Z)+$/);
    }
    expect(problems()).toEqual([]);
  });

  test('an unknown one is undefined', () => expect(symbols.get('icon-nothing')).toBeUndefined());
});

describe('silhouette', () => {
  const square = (x: number, size: number, back = false): string =>
    back
      ? `M${x} ${x}L${x} ${x + size}L${x + size} ${x + size}L${x + size} ${x}Z`
      : `M${x} ${x}L${x + size} ${x}L${x + size} ${x + size}L${x} ${x + size}Z`;
  const art = (d: string): SymbolArt => ({
    id: 'icon-x',
    viewBox: [0, 0, 100, 100],
    paths: [{ d, fill: 'currentColor' }],
  });

  test('drops what lies inside and keeps what lies beside', () => {
    const { id, paths } = silhouette(art(square(0, 40) + square(10, 10, true) + square(60, 20)));
    expect(id).toBe('icon-x-fill');
    expect(paths).toEqual([{ d: square(0, 40) + square(60, 20), fill: 'currentColor', fillRule: 'nonzero' }]);
  });

  test('turns all contours one way', () => {
    expect(silhouette(art(square(0, 40, true))).paths[0]!.d).toMatch(/^M40 0L40 40L0 40L0 0Z$/);
  });
});
