// Texts as paragraphs, words and icons; no character is lost.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphsOf, piecesOf } from './pieces.ts';

const icon = (name: string) => ({ kind: 'icon', name });
const words = (text: string) => ({ kind: 'text', text });

describe('piecesOf', () => {
  it.each([
    ['Nimm 2 ~icon.cigarette~.', [words('Nimm 2 '), icon('cigarette'), words('.')]],
    ['~icon.die-6~~icon.cigarette~', [icon('die-6'), icon('cigarette')]],
    ['<b>&amp;</b> ~kein icon~ ~name~', [words('<b>&amp;</b> ~kein icon~ ~name~')]],
    ['', []],
  ])('%j', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });

  it('loses no character', () => {
    const bits = fc.array(fc.oneof(fc.string(), fc.constantFrom('~icon.cigarette~', '~', '~icon.', '\n')));
    fc.assert(
      fc.property(bits, (parts) => {
        const text = parts.join('');
        const said = piecesOf(text).map((piece) => (piece.kind === 'text' ? piece.text : `~icon.${piece.name}~`));
        expect(said.join('')).toBe(text);
      }),
    );
  });
});

it('paragraphsOf drops empty lines and blanks around', () => {
  expect(paragraphsOf('Eins\n\nZwei \n\n\n drei')).toEqual(['Eins', 'Zwei', 'drei']);
});
