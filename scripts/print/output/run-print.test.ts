// The whole print, from content to files: read back by an independent reader, twice the same, and nothing at all when something is wrong.
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../../engine/facts/game.ts';
import { loadGame } from '../../load/load-game.ts';
import { readPdf, type ReadPdf } from '../paint/testing/read-pdf.ts';
import { MANIFEST } from './manifest.ts';
import { PRODUCTS } from './products.ts';
import { ALL, PRODUCT_NAMES, runPrint, type PrintOutcome } from './run-print.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const [content, templates] = [join(root, 'content'), join(root, 'templates')];
let folder = '';
let outcome: PrintOutcome;
const read = new Map<string, ReadPdf>();

const print = (change: Partial<Parameters<typeof runPrint>[0]> = {}): PrintOutcome =>
  runPrint({ content, templates, out: join(folder, 'out'), lang: 'de', paper: 'a4', ...change });
const tree = (): string[] =>
  readdirSync(join(folder, 'out'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
const bytesOf = (name: string): Buffer => readFileSync(join(folder, 'out/de/a4', name));
const loaded = loadGame(content);
if (loaded.game === undefined) throw new Error('The content has problems; npm run check tells them.');
const game: Game = loaded.game;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'run-print-'));
  outcome = print();
  if (!outcome.ok) throw new Error(outcome.text);
  for (const { path, product } of outcome.files)
    read.set(product, await readPdf(readFileSync(join(folder, 'out', path)), { drawn: false }));
}, 180_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Letters and digits alone, so that line ends, hyphens and capitals do not matter. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/~[^~]*~/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

describe('the files', () => {
  it('are all there, one per product, with the pages that were promised and no warning', () => {
    expect(tree()).toEqual([...PRODUCTS.map(({ name }) => `${name}.pdf`), MANIFEST].sort());
    if (!outcome.ok) throw new Error(outcome.text);
    for (const { product, pages } of outcome.files) {
      expect([product, read.get(product)!.pages.length]).toEqual([product, pages]);
      expect([product, read.get(product)!.warnings]).toEqual([product, []]);
    }
  });

  it('name language, title and how to print them', () => {
    for (const { language, title, preferences } of read.values()) {
      expect(language).toBe('de');
      expect(title).toContain('Grab dich frei');
      expect(preferences).toMatchObject({ PrintScaling: 'None' });
    }
  });

  it('all pages have text that can be searched', () => {
    for (const [product, { pages }] of read)
      pages.forEach(({ text }, index) => {
        expect([product, index, text.length > 10]).toEqual([product, index, true]);
      });
  });
});

const frontsOf = ({ pages }: ReadPdf): string =>
  bare(
    pages
      .filter((_page, index) => index % 2 === 0)
      .map(({ text }) => text)
      .join('\n'),
  );

/** Cards in the box. */
const total = (): number =>
  [...game.cards, ...game.gangs, ...game.strengthCards].reduce(
    (sum, { copies }) => sum + copies,
    game.backgrounds.length,
  );
const cardPages = (): number => 2 * Math.ceil(total() / 9);

describe('cards.pdf', () => {
  const fronts = (): string => frontsOf(read.get('cards')!);

  it('has ceil(n / 9) sheets of fronts, each followed by its backs', () => {
    expect(read.get('cards')!.pages).toHaveLength(cardPages());
  });

  it('prints every card as often as it has copies, by name', () => {
    const text = fronts();
    for (const { name, copies } of game.cards)
      expect([name['de'], text.split(bare(name['de']!)).length - 1 >= copies]).toEqual([name['de'], true]);
  });

  it.each(['de', 'en'])(
    'prints every word of every rules text and flavour line in %s',
    async (lang) => {
      const out = mkdtempSync(join(tmpdir(), 'run-print-'));
      try {
        if (lang !== 'de') expect(print({ lang, out, only: ['cards'] })).toMatchObject({ ok: true });
        const text =
          lang === 'de'
            ? fronts()
            : frontsOf(await readPdf(readFileSync(join(out, lang, 'a4/cards.pdf')), { drawn: false }));
        const said = [...game.cards, ...game.gangs, ...game.backgrounds].flatMap((card) => [
          card.name,
          card.text,
          card.flavour,
          ...('memberText' in card ? [card.memberText] : []),
        ]);
        for (const piece of said)
          for (const word of (piece[lang] ?? '').split(/\s+/)) expect(text).toContain(bare(word));
      } finally {
        rmSync(out, { recursive: true });
      }
    },
    120_000,
  );
});

describe('a second run, of some products at a time', () => {
  it('writes the same bytes, and leaves the others', () => {
    const out = join(folder, 'some');
    const chosen = PRODUCT_NAMES.filter((_name, index) => index % 2 === 0);
    expect(print({ out, only: chosen })).toMatchObject({ ok: true, removed: [] });
    expect(readdirSync(join(out, 'de/a4')).sort()).toEqual(chosen.map((name) => `${name}.pdf`).sort());
    const others = PRODUCT_NAMES.filter((name) => !chosen.includes(name));
    expect(print({ out, only: others })).toMatchObject({ ok: true, removed: [] });
    for (const name of PRODUCT_NAMES)
      expect([name, readFileSync(join(out, 'de/a4', `${name}.pdf`)).equals(bytesOf(`${name}.pdf`))]).toEqual([
        name,
        true,
      ]);
  });

  it('an unknown one is refused with the nearest, and nothing is written', () => {
    expect(print({ out: join(folder, 'none'), only: ['cards', 'bord'] })).toEqual({
      ok: false,
      text: 'npm run print: --only cannot be "bord"\n  did you mean "board"?',
    });
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });
});

describe('something wrong', () => {
  it('in the content: all problems, and the files of the last run stay as they were', () => {
    const broken = join(folder, 'content');
    cpSync(content, broken, { recursive: true });
    writeFileSync(
      join(broken, 'gangs.yaml'),
      readFileSync(join(broken, 'gangs.yaml'), 'utf8').replace('accessories: [', 'accessories: [kapp, '),
    );
    const before = bytesOf('cards.pdf');
    const result = print({ content: broken });
    expect(result).toMatchObject({ ok: false });
    if (!result.ok)
      expect(result.text).toMatch(/gangs\.yaml:\d+:\d+ {2}UNKNOWN_ID[^]*Nothing was printed: \d+ problems?\.$/);
    expect(bytesOf('cards.pdf').equals(before)).toBe(true);
  });

  it('in a template: the template is named, nothing is written', () => {
    const spoilt = join(folder, 'templates');
    cpSync(templates, spoilt, { recursive: true });
    writeFileSync(
      join(spoilt, 'cards/part.hbs'),
      readFileSync(join(spoilt, 'cards/part.hbs'), 'utf8').replace('{{name}}', '{{nmae}}'),
    );
    const result = print({ templates: spoilt, out: join(folder, 'nowhere') });
    expect(result).toMatchObject({ ok: false });
    if (!result.ok) expect(result.text).toMatch(/cards\/part\.hbs:\d+:\d+ {2}TEMPLATE_FIELD[^]*did you mean "name"/);
    expect(readdirSync(folder)).not.toContain('nowhere');
  });

  it.each([
    [{ lang: 'fr' }, 'lang'],
    [{ paper: 'a5' }, 'paper'],
  ] as const)('in a flag: %o is refused by name', (change, flag) => {
    const result = print(change);
    expect(result).toMatchObject({ ok: false });
    if (!result.ok) expect(result.text).toContain(`--${flag} cannot be`);
  });
});

it('the summary says pages and sheets of a set, what was chosen and what is missing', () => {
  if (!outcome.ok) throw new Error(outcome.text);
  const shown = outcome.summary
    .replaceAll(folder, '…')
    .replace(/[\d.]+ [kM]B/, 'N')
    .replace(/\d+ pages on \d+ sheets/, 'N pages on N sheets')
    .split('\n');
  expect(shown[0]).toBe('Printed 1 set into …/out, N. One set is one game:');
  expect(shown[1]).toMatch(
    new RegExp(
      `^ {2}de/a4: N pages on N sheets \\(cards ${String(cardPages())}, board \\d+, board-full \\d+, inmates \\d+, tokens \\d+, rulebook \\d+, rulebook-booklet \\d+, reference \\d+, quick-start \\d+\\)$`,
    ),
  );
  expect(shown).toContain(
    `    ${String(total())} cards on ${String(cardPages())} pages: 3 × 3 upright on portrait A4, trims butting, outer bleed 3 mm at the sides and 3 mm at top and bottom`,
  );
  expect(shown).toContain('No card left out.');
  expect(ALL).toBe('all');
});
