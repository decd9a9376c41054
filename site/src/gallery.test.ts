// The gallery holds every card once, and no two cards share a page.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../scripts/load/load-game.ts';
import { factsOf } from './facts.ts';
import { galleryOf, sortedByName } from './gallery.ts';
import { fanOf } from './start.ts';

const { game } = loadGame('content');
if (game === undefined) throw new Error('The content must load.');
const all = galleryOf(game);

describe('galleryOf', () => {
  it('holds every card', () => {
    expect(all.length).toBe(
      game.cards.length + game.gangs.length + game.backgrounds.length + game.strengthCards.length,
    );
  });

  it('gives each a page of its own', () => {
    expect(new Set(all.map((card) => card.page)).size).toBe(all.length);
  });
});

it('umlauts stand where German puts them', () => {
  const names = ['Zahn', 'Äpfel', 'Apfel', 'Öl', 'Ofen'].map((de) => ({ name: { de } }));
  expect(sortedByName(names, 'de').map(({ name }) => name.de)).toEqual(['Apfel', 'Äpfel', 'Ofen', 'Öl', 'Zahn']);
});

it('a value of 0 is a fact, what does not apply is none', () => {
  const card = { ...game.cards[0]!, kind: 'weapon' as const, weapon: 2, cigarettes: 0, price: 0 };
  expect(factsOf({ ...all[0]!, strength: 0 }, card)).toEqual([
    { key: 'copies', value: all[0]!.copies },
    { key: 'pile', value: `pile-${card.pile}` },
    { key: 'cigarettes', value: 0 },
    { key: 'weapon', value: 2 },
    { key: 'price', value: 0 },
  ]);
  expect(
    factsOf({ ...all[0]!, strength: 0 }, { ...card, kind: 'part', weapon: 0, price: undefined }).map(({ key }) => key),
  ).toEqual(['copies', 'pile', 'cigarettes']);
});

it('the fan shows the sorts that have a place in it, in that order', () => {
  const shown = game.kinds.filter(({ fan }) => fan !== undefined).map(({ id }) => id);
  const fan = fanOf(game.kinds, all).map((card) => card.kind);
  expect([...fan].sort()).toEqual([...shown].sort());
  expect(fan[0]).toBe(game.kinds.find((kind) => kind.fan === 1)?.id);
});

it('a drawer has the colour of its kind: the colour of kinds that are not named weighs nothing', () => {
  const css = readFileSync(new URL('./styles/cards.css', import.meta.url), 'utf8');
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.replace(/\/\*[\s\S]*?\*\//g, '').trim(),
    body,
  }));
  const accents = rules.filter(({ selector, body }) => selector.includes('[data-kind') && body.includes('--accent'));
  const unnamed = accents.filter(({ selector }) => selector.includes('[data-kind]'));
  expect(unnamed.map(({ selector }) => selector)).toEqual([':where(.drawers label[data-kind])']);
  expect(accents.length).toBeGreaterThan(unnamed.length);
});
