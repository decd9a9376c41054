// The language of the commands: the terminal's where we have it, and every word in each of them.
import { describe, expect, it } from 'vitest';
import { marksIn } from '../../voice/marks.ts';
import { categoriesOf } from '../../voice/plural.ts';
import { tellIn, terminalLang } from './tell.ts';
import { TERMINAL_WORDS } from './words.ts';

describe('the language of the terminal', () => {
  it.each([
    [{ LANG: 'de_DE.UTF-8' }, 'de'],
    [{ LANG: 'de' }, 'de'],
    [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'de_AT' }, 'de'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: '' }, 'de'],
    [{ LANG: 'fr_FR.UTF-8' }, 'en'],
    [{ LANG: 'constructor' }, 'en'],
    [{}, 'en'],
  ])('of %j is %s', (env, lang) => {
    expect(terminalLang(env)).toBe(lang);
  });
});

describe('the words of the commands', () => {
  const english = TERMINAL_WORDS['en']!;
  it.each(Object.keys(TERMINAL_WORDS))('are all there in %s, with the same places', (lang) => {
    const words = TERMINAL_WORDS[lang]!;
    const places = (text: string | undefined): readonly string[] =>
      marksIn(text ?? '')
        .map(({ name }) => name)
        .sort();
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    for (const [word, text] of Object.entries(words)) expect(places(text), word).toEqual(places(english[word]));
    expect(categoriesOf(lang)).toEqual(['one', 'other']);
  });

  it('count as their language does', () => {
    expect([0, 1, 2].map((count) => tellIn('de').tell('count.cards', { count }))).toEqual([
      '0 Karten',
      '1 Karte',
      '2 Karten',
    ]);
  });
});
