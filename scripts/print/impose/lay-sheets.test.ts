// Printed sheets, painted and read back: every card and back in its place, ruler and imprint on each page, all of it printable.
import { describe, expect, it } from 'vitest';
import type { DisplayItem } from '../display/display-list.ts';
import type { PrintDocument } from '../display/document.ts';
import { shape } from '../font/shape.ts';
import { paintPdf } from '../paint/pdf/paint-pdf.ts';
import { testArt } from '../paint/testing/art.ts';
import { readPdf } from '../paint/testing/read-pdf.ts';
import { impose } from './impose.ts';
import type { BackMode, ImpositionJob, Paper } from './imposition.ts';
import { laySheets, placeCard, type CardToPrint, type KeyedList } from './lay-sheets.ts';
import { captionWidth, fittingImprint } from './strip-items.ts';

const art = testArt();
const a4: Paper = { id: 'a4', name: 'A4', width: 210, height: 297, edge: 5 };
const letter: Paper = { id: 'letter', name: 'Letter', width: 215.9, height: 279.4, edge: 5 };

const WORDS: Readonly<Record<string, string>> = {
  'sheet.language': 'Deutsch',
  'sheet.ruler': '100 mm · mit 100 % drucken',
  'sheet.flip.duplex-long': 'lange Kante',
  'sheet.flip.duplex-short': 'kurze Kante',
  'sheet.flip.separate': 'von Hand',
  'sheet.flip.none': 'einseitig',
  'sheet.imprint': '~title~ ~version~ · ~language~ · ~decks~ · Seite ~page~ von ~pages~ · ~flip~',
};
const speak = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  (WORDS[key] ?? '').replace(/~([a-z-]+)~/g, (_mark, name: string) => String(values[name]));

/** A face whose text stands 10 mm right of and below the trim's corner, on ink that fills the bleed. */
function listOf(name: string): KeyedList {
  const width = shape(art.typefaces.get('sans-400')!, name).width * 4;
  return {
    key: name,
    list: {
      width: 69,
      height: 94,
      items: [
        { kind: 'rect', x: 0, y: 0, width: 69, height: 94, fill: { kind: 'solid', colour: '#e0641c' } },
        { kind: 'text', x: 13, y: 13, text: name, font: 'sans-400', size: 4, colour: '#1d1a17', width },
      ],
    },
  };
}

/** Deck a has no backs; decks b and c have one each. */
const cardsOf = (count: number): readonly CardToPrint[] =>
  Array.from({ length: count }, (_n, index) => {
    const deck = ['a', 'b', 'c'][Math.floor(index / 4) % 3]!;
    return {
      deck,
      deckName: `Stapel ${deck}`,
      front: listOf(`front${String(index)}`),
      back: deck === 'a' ? undefined : listOf(`back-${deck}`),
    };
  });

function lay(count: number, change: Partial<ImpositionJob> = {}): PrintDocument {
  const result = impose({
    cards: count,
    paper: a4,
    trim: { width: 63, height: 88 },
    bleed: 3,
    gap: 0,
    marks: 'crop',
    backs: 'duplex-long',
    ...change,
  });
  if (!result.ok) throw new Error(result.refusal.message);
  return laySheets({
    cards: cardsOf(count),
    imposition: result.imposition,
    inset: 3,
    head: { title: 'Karten', subject: 'Alle', lang: 'de', version: '0.1.0', hash: 'abc' },
    gameTitle: 'Grab dich frei',
    speak,
    typefaces: art.typefaces,
  });
}

describe.each([
  ['A4', a4],
  ['Letter', letter],
] as const)('%s', (_name, paper) => {
  it('each front stands in data order, exact to 0.05 mm, and its back mirrored on the next page', async () => {
    const read = await readPdf(paintPdf(lay(11, { paper }), art));
    expect(read.warnings).toEqual([]);
    expect(read.pages).toHaveLength(4);
    const left = (paper.width - 189) / 2;
    const top = (paper.height - 264) / 2;
    cardsOf(11).forEach((_card, index) => {
      const [page, row, column] = [2 * Math.floor(index / 9), Math.floor((index % 9) / 3), index % 3];
      const front = read.pages[page]!.runs.find((run) => run.text === `front${String(index)}`)!;
      expect(Math.abs(front.x - (left + column * 63 + 10))).toBeLessThan(0.05);
      expect(Math.abs(front.y - (top + row * 88 + 10))).toBeLessThan(0.05);
    });
    const backs = (page: number): string[] =>
      read.pages[page]!.runs.filter((run) => run.text.startsWith('back')).map(
        (run) =>
          `${run.text} ${String(Math.round((run.y - top - 10) / 88))} ${String(Math.round((run.x - left - 10) / 63))}`,
      );
    expect(backs(1)).toEqual(['back-b 1 1', 'back-b 1 0', 'back-b 2 2', 'back-b 2 1', 'back-c 2 0']);
    expect(backs(3)).toEqual(['back-c 0 2', 'back-c 0 1']);
  });

  it('every page says game, version, language, decks, page of pages, flip edge, and carries the ruler', async () => {
    const read = await readPdf(paintPdf(lay(20, { paper }), art));
    read.pages.forEach((page, index) => {
      expect(page.text).toContain(`Seite ${String(index + 1)} von 6 · lange Kante`);
      expect(page.text).toContain('Grab dich frei 0.1.0 · Deutsch · Stapel ');
      expect(page.text).toContain('100 mm · mit 100 % drucken');
    });
  });

  it('the ruler measures 100 mm and marks are 0.2 mm wide', () => {
    const [page] = lay(3, { paper }).pages;
    const ruler = page!.items.find(
      (item) =>
        item.kind === 'group' && item.items.some((inner) => inner.kind === 'text' && inner.text.startsWith('100 mm')),
    );
    const path = ruler?.kind === 'group' ? ruler.items.find((item) => item.kind === 'path') : undefined;
    const [from, to] = [...path!.d.matchAll(/[ML](-?[\d.]+) /g)].map((match) => Number(match[1]));
    expect(to! - from!).toBeCloseTo(100, 6);
    const marks = page!.items.filter((item) => item.kind === 'path');
    expect(marks.length).toBeGreaterThanOrEqual(16);
    expect(marks.every((mark) => mark.stroke!.width >= 0.15)).toBe(true);
  });

  it('no ink within 5 mm of the edge of the paper', () => {
    for (const page of lay(20, { paper }).pages) {
      for (const box of page.items.flatMap(inkOf)) {
        expect(Math.min(box[0], box[1])).toBeGreaterThanOrEqual(5 - 1e-3);
        expect(page.width - box[2]).toBeGreaterThanOrEqual(5 - 1e-3);
        expect(page.height - box[3]).toBeGreaterThanOrEqual(5 - 1e-3);
      }
    }
  });
});

/** Left, top, right, bottom of an item's ink on the page. */
function inkOf(item: DisplayItem): [number, number, number, number][] {
  if (item.kind === 'form')
    return [
      [
        item.x + item.clip!.x,
        item.y + item.clip!.y,
        item.x + item.clip!.x + item.clip!.width,
        item.y + item.clip!.y + item.clip!.height,
      ],
    ];
  if (item.kind === 'group') {
    const [a, b, c, d, e, f] = item.matrix!;
    return item.items.flatMap(inkOf).map(([left, top, right, bottom]) => {
      const xs = [
        [left, top],
        [right, bottom],
      ].map(([x, y]) => a * x! + c * y! + e);
      const ys = [
        [left, top],
        [right, bottom],
      ].map(([x, y]) => b * x! + d * y! + f);
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    });
  }
  if (item.kind === 'text')
    return [[item.x, item.y - 0.75 * item.size, item.x + item.width, item.y + 0.25 * item.size]];
  if (item.kind !== 'path') throw new Error(`no ${item.kind} expected outside the cards`);
  // Butt ends: a straight line reaches half its width to both sides only.
  return [...item.d.matchAll(/M(-?[\d.]+) (-?[\d.]+)L(-?[\d.]+) (-?[\d.]+)/g)].map((match) => {
    const [x1, y1, x2, y2] = match.slice(1).map(Number) as [number, number, number, number];
    const half = item.stroke!.width / 2;
    const [dx, dy] = x1 === x2 ? [half, 0] : [0, half];
    return [Math.min(x1, x2) - dx, Math.min(y1, y2) - dy, Math.max(x1, x2) + dx, Math.max(y1, y2) + dy];
  });
}

describe('backs', () => {
  it.each<[BackMode, string]>([
    ['duplex-long', 'long-edge'],
    ['duplex-short', 'short-edge'],
    ['separate', 'simplex'],
    ['none', 'simplex'],
  ])('%s tells the printer %s', (backs, duplex) => {
    expect(lay(4, { backs }).duplex).toBe(duplex);
  });

  it('a back on its head is clipped on its head: its ink covers the same part of the page', () => {
    const slot = {
      card: 0,
      row: 0,
      column: 0,
      x: 10,
      y: 16,
      ink: { x: 7, y: 13, width: 66, height: 91 },
      turn: 180,
    } as const;
    expect(placeCard(listOf('x'), slot, 3)).toMatchObject({
      x: 7,
      y: 13,
      turn: 180,
      clip: { x: 3, y: 3, width: 66, height: 91 },
    });
    expect(placeCard(listOf('x'), { ...slot, turn: 0 }, 3)).toMatchObject({
      x: 7,
      y: 13,
      clip: { x: 0, y: 0, width: 66, height: 91 },
    });
  });
});

describe('captions', () => {
  it('bookmarks lead to the first sheet of each deck', async () => {
    const read = await readPdf(paintPdf(lay(20), art));
    expect(read.outline).toEqual(['Stapel a', 'Stapel b', 'Stapel c']);
    expect(read.places).toEqual({ 'deck-a': [0, 0], 'deck-b': [0, 0], 'deck-c': [0, 0] });
  });

  it('an imprint with too many decks names as many as fit and counts the rest', () => {
    const strip = { box: { x: 5, y: 5, width: 60, height: 2.8 }, turned: false };
    const decks = Array.from({ length: 30 }, (_n, index) => `Stapel ${String(index)}`);
    const text = fittingImprint(strip, decks, (names) => `Seite 1: ${names}`, art.typefaces);
    expect(text).toMatch(/^Seite 1: Stapel 0, .* \+\d+$/);
    expect(captionWidth(text, art.typefaces)).toBeLessThanOrEqual(60);
  });
});

it('marks none: no stroke outside the cards, but the imprint stays', () => {
  const { items } = lay(9, { marks: 'none' }).pages[0]!;
  expect(JSON.stringify(items.filter((item) => item.kind !== 'form'))).not.toContain('stroke');
  expect(items.at(-1)).toMatchObject({ kind: 'group', items: [{ kind: 'text' }] });
});
