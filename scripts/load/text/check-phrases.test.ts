// Tests of the look through a language's phrases.
import { describe, expect, it } from 'vitest';
import { checkPhrases } from './check-phrases.ts';
import { smallPhrases } from './testing/small-speech.ts';

describe('phrases', () => {
  it('are fine when each place is filled by its own effect', () => {
    expect(checkPhrases(smallPhrases, new Set(['cigarette']))).toEqual([]);
  });

  it.each([
    [
      'a misspelt place',
      { effects: { ...smallPhrases.effects, draw: { one: 'Draw ~count~.', other: 'Draw ~cuont~.' } } },
      ['effects', 'draw', 'other'],
      'cuont',
      'did you mean "count"?',
    ],
    [
      'a place of another effect',
      { effects: { ...smallPhrases.effects, safe: 'Safe ~count~.' } },
      ['effects', 'safe'],
      'count',
      'known: icon.cigarette',
    ],
    [
      'a place in a power',
      { powers: { ...smallPhrases.powers, 'move-dice': 'Roll ~dice~.' } },
      ['powers', 'move-dice'],
      'dice',
      'known: count, icon.cigarette',
    ],
    [
      'a name in a form',
      { forms: { ...smallPhrases.forms, gangs: { default: { with: 'In ~nam~' } } } },
      ['forms', 'gangs', 'default', 'with'],
      'nam',
      'did you mean "name"?',
    ],
    [
      'an icon that does not exist',
      { effects: { ...smallPhrases.effects, gain: '~count~ ~icon.cigarete~' } },
      ['effects', 'gain'],
      'icon.cigarete',
      'did you mean "icon.cigarette"?',
    ],
  ])('are refused for %s', (_what, change, path, name, hint) => {
    expect(checkPhrases({ ...smallPhrases, ...change }, new Set(['cigarette']))).toEqual([
      {
        code: 'UNKNOWN_REFERENCE',
        path,
        message: `nothing fills the place ~${name}~ of the phrase "${path.join('.')}"`,
        hint,
      },
    ]);
  });

  it.each([
    ['one alone', { here: 'x' }, 'here'],
    ['two of different pairs', { one: 'x', here: 'y' }, 'one and here'],
    ['three', { here: 'x', anywhere: 'y', other: 'z' }, 'here and anywhere and other'],
  ])('are refused when their forms make no pair: %s', (_what, look, forms) => {
    expect(checkPhrases({ ...smallPhrases, effects: { ...smallPhrases.effects, look: look as never } })).toEqual([
      {
        code: 'MISSING_FIELD',
        path: ['effects', 'look'],
        message: `the phrase "effects.look" has the forms ${forms}, which make no pair`,
        hint: 'give both "here" and "anywhere" and put forms by number below them',
      },
    ]);
  });
});
