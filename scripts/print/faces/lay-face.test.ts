// The real faces, laid out: nothing runs over, words stand in the safe zone, on a ground they can be read on, and inked to the edge.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../load/load-game.ts';
import { apply } from '../art/matrix.ts';
import { multiply } from '../display/matrix.ts';
import type { DisplayItem, DisplayList, Matrix } from '../display/display-list.ts';
import { loadTemplates } from '../template/load-templates.ts';
import { allDecks, allFaces } from './all-faces.ts';
import { backOf } from './back.ts';
import { layFace } from './lay-face.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const { game, problems } = loadGame(folder('content'));
if (game === undefined) throw new Error(problems.map((problem) => problem.message).join('\n'));
const templates = loadTemplates(folder('templates'));

const laid = game.languages.flatMap((lang) =>
  [...allFaces(game, lang), ...allDecks(game).map((deck) => backOf(game, deck, lang))].map((face) => ({
    name: `${lang} ${face.id}`,
    ...layFace(face, templates, lang),
  })),
);
const each = laid.map((face) => [face.name, face] as const);

/** Items with the matrix they are drawn under, in paint order. */
function flat(
  items: readonly DisplayItem[],
  matrix: Matrix = [1, 0, 0, 1, 0, 0],
): { item: DisplayItem; matrix: Matrix }[] {
  return items.flatMap((item) =>
    item.kind === 'group'
      ? flat(item.items, item.matrix === undefined ? matrix : multiply(matrix, item.matrix))
      : [{ item, matrix }],
  );
}

/** Symbols that are plain shapes to print on; other pictures never lie under words. */
const SHAPES = /^icon-(tab-|strength-mark|points-mark|price-tag|back-tab)/;

/** The colour under a point: that of the last filled rectangle or shape painted before the item at `index` that covers it. */
function groundUnder(list: DisplayList, index: number, x: number, y: number): string | undefined {
  const before = flat(list.items).slice(0, index).reverse();
  for (const { item, matrix } of before) {
    if (item.kind !== 'rect' && item.kind !== 'symbol') continue;
    const [a, b, c, d, e, f] = matrix;
    const det = a * d - b * c;
    const [px, py] = [(d * (x - e) - c * (y - f)) / det, (a * (y - f) - b * (x - e)) / det];
    if (px < item.x || px > item.x + item.width || py < item.y || py > item.y + item.height) continue;
    if (item.kind === 'rect' && item.fill?.kind === 'solid' && (item.fill.opacity ?? 1) === 1) return item.fill.colour;
    if (item.kind === 'symbol' && SHAPES.test(item.symbol)) return item.colour;
  }
  return undefined;
}

function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((p, q) => p - q);
  return (light + 0.05) / (dark + 0.05);
}

describe('laid faces', () => {
  it('open their templates without a fault', () => {
    expect(templates.problems()).toEqual([]);
  });

  it.each(each)('%s lays without problems', (_name, face) => {
    expect(face.problems).toEqual([]);
    expect(face.list).toMatchObject({ width: 69, height: 94 });
  });

  it.each(each)('%s keeps its words in the safe zone', (_name, { list }) => {
    const outside = flat(list.items).flatMap(({ item, matrix }) => {
      if (item.kind !== 'text') return [];
      const corners = [
        [item.x, item.y - 0.7 * item.size],
        [item.x + item.width, item.y - 0.7 * item.size],
        [item.x, item.y],
        [item.x + item.width, item.y],
      ].map(([x = 0, y = 0]) => apply(matrix, x, y));
      return corners.every(([x, y]) => x >= 5.99 && x <= 63.01 && y >= 5.99 && y <= 88.01) ? [] : [item.text];
    });
    expect(outside).toEqual([]);
  });

  it.each(each)('%s sets no type under 6 pt', (_name, { list }) => {
    expect(
      flat(list.items).flatMap(({ item }) =>
        item.kind === 'text' && item.size < 6 * 0.352778 - 1e-3 ? [item.text] : [],
      ),
    ).toEqual([]);
  });

  it.each(each)('%s can be read on its grounds', (_name, { list }) => {
    const items = flat(list.items);
    const poor = items.flatMap(({ item, matrix }, index) => {
      if (item.kind !== 'text') return [];
      const [x, y] = apply(matrix, item.x + item.width / 2, item.y - item.size * 0.3);
      const ground = groundUnder(list, index, x, y);
      return ground !== undefined && contrast(item.colour, ground) >= 4.5
        ? []
        : [`${item.text}: ${item.colour} on ${ground ?? 'nothing'}`];
    });
    expect(poor).toEqual([]);
  });

  it.each(each)('%s is inked to the edge of the bleed', (_name, { list }) => {
    const [first] = list.items;
    expect(first).toMatchObject({ kind: 'rect', x: 0, y: 0, width: 69, height: 94 });
  });

  it('gives the same list for the same face', () => {
    const face = allFaces(game, 'de')[0]!;
    expect(layFace(face, templates, 'de').list).toEqual(layFace(face, templates, 'de').list);
  });

  it('names the card and its entry when a text does not fit', () => {
    const face = allFaces(game, 'de').find((each) => each.template === 'cards/action')!;
    const text = [
      { pieces: [{ text: 'Geh in die Zelle und warte, bis jemand aufschließt. '.repeat(40), icon: '', after: '' }] },
    ];
    const { problems: found } = layFace({ ...face, data: { ...face.data, text } }, templates, 'de');
    expect(found.map((problem) => problem.code)).toContain('TEXT_OVERFLOW');
    expect(found[0]?.message).toContain(`"${face.id}"`);
  });
});
