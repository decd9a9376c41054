// Tests of single sentences: which form is taken and what fills it.
import { describe, expect, it } from 'vitest';
import { effectSentence, powerSentence } from './sentence.ts';
import { smallSpeech } from './testing/small-speech.ts';

describe('a sentence', () => {
  it.each([
    ['one for the count 1', { kind: 'draw', count: 1 }, 'Draw 1 card.'],
    ['other for more', { kind: 'draw', count: 2 }, 'Draw 2 cards.'],
    ['other for 21, which is not 1', { kind: 'draw', count: 21 }, 'Draw 21 cards.'],
    ['the reach and the count', { kind: 'steal', count: 1, reach: 'here' }, 'Steal 1 here.'],
    ['the reach and another count', { kind: 'steal', count: 3, reach: 'here' }, 'Steal 3 pieces here.'],
    ['the other reach', { kind: 'steal', count: 3, reach: 'anywhere' }, 'Steal 3 anywhere.'],
    ['a form of its own', { kind: 'take', card: 'spoon' }, 'Take a spoon.'],
    ['the default form for a card without one', { kind: 'take', card: 'fork' }, 'Take a "$& Fork".'],
    ['a location with a form of its own', { kind: 'move', to: 'roof' }, 'Go onto the roof.'],
    ['the default form for a new location', { kind: 'move', to: 'attic' }, 'Go to "Attic".'],
    ['a location by choice', { kind: 'move', to: 'any' }, 'Go anywhere.'],
    ['icons as they stand', { kind: 'gain', count: 4 }, 'Gain 4 ~icon.cigarette~.'],
  ] as const)('takes %s', (_what, effect, text) => {
    expect(effectSentence(effect, smallSpeech)).toBe(text);
  });

  it('takes the default where an entry gives only some forms', () => {
    expect(powerSentence({ kind: 'dig-bonus', card: 'spoon', points: 2 }, smallSpeech)).toBe(
      'each "Spoon" digs 2 more.',
    );
  });
});
