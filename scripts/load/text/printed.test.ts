// Tests of whole printed texts on a small made-up game.
import { describe, expect, it } from 'vitest';
import { backgroundTexts, cardText, effectsText, powersText } from './printed.ts';
import { smallFacts, smallSpeech } from './testing/small-speech.ts';

describe('a printed text', () => {
  it('joins effects in their order', () => {
    expect(
      effectsText(
        [
          { kind: 'move', to: 'any' },
          { kind: 'draw', count: 2 },
        ],
        smallSpeech,
      ),
    ).toBe('Go anywhere. Draw 2 cards.');
  });

  it('joins powers in their order', () => {
    expect(powersText([{ kind: 'craft-anywhere' }, { kind: 'dig-bonus', card: 'fork', points: 1 }], smallSpeech)).toBe(
      '<craft-anywhere> each "$& Fork" digs 1 more.',
    );
  });

  it('says a background for anyone and for members (background.reveal)', () => {
    const background = {
      gang: 'crows',
      effects: [{ kind: 'draw', count: 1 }],
      memberEffects: [{ kind: 'draw', count: 3 }],
    } as const;
    expect(backgroundTexts(background, smallSpeech)).toEqual({
      text: 'Draw 1 card.',
      memberText: 'In "Crows": Draw 3 cards.',
    });
  });
});

describe('the text of a hand card', () => {
  it('is its effects when its kind has no phrase', () => {
    expect(cardText({ kind: 'action', effects: [{ kind: 'draw', count: 1 }] }, smallSpeech)).toBe('Draw 1 card.');
  });

  it('is the phrase of its kind', () => {
    expect(cardText({ kind: 'weapon', effects: [] }, smallSpeech)).toBe('Fight.');
  });

  it('is empty without phrase and effects', () => {
    expect(cardText({ kind: 'part', effects: [] }, smallSpeech)).toBe('');
  });

  it('names every location where one digs', () => {
    const dig = (count: number) => {
      const locations = ['Roof', 'Attic', 'Den']
        .slice(0, count)
        .map((name) => ({ id: name, name: { en: name }, actions: ['dig'] as const }));
      return cardText({ kind: 'tool', effects: [] }, { ...smallSpeech, facts: { ...smallFacts, locations } });
    };
    expect([0, 1, 2, 3].map(dig)).toEqual([
      '',
      'Dig at "Roof".',
      'Dig at "Roof" or at "Attic".',
      'Dig at "Roof", at "Attic" or at "Den".',
    ]);
  });
});
