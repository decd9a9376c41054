// Pictures in card text: what is kept together, and that no word is lost.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textParagraphs, textPieces } from './text-pieces.ts';

describe('textPieces', () => {
  it('keeps a picture with its number and its full stop', () => {
    expect(textPieces('Nimm dir 2 ~icon.cigarette~. Zieh 1 Karte.')).toEqual([
      { text: 'Nimm dir ', icon: '', after: '' },
      { text: '2\u00a0', icon: 'cigarette', after: '.' },
      { text: ' Zieh 1 Karte.', icon: '', after: '' },
    ]);
  });

  it.each([
    ['a lone picture', '~icon.die-1~', [{ text: '', icon: 'die-1', after: '' }]],
    [
      'a picture at the start',
      '~icon.die~ rollt',
      [
        { text: '', icon: 'die', after: '' },
        { text: ' rollt', icon: '', after: '' },
      ],
    ],
    [
      'two pictures in a row',
      '~icon.a~~icon.b~',
      [
        { text: '', icon: 'a', after: '' },
        { text: '', icon: 'b', after: '' },
      ],
    ],
    ['no picture', 'Zieh 1 Karte.', [{ text: 'Zieh 1 Karte.', icon: '', after: '' }]],
  ])('%s', (_name, text, pieces) => {
    expect(textPieces(text)).toEqual(pieces);
  });

  it('loses no character', () => {
    const bits = fc.array(fc.constantFrom('Wort', ' ', '3', '.', '~icon.cigarette~', ', ', 'ä'), { maxLength: 12 });
    fc.assert(
      fc.property(bits, (parts) => {
        const text = parts.join('');
        const joined = textPieces(text)
          .map((piece) => piece.text + (piece.icon === '' ? '' : `~icon.${piece.icon}~`) + piece.after)
          .join('');
        expect(joined.replaceAll('\u00a0', ' ')).toBe(text);
      }),
    );
  });
});

describe('textParagraphs', () => {
  it('gives no paragraph for an empty text', () => {
    expect(textParagraphs('')).toEqual([]);
  });

  it('cuts at line ends', () => {
    expect(textParagraphs('Eins.\nZwei.').map((paragraph) => paragraph.pieces[0]?.text)).toEqual(['Eins.', 'Zwei.']);
  });
});
