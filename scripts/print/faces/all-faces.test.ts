// Faces of the real content: each card has one, each word and number comes from the game, each picture exists.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Handlebars from 'handlebars';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { boxOf, type BoxCard, type Game } from '../../../engine/facts/game.ts';
import { loadGame } from '../../load/load-game.ts';
import { allDecks, allFaces, deckOf, faceOf } from './all-faces.ts';
import { backOf } from './back.ts';
import type { CardFace } from './card-face.ts';

const root = new URL('../../../', import.meta.url);
const templates = new URL('templates/', root);
const loaded = loadGame(fileURLToPath(new URL('content/', root)));
if (loaded.game === undefined) throw new Error(loaded.problems.map((problem) => problem.message).join('\n'));
const game: Game = loaded.game;

/** A card of the game with its kind; `of` is the game it is looked up in. */
const boxed = (card: BoxCard['card'], of = game): BoxCard => boxOf(of).find((one) => one.card === card)!;

const templateOf = (face: CardFace): string => readFileSync(new URL(`${face.template}.hbs`, templates), 'utf8');
const filled = (face: CardFace): string =>
  Handlebars.compile(templateOf(face), { strict: true, knownHelpersOnly: true })(face.data);
const facesIn = (lang: string): readonly CardFace[] => [
  ...allFaces(game, lang),
  ...allDecks(game).map((deck) => backOf(game, deck, lang)),
];
const everyFace = game.languages.flatMap((lang) => facesIn(lang).map((face) => [lang, face.id, face] as const));

describe('all faces', () => {
  it('shows every card of the game, in data order', () => {
    const total = [...game.cards, ...game.gangs, ...game.strengthCards].reduce(
      (sum, item) => sum + item.copies,
      game.backgrounds.length,
    );
    const faces = allFaces(game, 'de');
    expect(faces.reduce((sum, face) => sum + face.copies, 0)).toBe(total);
    expect(faces.map((face) => face.id.replace(/^[a-z]+-/, ''))).toEqual(
      [...game.cards, ...game.gangs, ...game.backgrounds, ...game.strengthCards].map((item) => item.id),
    );
  });

  it('gives each face a name of its own, fit for a file', () => {
    const ids = facesIn('de').map((face) => face.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
  });

  it('is pure: the same game gives the same data', () => {
    expect(allFaces(game, 'en')).toEqual(allFaces(game, 'en'));
  });

  it('leaves out what has no copies', () => {
    const [first, ...others] = game.cards;
    const without: Game = { ...game, cards: [{ ...first!, copies: 0 }, ...others] };
    expect(allFaces(without, 'de').map((face) => face.id)).toEqual(
      allFaces(game, 'de')
        .slice(1)
        .map((face) => face.id),
    );
  });

  it('puts hand cards of open piles, gangs, backgrounds and strength cards in decks of their own', () => {
    const open = game.cards.filter((card) => card.pile === 'open').map((card) => card.id);
    expect(new Set(allDecks(game))).toEqual(
      new Set(['search', ...open, ...game.gangs.map((gang) => `gang-${gang.id}`), 'background', 'strength']),
    );
    expect(deckOf(boxed(game.strengthCards[0]!))).toBe('strength');
  });

  it.each(everyFace)('%s %s fills its template, strictly', (_lang, _id, face) => {
    expect(() => filled(face)).not.toThrow();
    expect(filled(face)).not.toMatch(/undefined|\[object|~/);
  });

  it('says the same number everywhere: a changed card changes its face', () => {
    const shovel = game.cards.find((card) => card.points === 3)!;
    const changed = { ...shovel, points: 7, price: 11, cigarettes: 0 };
    const after = { ...game, cards: game.cards.map((card) => (card === shovel ? changed : card)) };
    const face = faceOf(after, boxed(changed, after), 'de');
    const html = filled(face);
    expect(html).toContain('<div class="mark-count">7</div>');
    expect(html).toContain('<span class="price-count">11</span>');
    expect(html).toContain('<span class="count">0</span>');
  });

  it('prints no price tag on what is not for sale', () => {
    const spoon = game.cards.find((card) => card.id === game.spoon)!;
    expect(filled(faceOf(game, boxed(spoon), 'de'))).not.toContain('price-count');
  });

  it('marks the card itself in its recipe', () => {
    const part = game.cards.find((card) => card.kind === 'part')!;
    expect(filled(faceOf(game, boxed(part), 'de')).match(/ingredient own/g)).toHaveLength(
      game.recipes.filter((recipe) => recipe.parts.flat().includes(part.id)).length,
    );
  });

  it('names the gangs that want an accessory', () => {
    for (const card of game.cards.filter((each) => each.kind === 'accessory')) {
      const html = filled(faceOf(game, boxed(card), 'de'));
      for (const gang of game.gangs)
        expect(html.includes(`>${gang.name['de']!}<`), `${card.id} ${gang.id}`).toBe(
          gang.accessories.includes(card.id),
        );
    }
  });
});

describe('backs', () => {
  it.each(game.languages.flatMap((lang) => allDecks(game).map((deck) => [lang, deck] as const)))(
    '%s %s reads alike both ways up',
    (lang, deck) => {
      const html = filled(backOf(game, deck, lang));
      const [upper = '', lower = ''] = html.split(/<div class="half(?: turned)?">/).slice(1);
      expect(upper.trim()).not.toBe('');
      expect(lower.replace(/\s*<svg class="back-ground texture">[\s\S]*$/, '').trim()).toBe(upper.trim());
    },
  );

  it('differ from deck to deck', () => {
    const backs = allDecks(game).map((deck) => filled(backOf(game, deck, 'de')));
    expect(new Set(backs).size).toBe(backs.length);
  });
});

describe('card templates', () => {
  const names = readdirSync(new URL('cards/', templates)).filter((name) => name.endsWith('.hbs'));

  it('hold no words of their own', () => {
    const words = names.flatMap((name) => {
      const text = readFileSync(new URL(`cards/${name}`, templates), 'utf8').replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ');
      return [...text.matchAll(/\p{L}+/gu)].map(([word]) => `${name}: ${word}`);
    });
    expect(words).toEqual([]);
  });

  it('are all used', () => {
    const used = new Set(facesIn('de').map((face) => `${face.template}.hbs`));
    expect(names.map((name) => `cards/${name}`).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('pictures', () => {
  const listed = load(readFileSync(new URL('icons.yaml', templates), 'utf8')) as {
    icons: Record<string, string>;
    credits: Record<string, string[]>;
  };
  const set = (
    JSON.parse(readFileSync(new URL('node_modules/@iconify-json/game-icons/icons.json', root), 'utf8')) as {
      icons: Record<string, unknown>;
    }
  ).icons;
  const known = (name: string): boolean => name in listed.icons || existsSync(new URL(`icons/${name}.svg`, templates));

  it('named in content are all there', () => {
    const named = [
      ...game.cards.map((card) => card.picture),
      ...game.backgrounds.map((background) => background.picture),
      ...game.gangs.map((gang) => gang.badge),
    ];
    expect(named.filter((name) => !known(name))).toEqual([]);
  });

  it('asked for by faces are all there', () => {
    const asked = everyFace.flatMap(([, , face]) =>
      [...filled(face).matchAll(/#icon-([a-z0-9-]+?)(?:-fill)?"/g)].map(([, name = '']) => name),
    );
    expect([...new Set(asked)].filter((name) => !known(name))).toEqual([]);
  });

  it('of the set exist in it, and none is drawn here under the same name', () => {
    expect(Object.entries(listed.icons).filter(([, icon]) => !(icon in set))).toEqual([]);
    expect(Object.keys(listed.icons).filter((name) => existsSync(new URL(`icons/${name}.svg`, templates)))).toEqual([]);
  });

  it('of the set are credited once each, and nothing else is', () => {
    const used = [...new Set(Object.values(listed.icons))].sort();
    // A new icon of the set needs its author: icons.yaml `credits`, under "other contributors" where nobody knows.
    expect(Object.values(listed.credits).flat().sort()).toEqual(used);
  });
});
