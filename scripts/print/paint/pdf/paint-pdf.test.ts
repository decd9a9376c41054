// The PDF painter, checked by an independent reader: text as written, boxes, links, bookmarks, forms kept once, same bytes.
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { DisplayItem, TextItem } from '../../display/display-list.ts';
import type { Page, PrintDocument } from '../../display/document.ts';
import { shape } from '../../font/shape.ts';
import { testArt } from '../testing/art.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { paintPdf } from './paint-pdf.ts';

const art = testArt();

function text(content: string, x: number, y: number, more: Partial<TextItem> = {}): TextItem {
  const size = more.size ?? 3;
  const face = art.typefaces.get(more.font ?? 'sans-400')!;
  return {
    kind: 'text',
    x,
    y,
    text: content,
    font: 'sans-400',
    size,
    colour: '#1d1a17',
    width: shape(face, content).width * size + (more.tracking ?? 0) * Array.from(content).length,
    ...more,
  };
}

const page = (items: readonly DisplayItem[], more: Partial<Page> = {}): Page => ({
  width: 210,
  height: 297,
  items,
  ...more,
});
const document = (pages: readonly Page[], more: Partial<PrintDocument> = {}): PrintDocument => ({
  title: 'Karten & <Knackis>',
  subject: 'Ein Prüfstück',
  lang: 'de',
  version: '0.1.0',
  hash: 'abc',
  duplex: 'long-edge',
  pages,
  bookmarks: [],
  ...more,
});
const paint = (items: readonly DisplayItem[]): Uint8Array => paintPdf(document([page(items)]), art);

/** All streams of a file, unpacked, as text. */
function streams(bytes: Uint8Array): string[] {
  const raw = Buffer.from(bytes).toString('latin1');
  return [...raw.matchAll(/>>\nstream\n([^]*?)\nendstream/g)].map((match) => {
    try {
      return inflateSync(Buffer.from(match[1]!, 'latin1')).toString('latin1');
    } catch {
      return match[1]!.trimEnd();
    }
  });
}

describe('text', () => {
  const sentences = [
    'Größe, Übermut und Äxte: „Straße“ – 12 € …',
    'Don\'t "quote" & <tag> = 0',
    'AVATAR Tollpatsch WAVE',
    'Kılıç Łódź žluťoučký',
    'nicht-trennen',
  ];

  it.each(sentences)('reads back as written: %s', async (sentence) => {
    const read = await readPdf(paint([text(sentence, 20, 30)]));
    expect(read.pages[0]!.runs.map((run) => run.text).join('')).toBe(sentence);
    expect(read.warnings).toEqual([]);
  });

  it('stands where the list says, as wide as it was measured, kerning included', async () => {
    for (const [size, tracking] of [
      [3, 0],
      [8, 0],
      [4, 0.5],
    ] as const) {
      const item = text('AVATAR To Wa Yo', 20, 30, { size, tracking });
      const [run] = (await readPdf(paint([item]))).pages[0]!.runs;
      expect(run!.x).toBeCloseTo(20, 2);
      expect(run!.y).toBeCloseTo(30, 2);
      expect(run!.height).toBeCloseTo(size, 2);
      expect(Math.abs(run!.width - item.width)).toBeLessThan(0.02 + tracking);
    }
  });

  it('a text of two font files is one text to the reader', async () => {
    const items = [text('Şişe', 20, 30)];
    const read = await readPdf(paint(items));
    expect(read.pages[0]!.runs.map((run) => run.text).join('')).toBe('Şişe');
    expect(Math.abs(read.pages[0]!.runs.reduce((sum, run) => sum + run.width, 0) - items[0]!.width)).toBeLessThan(0.02);
  });

  it('a soft hyphen that was drawn leaves no trace in copied text, a hyphen does, though both look alike', async () => {
    const runs = (await readPdf(paint([text('Gefäng\u00ad', 20, 30), text('Ess-Löffel', 20, 40)]))).pages[0]!.runs;
    expect(runs.map((run) => run.text)).toEqual(['Gefäng', 'Ess-Löffel']);
  });

  it('many texts in groups, forms and turns all read back', async () => {
    const list = { width: 40, height: 20, items: [text('innen', 2, 10)] };
    const read = await readPdf(
      paint([
        { kind: 'group', matrix: [0, -1, 1, 0, 10, 100], opacity: 0.5, items: [text('gedreht', 0, 3)] },
        { kind: 'form', form: 'f', list, x: 20, y: 40 },
        { kind: 'form', form: 'f', list, x: 20, y: 80, turn: 180 },
      ]),
    );
    expect(read.pages[0]!.text.match(/gedreht|innen/g)).toEqual(['gedreht', 'innen', 'innen']);
    expect(read.warnings).toEqual([]);
  });
});

describe('pages', () => {
  it('keep their size, boxes and number', async () => {
    const bytes = paintPdf(
      document([
        page([], { trim: { x: 10, y: 20, width: 100, height: 200 }, bleed: { x: 7, y: 17, width: 106, height: 206 } }),
        page([text('unten', 20, 296.9)], { width: 297, height: 210 }),
      ]),
      art,
    );
    const read = await readPdf(bytes);
    expect(
      read.pages.map(({ width, height }) => [Math.round(width * 100) / 100, Math.round(height * 100) / 100]),
    ).toEqual([
      [210, 297],
      [297, 210],
    ]);
    const raw = Buffer.from(bytes).toString('latin1');
    const box = (name: string): number[] =>
      raw
        .match(new RegExp(`/${name} \\[([^\\]]*)\\]`))![1]!
        .split(' ')
        .map((point) => Math.round(((Number(point) * 25.4) / 72) * 100) / 100);
    expect(box('MediaBox')).toEqual([0, 0, 210, 297]);
    expect(box('TrimBox')).toEqual([10, 77, 110, 277]);
    expect(box('BleedBox')).toEqual([7, 74, 113, 280]);
  });

  it('say how to print them: no scaling, the flip edge', async () => {
    expect((await readPdf(paintPdf(document([page([])]), art))).preferences).toMatchObject({
      PrintScaling: 'None',
      Duplex: 'DuplexFlipLongEdge',
      DisplayDocTitle: true,
    });
    expect((await readPdf(paintPdf(document([page([])], { duplex: 'simplex' }), art))).preferences).toMatchObject({
      Duplex: 'Simplex',
    });
  });

  it('carry title and language, escaped where they must be', async () => {
    const bytes = paintPdf(document([page([])]), art);
    const read = await readPdf(bytes);
    expect([read.title, read.language]).toEqual(['Karten & <Knackis>', 'de']);
    expect(Buffer.from(bytes).toString('utf8')).toContain('Karten &amp; &lt;Knackis&gt;');
  });
});

describe('links and bookmarks', () => {
  const linked = document(
    [
      page([
        text('zur Regel', 20, 30, { link: '#extort.yield' }),
        text('ins Netz', 20, 40, { link: 'https://example.org/?a=1&b=2' }),
      ]),
      page([text('Regel', 20, 50)], {
        destinations: [
          { name: 'extort.yield', y: 45 },
          { name: 'extort', y: 0 },
          { name: 'Ä', y: 3 },
        ],
      }),
    ],
    {
      bookmarks: [
        {
          title: 'Erpressung',
          destination: 'extort',
          children: [{ title: 'Nachgeben – ja', destination: 'extort.yield', children: [] }],
        },
        { title: 'Ärger', destination: 'Ä', children: [] },
      ],
    },
  );

  it('lead to their places', async () => {
    const read = await readPdf(paintPdf(linked, art));
    expect(read.pages[0]!.links).toEqual(['extort.yield', 'https://example.org/?a=1&b=2']);
    expect(read.places).toEqual({ 'extort.yield': [1, 45], extort: [1, 0], Ä: [1, 3] });
    expect(read.outline).toEqual(['Erpressung', '  Nachgeben – ja', 'Ärger']);
    expect(read.warnings).toEqual([]);
  });

  it('to nowhere are refused', () => {
    expect(() => paintPdf({ ...linked, pages: linked.pages.slice(0, 1) }, art)).toThrowErrorMatchingInlineSnapshot(
      `[Error: A link or bookmark leads to extort.yield, which is on no page.]`,
    );
  });
});

describe('what is repeated', () => {
  const list = {
    width: 40,
    height: 20,
    items: [
      text('Rückseite', 2, 10),
      { kind: 'rect' as const, x: 0, y: 0, width: 40, height: 20, stroke: { colour: '#000000', width: 0.2 } },
    ],
  };

  it('is kept once: a form placed nine times, a symbol in two colours, one gradient', () => {
    const gradient = (x: number): DisplayItem => ({
      kind: 'rect',
      x,
      y: 0,
      width: 5,
      height: 5,
      fill: {
        kind: 'linear',
        x1: x,
        y1: 0,
        x2: x + 5,
        y2: 0,
        stops: [
          { at: 0, colour: '#e0641c' },
          { at: 1, colour: '#a2372c' },
        ],
      },
    });
    const raw = Buffer.from(
      paint([
        ...Array.from({ length: 9 }, (_n, index): DisplayItem => ({
          kind: 'form',
          form: 'back',
          list,
          x: 10,
          y: 25 * index,
        })),
        { kind: 'symbol', symbol: 'drop', x: 0, y: 0, width: 5, height: 5, colour: '#e0641c' },
        { kind: 'symbol', symbol: 'drop', x: 9, y: 0, width: 5, height: 5, colour: '#5c7a4b' },
        gradient(0),
        gradient(50),
      ]),
    ).toString('latin1');
    expect(raw.match(/\/Subtype \/Form/g)).toHaveLength(2);
    expect(raw.match(/\/ShadingType/g)).toHaveLength(1);
  });

  it('a form placed once is painted in place', () => {
    expect(Buffer.from(paint([{ kind: 'form', form: 'one', list, x: 10, y: 10 }])).toString('latin1')).not.toContain(
      '/Subtype /Form',
    );
  });
});

describe('operators', () => {
  it('golden: state is set once, text in one block, numbers short', () => {
    const painted = streams(
      paint([
        { kind: 'rect', x: 1, y: 2, width: 3, height: 4, fill: { kind: 'solid', colour: '#ff0000' } },
        {
          kind: 'path',
          d: 'M0 0L1 0C1 1 2 2 3.33333 3Z',
          fill: { kind: 'solid', colour: '#ff0000', opacity: 0.5 },
          fillRule: 'evenodd',
        },
        {
          kind: 'rect',
          x: 0,
          y: 0,
          width: 10,
          height: 10,
          radii: [1, 0, 0, 0],
          stroke: { colour: '#00ff00', width: 0.2, dash: [1, 0.5], cap: 'round' },
        },
        text('ab', 5, 6),
        text('c', 9, 8),
        { kind: 'symbol', symbol: 'badge', x: 0, y: 0, width: 20, height: 20, colour: '#0000ff' },
        {
          kind: 'group',
          matrix: [2, 0, 0, 2, 1, 1],
          clip: { kind: 'rect', x: 0, y: 0, width: 2, height: 2 },
          items: [text('d', 0, 0)],
        },
      ]),
    );
    const isPage = (stream: string): boolean => stream.startsWith('2.83464567 ');
    expect(painted.find(isPage)).toMatchInlineSnapshot(`
      "2.83464567 0 0 -2.83464567 0 841.8898 cm
      4 M
      1 0 0 rg
      1 2 3 4 re f
      q
      /G1 gs
      0 0 m 1 0 l 1 1 2 2 3.333 3 c h f*
      Q
      0 1 0 RG
      0.2 w
      [1 0.5] 0 d 1 J 0 j
      1 0 m 10 0 l 10 10 l 0 10 l 0 1 l 0 0.448 0.448 0 1 0 c h S
      BT
      0.114 0.102 0.09 rg
      /F1 3 Tf
      0 Tc
      1 0 0 -1 5 6 Tm
      <00010002> Tj
      4 -2 Td
      <0003> Tj
      ET
      0 0 1 rg
      0 0 1 RG
      q
      1 0 0 1 0 5 cm
      /I1 Do
      Q
      q
      2 0 0 2 1 1 cm
      0 0 2 2 re W n
      BT
      0.114 0.102 0.09 rg
      1 0 0 -1 0 0 Tm
      <0004> Tj
      ET
      Q"
    `);
    expect(painted.find((stream) => !isPage(stream) && stream.includes('/G1 gs'))).toMatchInlineSnapshot(`
      "q
      0.839 0.627 0.122 rg
      0 0 m 20 0 l 20 10 l 0 10 l h f
      Q
      2 w
      [] 0 d 1 J 0 j
      2 5 m 18 5 l S
      q
      /G1 gs
      4 2 m 8 2 l 8 8 l 4 8 l h f*
      Q"
    `);
  });

  it('a faint group of one mark needs no object of its own, one of two marks does', () => {
    const mark = (x: number): DisplayItem => ({
      kind: 'rect',
      x,
      y: 0,
      width: 5,
      height: 5,
      fill: { kind: 'solid', colour: '#000000' },
    });
    const groups = (items: readonly DisplayItem[]): number =>
      Buffer.from(paint([{ kind: 'group', opacity: 0.5, items }]))
        .toString('latin1')
        .match(/\/S \/Transparency/g)?.length ?? 0;
    expect([
      groups([mark(0)]),
      groups([{ kind: 'symbol', symbol: 'drop', x: 0, y: 0, width: 5, height: 5, colour: '#000000' }]),
    ]).toEqual([0, 0]);
    expect([
      groups([mark(0), mark(3)]),
      groups([{ kind: 'symbol', symbol: 'badge', x: 0, y: 0, width: 5, height: 5, colour: '#000000' }]),
    ]).toEqual([1, 1]);
  });

  it.each([
    ['-0.0004', '0'],
    ['0.1005', '0.101'],
    ['-12.34', '-12.34'],
    ['7', '7'],
    ['99.9996', '100'],
    ['0.05', '0.05'],
    ['1e-7', '0'],
  ])('%s is written %s', (number, written) => {
    expect(
      streams(paint([{ kind: 'path', d: `M${number} 1L1 1`, stroke: { colour: '#000000', width: 1 } }])).join('\n'),
    ).toContain(`\n${written} 1 m 1 1 l S`);
  });

  it('a command no painter draws is refused', () => {
    expect(() =>
      paint([{ kind: 'path', d: 'M0 0Q1 1 2 2', fill: { kind: 'solid', colour: '#000000' } }]),
    ).toThrowErrorMatchingInlineSnapshot(
      `[Error: Painters draw paths of M, L, C and Z only, not Q (in M0 0Q1 1 2 2).]`,
    );
  });
});

describe('same bytes', () => {
  const items = [text('gleich', 20, 30), text('fett', 20, 40, { font: 'sans-700' })];

  it('for the same document, and other bytes for another hash', () => {
    expect(Buffer.from(paint(items)).equals(Buffer.from(paint(items)))).toBe(true);
    const other = paintPdf(document([page(items)], { hash: 'abd' }), art);
    expect(Buffer.from(paint(items)).equals(Buffer.from(other))).toBe(false);
  });

  it('no clock, no standard font', () => {
    const raw = Buffer.from(paint(items)).toString('latin1');
    expect(raw.match(/\(D:\d+Z?\)/g)).toEqual(['(D:20000101000000Z)']);
    expect(raw).not.toContain('Helvetica');
  });
});

it('typefaces and symbols that do not exist are refused by name', () => {
  expect(() => paint([{ ...text('x', 0, 0), font: 'serif-900' }])).toThrowErrorMatchingInlineSnapshot(
    `[Error: No face is called serif-900.]`,
  );
  expect(() =>
    paint([{ kind: 'symbol', symbol: 'unicorn', x: 0, y: 0, width: 1, height: 1, colour: '#000000' }]),
  ).toThrowErrorMatchingInlineSnapshot(`[Error: No symbol is called unicorn.]`);
});
