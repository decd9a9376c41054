// Tests of what texts can refer to.
import { describe, expect, it } from 'vitest';
import type { Numbers } from '../../../engine/facts/game.ts';
import { kebab, referencesTo } from './lookup.ts';
import type { ReferableFacts } from './lookup.ts';

const facts: ReferableFacts = {
  numbers: { handLimit: 10, actionsPerTurn: 2, craftBlockedAt: 1 } as Numbers,
  targets: [{ players: 4, points: 15 }],
  teamTargets: [{ players: 6, points: 28 }],
  locations: [{ id: 'showers', name: { de: 'Duschen', en: 'Showers' }, search: 3, faces: [1, 3, 6] }],
  cards: [
    { id: 'knife', name: { de: 'Messer', en: 'Knife' }, copies: 5, cigarettes: 2, points: 0, weapon: 2, price: 5 },
    {
      id: 'blade',
      name: { de: 'Klinge', en: 'Blade' },
      copies: 9,
      cigarettes: 1,
      points: 0,
      weapon: 1,
      price: undefined,
    },
  ],
  gangs: [{ id: 'crows', name: { de: 'Krähen', en: 'Crows' }, copies: 3 }],
  inmates: [
    {
      id: 'kessel',
      number: '007',
      sides: {
        female: { name: { de: 'Traudl', en: 'Trudy' }, portrait: 'traudl', flavour: {} },
        male: { name: { de: 'Alfred', en: 'Fred' }, portrait: 'alfred', flavour: {} },
      },
    },
  ],
  otherCards: [],
  strengthCards: [{ id: 'strength-2', copies: 2, strength: 2 }],
};

describe('a text can refer to', () => {
  it.each([
    ['hand-limit', '10'],
    ['actions-per-turn', '2'],
    ['craft-blocked-at', '1'],
    ['target.4', '15'],
    ['team-target.6', '28'],
    ['showers.search', '3'],
    ['showers.name', 'Showers'],
    ['showers.faces', '1, 3, 6'],
    ['knife.price', '5'],
    ['knife.points', '0'],
    ['blade.cigarettes', '1'],
    ['crows.name', 'Crows'],
    ['kessel.number', '007'],
    ['kessel.female', 'Trudy'],
    ['strength-2.copies', '2'],
  ])('~%s~', (name, value) => {
    expect(referencesTo(facts, 'en').get(name)).toBe(value);
  });

  it.each([
    ['de', 1, 'eine Aktion'],
    ['de', 2, '2 Aktionen'],
    ['de', 1000, '1.000 Aktionen'],
    ['pl', 3, '3 akcje'],
    ['pl', 5, '5 akcji'],
  ])('a number with what it counts, in %s %j', (lang, actionCost, text) => {
    const forms = {
      de: { inside: { one: 'eine Aktion', other: '~count~ Aktionen' }, alone: 'unzählig' },
      pl: { inside: { one: 'jedna akcja', few: '~count~ akcje', other: '~count~ akcji' } },
    }[lang];
    const numbers = { ...facts.numbers, actionCost };
    const values = referencesTo({ ...facts, numbers }, lang, forms && { 'action-cost': forms });
    expect(values.get('action-cost.inside')).toBe(text);
    expect(values.get('action-cost.alone')).toBe(lang === 'de' ? 'unzählig' : undefined);
  });

  it('names in its own language', () => {
    expect(referencesTo(facts, 'de').get('crows.name')).toBe('Krähen');
  });

  it('nothing that is not there', () => {
    expect(referencesTo(facts, 'en').has('blade.price')).toBe(false);
  });

  it('numbers by their YAML name', () => {
    expect(['handLimit', 'michelMovesPerTurn', 'teams'].map(kebab)).toEqual([
      'hand-limit',
      'michel-moves-per-turn',
      'teams',
    ]);
  });
});
