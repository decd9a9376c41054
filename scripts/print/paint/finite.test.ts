// A number that is none stops both painters, wherever it stands: better no file than a spoilt one.
import { describe, expect, it } from 'vitest';
import type { DisplayItem } from '../display/display-list.ts';
import type { PrintDocument } from '../display/document.ts';
import { paintPdf } from './pdf/paint-pdf.ts';
import { paintSvg } from './svg/paint-svg.ts';
import { testArt } from './testing/art.ts';

const art = testArt();
const [NONE, black] = [Number.NaN, { kind: 'solid', colour: '#000000' }] as const;
const mark: DisplayItem = { kind: 'rect', x: 0, y: 0, width: 1, height: 1, fill: black };
const inner = { width: 5, height: 5, items: [mark, mark] };
const text = {
  kind: 'text',
  x: 1,
  y: 2,
  text: 'frei',
  font: 'sans-400',
  size: 3,
  colour: '#000000',
  width: 5,
} as const;
const stops = [
  { at: 0, colour: '#000000' },
  { at: 1, colour: '#ffffff' },
];

const BROKEN: Readonly<Record<string, DisplayItem>> = {
  'x of a rectangle': { ...mark, x: NONE },
  'infinite width of a rectangle': { ...mark, width: Infinity },
  'radius of a rectangle': { ...mark, radii: [NONE, 1, 1, 1] },
  'width of a stroke': { kind: 'rect', x: 0, y: 0, width: 1, height: 1, stroke: { colour: '#000000', width: NONE } },
  'dash of a stroke': {
    kind: 'rect',
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    stroke: { colour: '#000000', width: 1, dash: [NONE] },
  },
  'opacity of a fill': { ...mark, fill: { ...black, opacity: NONE } },
  'start of a gradient': { ...mark, fill: { kind: 'linear', x1: NONE, y1: 0, x2: 1, y2: 1, stops } },
  'number in a path': { kind: 'path', d: 'M0 0LNaN 1Z', fill: black },
  'infinity in a path': { kind: 'path', d: 'M0 0L-Infinity 1Z', fill: black },
  'baseline of a text': { ...text, y: NONE },
  'size of a text': { ...text, size: NONE },
  'tracking of a text': { ...text, tracking: NONE },
  'height of a symbol': { kind: 'symbol', symbol: 'badge', x: 0, y: 0, width: 5, height: NONE, colour: '#000000' },
  'matrix of a group': { kind: 'group', matrix: [1, 0, 0, NONE, 0, 0], items: [mark] },
  'move of a group': { kind: 'group', matrix: [1, 0, 0, 1, NONE, 0], items: [mark] },
  'opacity of a group': { kind: 'group', opacity: NONE, items: [mark, mark] },
  'path of a clip': { kind: 'group', clip: { kind: 'path', d: 'MNaN 0L1 1Z' }, items: [mark] },
  'place of a form': { kind: 'form', form: 'a', list: inner, x: NONE, y: 0 },
  'item in a form': { kind: 'form', form: 'a', list: { ...inner, items: [{ ...mark, y: NONE }] }, x: 0, y: 0 },
};

const onPage = (item: DisplayItem): PrintDocument => ({
  title: 'x',
  subject: 'x',
  lang: 'de',
  version: '1',
  hash: 'x',
  duplex: 'simplex',
  bookmarks: [],
  pages: [{ width: 50, height: 50, items: [item] }],
});

describe.each(Object.entries(BROKEN))('%s', (_name, item) => {
  it('stops the PDF painter', () => {
    expect(() => paintPdf(onPage(item), art)).toThrow('finite number');
  });

  it('stops the SVG painter', () => {
    expect(() => paintSvg({ width: 50, height: 50, items: [item] }, art, { prefix: 'p', title: 'x' })).toThrow(
      'finite number',
    );
  });
});

it('says what happened', () => {
  expect(() => paintPdf(onPage({ ...mark, x: NONE }), art)).toThrowErrorMatchingInlineSnapshot(
    `[Error: A painter was handed NaN where a finite number belongs; layout must have gone wrong.]`,
  );
  expect(() =>
    paintSvg({ width: 50, height: 50, items: [{ ...text, width: NONE }] }, art, { prefix: 'p', title: 'x' }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: A painter was handed NaN where a finite number belongs; layout must have gone wrong.]`,
  );
});
