// A new language by the recipe of CONTRIBUTING.md, with hardly a word of its own: everything is printed all the same, in the source language and visibly so. And one bad card harms no other.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Game } from '../../../engine/facts/game.ts';
import type { Say } from '../../../voice/voice.ts';
import { wordsOfCompanion } from '../../../site/src/companion/page-words.ts';
import { loadGame } from '../../load/load-game.ts';
import { loadPapers } from '../../load/templates/papers.ts';
import type { DisplayItem } from '../display/display-list.ts';
import { cardsToPrint } from '../impose/lay-cards.ts';
import { hyphenate } from '../layout/text/hyphenate.ts';
import { speakPrint } from '../speak.ts';
import { loadTemplates } from '../template/load-templates.ts';
import { PRODUCTS } from './products.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'untranslated-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const name of ['SITE_CONTENT', 'SITE_TEMPLATES', 'SITE_PRINTS']) Reflect.deleteProperty(process.env, name);
});
cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });

/** The files that the recipe says to write, each in a block that begins with its path; and the language's code. */
const [, recipe = ''] =
  /### New language\n([^]*?)\n### /.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? [];
const files = [...recipe.matchAll(/```yaml\n# (\S+)\n([^]*?)```/g)].map(([, path = '', text = '']) => ({ path, text }));
const lang = /^content\/words\/([a-z]+)\//.exec(files[0]?.path ?? '')?.[1] ?? '';
for (const { path, text } of files) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The part of the site's door to the game that is asked here; the site has compiler settings of its own. */
interface SiteDoor {
  readonly say: (lang: string) => Say;
  readonly languagePaths: () => readonly { readonly props: { readonly lang: string } }[];
}

const templatesDir = join(root, 'templates');
const loaded = loadGame(join(folder, 'content'), { templates: templatesDir });
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
const printed = new Map(PRODUCTS.map(({ name, lay }) => [name, lay(game, lang, papers[0]!, templates)]));
const shown = (product: string): string =>
  printed
    .get(product)!
    .document.pages.map(({ items }) => textsIn(items).join(' '))
    .join(' ')
    .toLowerCase()
    .replace(/\s+/g, ' ');

describe('a language with a few words', () => {
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

  it('counts them, and takes its own words for its own', () => {
    expect(files.map(({ path }) => path.replace(/^.*\//, ''))).toEqual(['print.yaml', 'site.yaml']);
    expect(game.languages).toContain(lang);
    expect(game.missing.filter((missing) => missing.lang === lang).length).toBeGreaterThan(500);
    for (const where of ['print.yaml sheet.cards', 'print.yaml board.points', 'site.yaml locations.search'])
      expect(game.missing).not.toContainEqual({ lang, where: `words/${lang}/${where}` });
    expect(loaded.problems.map(({ code }) => code)).toEqual(loaded.problems.map(() => 'MISSING_TRANSLATION'));
  });

  it('is counted in its own way in print and on the site', async () => {
    const print = speakPrint(game, lang);
    expect([0, 1, 2].map((count) => print('board.points', { count }))).toEqual(['0 point', '1 point', '2 points']);
    process.env['SITE_CONTENT'] = join(folder, 'content');
    process.env['SITE_TEMPLATES'] = templatesDir;
    process.env['SITE_PRINTS'] = join(folder, 'nothing-printed');
    const site = (await import(/* @vite-ignore */ join(root, 'site/src/content-of-the-game.ts'))) as SiteDoor;
    expect([0, 1, 2].map((count) => site.say(lang)('locations.search', { count }))).toEqual([
      'Fouiller donne 0 carte',
      'Fouiller donne 1 carte',
      'Fouiller donne 2 cartes',
    ]);
    expect(site.languagePaths().map(({ props }) => props.lang)).toContain(lang);
    expect(site.say(lang)('locations.start')).toMatch(/^\*/);
    expect(Object.values(wordsOfCompanion(game, lang)).filter((text) => !text.startsWith('*'))).toEqual([]);
  });

  it('is hyphenated by its own patterns', () => {
    const { hyphenateSync } = createRequire(import.meta.url)(`hyphen/${lang}`) as {
      hyphenateSync: (text: string) => string;
    };
    for (const word of ['emprisonnement', 'cigarettes', 'gardienne', 'souterrain']) {
      const parts = hyphenateSync(word).split('\u00ad').slice(0, -1);
      const points = parts.map((_, index) => parts.slice(0, index + 1).join('').length);
      expect(hyphenate(word, lang)).toEqual(points.filter((at) => at >= 3 && word.length - at >= 3));
      expect(hyphenate(word, lang)).not.toEqual([]);
    }
  });

  it('shows its own words on paper', () => {
    expect(shown('board')).toContain(' points');
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
