// The voice: places, numbers, counts, and keys that nobody wrote.
import { describe, expect, it } from 'vitest';
import { numberIn, sizeIn } from './number.ts';
import { hasWord, sayWord, voiceOf } from './voice.ts';

const words = {
  'site.search.one': '~count~ Karte',
  'site.search.other': '~count~ Karten',
  'site.players': '~min~ bis ~max~',
  'site.left': '~icon.cigarette~ und ~unknown~',
};
const say = voiceOf(words, 'de', 'site');

describe('a voice', () => {
  it('fills places, zero too', () => {
    expect(say('players', { min: 0, max: 6 })).toBe('0 bis 6');
  });

  it('counts as the language does', () => {
    const french = voiceOf(words, 'fr', 'site');
    expect([0, 1, 2].map((count) => say('search', { count }))).toEqual(['0 Karten', '1 Karte', '2 Karten']);
    expect([0, 1, 2].map((count) => french('search', { count }))).toEqual(['0 Karte', '1 Karte', '2 Karten']);
  });

  it('says the form other when nothing is counted', () => {
    expect(say('search')).toBe('~count~ Karten');
  });

  it('does not take a name for a place, nor a member of every object for a value', () => {
    expect(say('players', { min: '~max~ $&', max: 2 })).toBe('~max~ $& bis 2');
    expect(sayWord({ a: '~constructor~' }, 'de', 'a')).toBe('~constructor~');
  });

  it('leaves what it does not know, such as icons', () => {
    expect(say('left')).toBe('~icon.cigarette~ und ~unknown~');
  });

  it('stops at a key that is not written', () => {
    expect(() => say('serach')).toThrow('WORD_MISSING: content/words/de/site.yaml has no text "serach".');
    expect(sayWord(words, 'de', 'site.serach')).toBeUndefined();
  });
});

it('hasWord tells written keys from others, forms included', () => {
  expect(['site.players', 'site.search', 'site.nothing'].filter((key) => hasWord(words, key))).toEqual([
    'site.players',
    'site.search',
  ]);
});

it.each([
  ['de', 81, '81'],
  ['de', 1234.5, '1.234,5'],
  ['en', 1234.5, '1,234.5'],
  ['fr', 1234.5, '1\u202f234,5'],
  ['xx', 1234.5, '1,234.5'],
])('a number in %s: %j is written %j', (lang, value, text) => {
  expect(numberIn(lang, value)).toBe(text);
});

it.each([
  ['de', 80_400, '80 kB'],
  ['de', 1_250_000, '1,3 MB'],
  ['en', 1_250_000, '1.3 MB'],
  ['fr', 1_250_000, '1,3\u202fMo'],
])('a size in %s: %j bytes are written %j', (lang, bytes, text) => {
  expect(sizeIn(lang, bytes)).toBe(text);
});
