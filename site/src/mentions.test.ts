// Which rules a card's page links to, on the real content.
import { expect, it } from 'vitest';
import type { Game } from '../../engine/facts/game.ts';
import { loadGame } from '../../scripts/load/load-game.ts';
import { galleryOf } from './gallery.ts';
import { rulesMentioning, rulesOf } from './mentions.ts';

const loaded = loadGame('content');
if (loaded.game === undefined) throw new Error('The content must load.');
const game: Game = loaded.game;
const hand = (id: string) => game.cards.find((card) => card.id === id)!;
const ids = (id: string): readonly string[] => {
  const card = hand(id);
  return rulesMentioning(game, 'de', { kind: card.kind, name: card.name['de'], hand: card, effects: card.effects }).map(
    ({ rule }) => rule.id,
  );
};

it('a part leads to crafting', () => {
  expect(ids('pan')).toContain('craft.make');
});

it('what is for sale leads to buying, what is crafted to crafting, the spoon to stealing it', () => {
  expect(ids('knife')).toEqual(expect.arrayContaining(['trade.buy', 'craft.make', 'extort.open']));
  expect(ids(game.spoon)).toContain('spoon.steal');
  expect(ids('pan')).not.toContain('trade.buy');
});

it('an action card leads to the rules of its effects', () => {
  const action = game.cards.find((card) => card.effects.length > 0)!;
  expect(ids(action.id)).toEqual(
    expect.arrayContaining(['card.play', ...action.effects.map(({ kind }) => `effect.${kind}`)]),
  );
});

it('a name counts with its endings, as a word of its own, and not as another word', () => {
  const rule = (text: string) => ({
    id: 'x.y',
    title: { de: '' },
    text: { de: text },
    note: undefined,
    index: undefined,
    explains: true,
    examples: [],
  });
  const found = (text: string, name: string): number =>
    rulesMentioning(
      {
        ...game,
        recipes: [],
        chapters: [
          {
            id: 'x',
            formerly: [],
            picture: 'box',
            title: {},
            intro: {},
            steps: false,
            compact: false,
            rules: [rule(text)],
          },
        ],
      },
      'de',
      { kind: 'valuable', name },
    ).length;
  expect(found('Zwei Klingen und ein Ring.', 'Klinge')).toBe(1);
  expect(found('Mit den Ringen.', 'Ring')).toBe(1);
  expect(found('Die Ringerin.', 'Ring')).toBe(0);
  expect(found('Der Halbring.', 'Ring')).toBe(0);
  expect(found('ein ring', 'Ring')).toBe(0);
  expect(found('1+1 (gar nicht)', '1+1 (gar nicht)')).toBe(1);
});

it('every rule a kind stands under exists in the book', () => {
  const book = new Set(rulesOf(game).map(({ rule }) => rule.id));
  const linked = galleryOf(game).flatMap((card) =>
    rulesMentioning({ ...game }, 'de', { kind: card.kind, name: undefined }).map(({ rule }) => rule.id),
  );
  for (const id of [
    'craft.make',
    'trade.sell',
    'gang.join',
    'gang.bonus',
    'gang.one',
    'extort.open',
    'extort.spent',
    'dig.play',
    'card.play',
    'background.reveal',
    'michel.figure',
    'michel.extort',
    'trade.buy',
    'spoon.steal',
  ]) {
    expect(book).toContain(id);
  }
  expect(new Set(linked).size).toBeGreaterThan(10);
});
