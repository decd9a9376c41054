// The site's voice: places, counts, and keys that nobody wrote.
import { describe, expect, it } from 'vitest';
import { hasWord, voiceOf } from './words.ts';

const game = {
  words: {
    de: {
      'site.search.one': '~count~ Karte',
      'site.search.other': '~count~ Karten',
      'site.players': '~min~ bis ~max~',
      'site.left': '~icon.cigarette~ und ~unknown~',
    },
  },
};
const say = voiceOf(game, 'de');

describe('voiceOf', () => {
  it('fills places, zero too', () => {
    expect(say('players', { min: 0, max: 6 })).toBe('0 bis 6');
  });

  it('counts as the language does', () => {
    expect([0, 1, 2].map((count) => say('search', { count }))).toEqual(['0 Karten', '1 Karte', '2 Karten']);
  });

  it('leaves what it does not know, such as icons', () => {
    expect(say('left')).toBe('~icon.cigarette~ und ~unknown~');
  });

  it('stops at a key that is not written', () => {
    expect(() => say('serach')).toThrowErrorMatchingInlineSnapshot(
      `[Error: WORD_MISSING: content/words/de/site.yaml has no text "serach".]`,
    );
  });
});

it('hasWord tells written keys from others', () => {
  expect(hasWord(game, 'de', 'players')).toBe(true);
  expect(hasWord(game, 'de', 'nothing')).toBe(false);
  expect(hasWord(game, 'xx', 'players')).toBe(false);
});
