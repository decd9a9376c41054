// Plural forms: each language by its own categories.
import { describe, expect, it } from 'vitest';
import { CATEGORIES, categoriesOf, categoryOf, chooseForm, isCategory } from './plural.ts';

describe('categories', () => {
  it.each([
    ['de', ['one', 'other']],
    ['en', ['one', 'other']],
    ['fr', ['one', 'many', 'other']],
    ['pl', ['one', 'few', 'many', 'other']],
    ['ja', ['other']],
    ['cy', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ])('of %s', (lang, categories) => {
    expect(categoriesOf(lang)).toEqual(categories);
  });

  it.each([
    ['de', ['other', 'one', 'other', 'other']],
    ['fr', ['one', 'one', 'other', 'other']],
    ['pl', ['many', 'one', 'few', 'many']],
  ])('of 0, 1, 2 and 5 in %s', (lang, categories) => {
    expect([0, 1, 2, 5].map((count) => categoryOf(lang, count))).toEqual(categories);
  });

  it('of a language without rules are those of English, whatever computer asks', () => {
    expect([0, 1, 2].map((count) => categoryOf('xx', count))).toEqual(['other', 'one', 'other']);
  });

  it('are told from other keys', () => {
    expect([...CATEGORIES, 'here', 'One'].filter(isCategory)).toEqual(CATEGORIES);
  });
});

describe('the form', () => {
  const polish: Readonly<Record<string, string>> = { one: 'karta', few: 'karty', other: 'kart' };
  it.each([
    [1, 'karta'],
    [3, 'karty'],
    [5, 'kart'],
    [undefined, 'kart'],
  ])('for %j is the one of its category, or other where that is not written', (count, form) => {
    expect(chooseForm((category) => polish[category], 'pl', count)).toBe(form);
  });
});
