// Every page of every file: its boxes, its ink, its words, its fonts; every card's trim, and the back behind every card of the real deck.
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Game, Lang } from '../../../engine/facts/game.ts';
import { loadGame } from '../../load/load-game.ts';
import { loadPapers } from '../../load/templates/papers.ts';
import type { DisplayItem, FormItem } from '../display/display-list.ts';
import type { PrintDocument } from '../display/document.ts';
import { cardsToPrint } from '../impose/lay-cards.ts';
import { paintPdf } from '../paint/pdf/paint-pdf.ts';
import { loadTemplates } from '../template/load-templates.ts';
import { inkOf } from '../testing/ink-bounds.ts';
import { pageObjects } from '../testing/placed-forms.ts';
import { PRODUCTS } from './products.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const templatesDir = join(root, 'templates');
const loaded = loadGame(join(root, 'content'), { templates: templatesDir });
if (loaded.game === undefined) throw new Error('The content has problems; npm run check tells them.');
const game: Game = loaded.game;
const templates = loadTemplates(templatesDir, templatesDir);
const { papers } = loadPapers(templatesDir);

const files = new Map<string, { readonly document: PrintDocument; readonly bytes: Buffer }>();
/** A product laid out and painted, kept. */
function fileOf(
  product: string,
  lang: Lang,
  paperId: string,
): { readonly document: PrintDocument; readonly bytes: Buffer } {
  const key = `${product} ${lang} ${paperId}`;
  let file = files.get(key);
  if (file === undefined) {
    const { document, problems } = PRODUCTS.find(({ name }) => name === product)!.lay(
      game,
      lang,
      papers.find(({ id }) => id === paperId)!,
      templates,
    );
    expect(problems).toEqual([]);
    files.set(
      key,
      (file = {
        document,
        bytes: Buffer.from(paintPdf(document, { typefaces: templates.typefaces, symbols: templates.symbols })),
      }),
    );
  }
  return file;
}

const combinations = game.languages.flatMap((lang) => papers.map((paper) => [lang, paper] as const));
const cases = combinations.flatMap(([lang, paper]) =>
  PRODUCTS.map(({ name }) => [`${name} ${lang} ${paper.id}`, name, lang, paper] as const),
);
const near = (numbers: readonly number[]): readonly number[] => numbers.map((mm) => Math.round(mm * 100) / 100 + 0);
const textsIn = (items: readonly DisplayItem[]): readonly string[] =>
  items.flatMap((item) =>
    item.kind === 'text'
      ? [item.text]
      : item.kind === 'group'
        ? textsIn(item.items)
        : item.kind === 'form'
          ? textsIn(item.list.items)
          : [],
  );
/** Letters and digits alone, so that line ends, hyphens and capitals do not matter. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/~[^~]*~/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The shop's full board, and what is read on screens. */
const OWN_SIZE = ['board-full', 'rulebook', 'quick-start'];

describe('boxes and ink', () => {
  it.each(cases)(
    '%s: MediaBox, BleedBox and TrimBox of every page are those of the sheet',
    (_, product, lang, paper) => {
      const { document, bytes } = fileOf(product, lang, paper.id);
      const pages = pageObjects(bytes);
      expect(pages).toHaveLength(document.pages.length);
      document.pages.forEach(({ width, height, trim = { x: 0, y: 0, width, height }, bleed = trim }, index) => {
        const upsideUp = (box: typeof trim): readonly number[] =>
          near([box.x, height - box.y - box.height, box.x + box.width, height - box.y]);
        expect([index, near(pages[index]!.media), near(pages[index]!.bleed), near(pages[index]!.trim)]).toEqual([
          index,
          near([0, 0, width, height]),
          upsideUp(bleed),
          upsideUp(trim),
        ]);
      });
      // Home printers take the paper asked for; other files are sheets of their own size.
      if (!OWN_SIZE.includes(product))
        for (const { width, height } of document.pages)
          expect([width, height].sort()).toEqual([paper.width, paper.height].sort());
    },
  );

  it.each(cases.filter(([, product]) => product !== 'board-full'))(
    '%s: all ink of every page is at least 5 mm inside the paper',
    (_, product, lang, paper) => {
      for (const [index, { width, height, items }] of fileOf(product, lang, paper.id).document.pages.entries()) {
        const ink = items.flatMap(inkOf);
        const rims = [
          Math.min(...ink.map(([left]) => left)),
          Math.min(...ink.map(([, top]) => top)),
          width - Math.max(...ink.map(([, , right]) => right)),
          height - Math.max(...ink.map(([, , , bottom]) => bottom)),
        ];
        expect([index, ...rims.map((rim) => (rim >= 5 - 1e-6 ? 'inside' : rim))]).toEqual([
          index,
          'inside',
          'inside',
          'inside',
          'inside',
        ]);
      }
    },
  );

  it.each(cases)('%s: every font is embedded, and cut down to what is used', (_, product, lang, paper) => {
    const text = fileOf(product, lang, paper.id).bytes.toString('latin1');
    const names = [...text.matchAll(/\/BaseFont\s*\/([^\s/>]+)/g)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/^[A-Z]{6}\+/.test(name))).toEqual([]);
    expect(text.match(/\/FontFile2\b/g)?.length).toBe(text.match(/\/Type\s*\/FontDescriptor\b/g)?.length);
    expect(text).not.toMatch(/\/JavaScript|\/JS\b|\/Launch|\/URI\s*\(http/);
  });
});

describe.each(combinations)('the real deck, %s on %o', (lang, paper) => {
  const { cards } = cardsToPrint(game, lang, templates);
  const [left, top] = [(paper.width - 3 * 63) / 2, (paper.height - 3 * 88) / 2];

  it('every trim of the file is where it should be, exact to 0.05 mm, on all pages', () => {
    const pages = pageObjects(fileOf('cards', lang, paper.id).bytes);
    expect(pages).toHaveLength(2 * Math.ceil(cards.length / 9));
    pages.forEach(({ placed }, page) => {
      const first = Math.floor(page / 2) * 9;
      const slots = Array.from(
        { length: Math.min(9, cards.length - first) },
        (_unused, index) => [Math.floor(index / 3), page % 2 === 0 ? index % 3 : 2 - (index % 3)] as const,
      );
      expect([page, placed.length]).toEqual([page, slots.length]);
      slots.forEach(([row, column], index) => {
        const { x, y, ink } = placed[index]!;
        expect(Math.abs(x + 3 - (left + 63 * column))).toBeLessThan(0.05);
        expect(Math.abs(y + 3 - (top + 88 * row))).toBeLessThan(0.05);
        // The whole trim is visible, and nothing of it reaches a neighbour's.
        expect([
          ink.x <= x + 3 + 1e-3,
          ink.y <= y + 3 + 1e-3,
          ink.x + ink.width >= x + 66 - 1e-3,
          ink.y + ink.height >= y + 91 - 1e-3,
        ]).toEqual([true, true, true, true]);
        if (column > 0) expect(ink.x).toBeCloseTo(x + 3, 3);
        if (row > 0) expect(ink.y).toBeCloseTo(y + 3, 3);
      });
    });
  });

  it("behind every card lies its own deck's back, slot for slot, on all 36 pages", () => {
    const { pages } = fileOf('cards', lang, paper.id).document;
    const forms = (page: number): readonly FormItem[] => pages[page]!.items.filter((item) => item.kind === 'form');
    let card = 0;
    for (let page = 0; page < pages.length; page += 2) {
      const behind = forms(page + 1);
      expect(behind).toHaveLength(forms(page).length);
      for (const front of forms(page)) {
        const { front: own, back } = cards[card]!;
        expect([card, front.form]).toEqual([card, own.key]);
        const turned = behind.filter(
          ({ x, y }) => Math.abs(x - (paper.width - front.x - front.list.width)) < 0.01 && Math.abs(y - front.y) < 0.01,
        );
        expect([card, own.key, turned.map(({ form }) => form)]).toEqual([card, own.key, [back!.key]]);
        card += 1;
      }
    }
    expect(card).toBe(cards.length);
    const decks = new Map(cards.map(({ deck, back }) => [deck, back!.key]));
    expect(new Set(decks.values()).size).toBe(decks.size);
  });

  it('every word of every card, board and inmate is printed', () => {
    const printed = (product: string): string =>
      bare(
        fileOf(product, lang, paper.id)
          .document.pages.map(({ items }) => textsIn(items).join('\n'))
          .join('\n'),
      );
    const lost = (product: string, pieces: readonly (string | undefined)[]): readonly string[] => {
      const text = printed(product);
      return pieces.flatMap((piece) => (piece ?? '').split(/\s+/)).filter((word) => !text.includes(bare(word)));
    };
    expect(
      lost(
        'cards',
        [...game.cards, ...game.gangs, ...game.backgrounds].flatMap((one) => [
          one.name[lang],
          one.text[lang],
          one.flavour[lang],
          'memberText' in one ? one.memberText[lang] : '',
        ]),
      ),
    ).toEqual([]);
    expect(
      lost(
        'inmates',
        game.inmates.flatMap(({ sides }) => [
          sides.female.name[lang],
          sides.female.flavour[lang],
          sides.male.name[lang],
          sides.male.flavour[lang],
        ]),
      ),
    ).toEqual([]);
    for (const board of ['board', 'board-full'])
      expect(
        lost(
          board,
          game.locations.map(({ name }) => name[lang]),
        ),
      ).toEqual([]);
  });
});
