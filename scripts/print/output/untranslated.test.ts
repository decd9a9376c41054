// A language with hardly a word of its own: everything is printed all the same, in the source language and visibly so. And one bad card harms no other.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Game } from '../../../engine/facts/game.ts';
import { loadGame } from '../../load/load-game.ts';
import { loadPapers } from '../../load/templates/papers.ts';
import type { DisplayItem } from '../display/display-list.ts';
import { cardsToPrint } from '../impose/lay-cards.ts';
import { loadTemplates } from '../template/load-templates.ts';
import { PRODUCTS } from './products.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'untranslated-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
cpSync(join(root, 'content'), folder, { recursive: true });
mkdirSync(join(folder, 'words/fr'));
writeFileSync(join(folder, 'words/fr/print.yaml'), 'sheet:\n  cards: Cartes\n');

const templatesDir = join(root, 'templates');
const loaded = loadGame(folder, { templates: templatesDir });
if (loaded.game === undefined) throw new Error('The content has problems; npm run check tells them.');
const game: Game = loaded.game;
const templates = loadTemplates(templatesDir, templatesDir);
const { papers } = loadPapers(templatesDir);
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
const printed = new Map(PRODUCTS.map(({ name, lay }) => [name, lay(game, 'fr', papers[0]!, templates)]));
const shown = (product: string): string =>
  printed
    .get(product)!
    .document.pages.map(({ items }) => textsIn(items).join(' '))
    .join(' ')
    .toLowerCase()
    .replace(/\s+/g, ' ');

describe('a language with one word', () => {
  it.each(PRODUCTS.map(({ name }) => name))(
    'prints its %s: the mark of a text that fell back always fits',
    (product) => {
      expect(printed.get(product)!.problems).toEqual([]);
    },
  );

  it.each([
    ['cards', game.cards.map(({ name }) => name['de']!)],
    ['board', game.locations.map(({ name }) => name['de']!)],
    ['board-full', game.locations.map(({ name }) => name['de']!)],
    ['inmates', game.inmates.map(({ sides }) => sides.female.name['de']!)],
    ['rulebook', game.chapters.map(({ title }) => title['de']!)],
  ])('shows on the %s which texts are not its own', (product, names) => {
    const text = shown(product);
    expect(names.filter((name) => !text.includes(`*${name.toLowerCase()}`))).toEqual([]);
  });

  it('counts them, and takes its own word for its own', () => {
    expect(game.missing.filter(({ lang }) => lang === 'fr').length).toBeGreaterThan(500);
    expect(game.words['fr']!['print.sheet.cards']).toBe('Cartes');
    expect(game.missing).not.toContainEqual({ lang: 'fr', where: 'words/fr/print.yaml sheet.cards' });
  });
});

describe('one card whose text is far too long', () => {
  it('is told by name, and every other card looks as before', () => {
    const long = { ...game.cards[0]!, flavour: { ...game.cards[0]!.flavour, de: 'Wort '.repeat(600) } };
    const before = cardsToPrint(game, 'de', templates);
    const after = cardsToPrint({ ...game, cards: [long, ...game.cards.slice(1)] }, 'de', templates);
    expect(before.problems).toEqual([]);
    expect(after.problems.length).toBeGreaterThan(0);
    for (const { code, message } of after.problems) {
      expect(code).toBe('TEXT_OVERFLOW');
      expect(message).toMatch(new RegExp(`${long.id}" \\(de\\) is [\\d.]+ mm too (?:high|wide) for its box$`));
    }
    const others = (laid: typeof before): readonly unknown[] =>
      laid.cards.slice(long.copies).map(({ front }) => front.list);
    expect(others(after)).toEqual(others(before));
  });
});
