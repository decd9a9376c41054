// The SVG painter: golden text, escaping, ids that never meet, definitions kept once.
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { DisplayItem, DisplayList } from '../../display/display-list.ts';
import { testArt } from '../testing/art.ts';
import { paintSvg } from './paint-svg.ts';

const art = testArt();
const list = (items: readonly DisplayItem[]): DisplayList => ({ width: 69, height: 94, items });
const paint = (items: readonly DisplayItem[], prefix = 'p'): string =>
  paintSvg(list(items), art, { prefix, title: 'Löffel' });
const lines = (svg: string): string => svg.replaceAll('><', '>\n<');
const words = (text: string): DisplayItem => ({
  kind: 'text',
  x: 1,
  y: 2.34567,
  text,
  font: 'sans-400',
  size: 3,
  colour: '#1d1a17',
  width: 12.3456,
});

describe('golden', () => {
  it('text, shapes and symbols', () => {
    expect(
      lines(
        paintSvg(
          list([
            words('Löffel & <Co>'),
            {
              kind: 'text',
              x: 1,
              y: 9,
              text: '12',
              font: 'display-400+tnum',
              size: 8,
              colour: '#e0641c',
              width: 7,
              tracking: 0.1,
              link: '#dig.play',
            },
            { kind: 'text', x: 1, y: 9, text: 'fett', font: 'sans-700', size: 2, colour: '#e0641c', width: 5 },
            {
              kind: 'rect',
              x: 0,
              y: 0,
              width: 69,
              height: 94,
              radii: [2, 2, 2, 2],
              fill: { kind: 'solid', colour: '#f1e8d6', opacity: 0.5 },
            },
            {
              kind: 'rect',
              x: 0,
              y: 0,
              width: 9,
              height: 9,
              radii: [1, 0, 2, 0],
              stroke: { colour: '#000000', width: 0.2, dash: [1, 0.5], cap: 'round', join: 'bevel', opacity: 0.3 },
            },
            { kind: 'path', d: 'M0 0L1 1Z', fillRule: 'evenodd', fill: { kind: 'solid', colour: '#000000' } },
            { kind: 'symbol', symbol: 'badge', x: 1, y: 1, width: 5, height: 5, colour: '#5d6c74', label: 'Zigarette' },
            { kind: 'symbol', symbol: 'badge', x: 9, y: 1, width: 5, height: 5, colour: '#a2372c' },
          ]),
          art,
          {
            prefix: 'card-1',
            title: 'Löffel "rund"',
            description: 'Gräbt 1 Punkt',
            crop: { x: 3, y: 3, width: 63, height: 88 },
          },
        ),
      ),
    ).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 3 63 88" role="img" aria-labelledby="card-1-title" aria-describedby="card-1-desc">
      <title id="card-1-title">Löffel &quot;rund&quot;</title>
      <desc id="card-1-desc">Gräbt 1 Punkt</desc>
      <defs>
      <symbol id="card-1-i1" viewBox="0 0 20 10">
      <path d="M0 0L20 0L20 10L0 10Z" fill="#d6a01f"/>
      <path d="M2 5L18 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>
      <path d="M4 2L8 2L8 8L4 8Z" fill="currentColor" fill-rule="evenodd" opacity="0.5"/>
      </symbol>
      </defs>
      <text x="1" y="2.346" font-family="Alegreya Sans" font-size="3" fill="#1d1a17" textLength="12.346" xml:space="preserve">Löffel &amp; &lt;Co&gt;</text>
      <a href="#dig.play">
      <text x="1" y="9" font-family="Staatliches" font-size="8" font-variant="tabular-nums" letter-spacing="0.1" fill="#e0641c" textLength="7" xml:space="preserve">12</text>
      </a>
      <text x="1" y="9" font-family="Alegreya Sans" font-weight="700" font-size="2" fill="#e0641c" textLength="5" xml:space="preserve">fett</text>
      <rect x="0" y="0" width="69" height="94" rx="2" fill="#f1e8d6" fill-opacity="0.5"/>
      <path d="M1 0H9a0 0 0 0 1 0 0V7a2 2 0 0 1 -2 2H0a0 0 0 0 1 0 0V1a1 1 0 0 1 1 -1Z" fill="none" stroke="#000000" stroke-width="0.2" stroke-dasharray="1 0.5" stroke-linecap="round" stroke-linejoin="bevel" stroke-opacity="0.3"/>
      <path d="M0 0L1 1Z" fill-rule="evenodd" fill="#000000"/>
      <use href="#card-1-i1" x="1" y="1" width="5" height="5" color="#5d6c74" role="img" aria-label="Zigarette"/>
      <use href="#card-1-i1" x="9" y="1" width="5" height="5" color="#a2372c" aria-hidden="true"/>
      </svg>"
    `);
  });

  it('groups, clips, gradients and forms', () => {
    const inner: DisplayList = {
      width: 10,
      height: 4,
      items: [
        {
          kind: 'rect',
          x: 0,
          y: 0,
          width: 10,
          height: 4,
          fill: {
            kind: 'linear',
            x1: 0,
            y1: 0,
            x2: 10,
            y2: 0,
            stops: [
              { at: 0, colour: '#000000' },
              { at: 1, colour: '#ffffff' },
            ],
          },
        },
      ],
    };
    expect(
      lines(
        paint([
          { kind: 'group', items: [words('frei')] },
          {
            kind: 'group',
            matrix: [0, 1, -1, 0, 10, 0],
            opacity: 0.4,
            clip: { kind: 'rect', x: 0, y: 0, width: 5, height: 5, radii: [1, 1, 1, 1] },
            items: [words('gedreht')],
          },
          { kind: 'form', form: 'bar', list: inner, x: 2, y: 3, scale: 2 },
          { kind: 'form', form: 'bar', list: inner, x: 2, y: 3, turn: 90, clip: { x: 0, y: 0, width: 5, height: 4 } },
        ]),
      ),
    ).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 69 94" role="img" aria-labelledby="p-title">
      <title id="p-title">Löffel</title>
      <defs>
      <clipPath id="p-c1">
      <rect x="0" y="0" width="5" height="5" rx="1" fill="none"/>
      </clipPath>
      <linearGradient id="p-g3" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="10" y2="0">
      <stop offset="0" stop-color="#000000"/>
      <stop offset="1" stop-color="#ffffff"/>
      </linearGradient>
      <g id="p-f2">
      <rect x="0" y="0" width="10" height="4" fill="url(#p-g3)"/>
      </g>
      <clipPath id="p-c4">
      <rect x="0" y="0" width="5" height="4"/>
      </clipPath>
      </defs>
      <text x="1" y="2.346" font-family="Alegreya Sans" font-size="3" fill="#1d1a17" textLength="12.346" xml:space="preserve">frei</text>
      <g transform="matrix(0 1 -1 0 10 0)" clip-path="url(#p-c1)" opacity="0.4">
      <text x="1" y="2.346" font-family="Alegreya Sans" font-size="3" fill="#1d1a17" textLength="12.346" xml:space="preserve">gedreht</text>
      </g>
      <g transform="matrix(2 0 0 2 2 3)">
      <use href="#p-f2"/>
      </g>
      <g transform="matrix(0 1 -1 0 9 0)" clip-path="url(#p-c4)">
      <use href="#p-f2"/>
      </g>
      </svg>"
    `);
  });
});

describe('safe', () => {
  it('what was written is what is read: quotes, ampersands, tags, control characters', () => {
    const read: string[] = [];
    const parser = new Parser({ ontext: (text) => read.push(text) }, { xmlMode: true, decodeEntities: true });
    parser.end(paint([words('Don\'t "x" & <b>&amp;</b> \u0001]]>')]));
    expect(read.join('')).toBe('LöffelDon\'t "x" & <b>&amp;</b> ]]>');
  });

  it('two pictures on one page share no id, and every reference is met', () => {
    const items: readonly DisplayItem[] = [
      { kind: 'symbol', symbol: 'drop', x: 0, y: 0, width: 1, height: 1, colour: '#000000' },
      { kind: 'group', clip: { kind: 'path', d: 'M0 0L1 1Z' }, items: [words('x')] },
    ];
    const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
    const [a, b] = [paint(items, 'a'), paint(items, 'b')];
    expect(new Set([...ids(a), ...ids(b)]).size).toBe(ids(a).length + ids(b).length);
    for (const svg of [a, b])
      for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids(svg)).toContain(id);
  });

  it('a symbol used twice is defined once', () => {
    const drop = (x: number): DisplayItem => ({
      kind: 'symbol',
      symbol: 'drop',
      x,
      y: 0,
      width: 1,
      height: 1,
      colour: '#000000',
    });
    expect(paint([drop(0), drop(5)]).match(/<symbol /g)).toHaveLength(1);
  });

  it('symbols defined elsewhere are referred to and not repeated', () => {
    const badge: DisplayItem = { kind: 'symbol', symbol: 'badge', x: 0, y: 0, width: 1, height: 1, colour: '#000000' };
    const options = { prefix: 'p', title: 'x', symbolAddress: (name: string) => `/art/${name}.svg#art` };
    const svg = paintSvg(list([badge]), art, options);
    expect(svg).toContain('<use href="/art/badge.svg#art"');
    expect(svg).not.toContain('<symbol');
    expect(() => paintSvg(list([{ ...badge, symbol: 'unicorn' }]), art, options)).toThrow(
      'No symbol is called unicorn.',
    );
  });

  it('names what does not exist', () => {
    expect(() => paint([{ ...words('x'), font: 'serif-900' } as DisplayItem])).toThrowErrorMatchingInlineSnapshot(
      `[Error: No face is called serif-900.]`,
    );
    expect(() =>
      paint([{ kind: 'symbol', symbol: 'unicorn', x: 0, y: 0, width: 1, height: 1, colour: '#000000' }]),
    ).toThrowErrorMatchingInlineSnapshot(`[Error: No symbol is called unicorn.]`);
  });

  it('the same call gives the same string', () => {
    expect(paint([words('x')])).toBe(paint([words('x')]));
  });
});
