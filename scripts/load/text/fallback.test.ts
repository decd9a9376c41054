// Tests of phrases completed from the source language.
import { describe, expect, it } from 'vitest';
import { markFallback, withFallback } from './fallback.ts';
import { smallPhrases } from './testing/small-speech.ts';

describe('phrases that lack sentences', () => {
  it('take them from the source and say which', () => {
    const { phrases, missing } = withFallback(smallPhrases, { effects: { draw: 'Zieh ~count~.' } }, markFallback);
    expect(phrases.effects.draw).toBe('Zieh ~count~.');
    expect(phrases.effects.take).toBe('*Take ~a~.');
    expect(missing).toContain('effects.take');
    expect(missing).toContain('background.plain');
    expect(missing).not.toContain('effects.draw');
  });

  it('never mix two languages in one phrase', () => {
    const { phrases } = withFallback(
      smallPhrases,
      { effects: { draw: { one: 'Zieh eine.', other: 'Zieh ~count~.' }, steal: 'Stiehl ~count~.' } },
      markFallback,
    );
    expect(phrases.effects.draw).toEqual({ one: 'Zieh eine.', other: 'Zieh ~count~.' });
    expect(phrases.effects.steal).toBe('Stiehl ~count~.');
  });

  it('do not ask for, nor take over, the bent names of the source', () => {
    const own = {
      forms: {
        or: ' oder ',
        locations: { default: { to: 'nach ~name~', at: 'in ~name~' }, any: { to: 'irgendwohin' } },
        cards: {},
        gangs: {},
      },
    };
    const { phrases, missing } = withFallback(smallPhrases, own, markFallback);
    expect(phrases.forms.locations).toEqual(own.forms.locations);
    expect(phrases.forms.cards).toEqual({
      default: {
        a: markFallback(smallPhrases.forms.cards.default.a),
        each: markFallback(smallPhrases.forms.cards.default.each),
      },
    });
    expect(missing.filter((key) => key.startsWith('forms'))).toEqual([
      'forms.cards.default.a',
      'forms.cards.default.each',
      'forms.gangs.default.with',
    ]);
  });

  it('are whole already when nothing lacks', () => {
    expect(withFallback(smallPhrases, smallPhrases as never, markFallback)).toEqual({
      phrases: smallPhrases,
      missing: [],
    });
  });
});

describe('the mark of a text in another language', () => {
  it.each([
    ['Ruhe.', '*Ruhe.'],
    [' oder ', ' *oder '],
    ['', ''],
    ['  ', '  '],
  ])('%j is marked %j', (text, expected) => expect(markFallback(text)).toBe(expected));
});
