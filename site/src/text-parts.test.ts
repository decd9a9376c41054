// Texts as paragraphs, words and icons; nothing is lost and nothing is HTML.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf, plainText } from './text-parts.ts';

describe('partsOf', () => {
  it.each([
    ['Nimm 2 ~icon.cigarette~.', ['Nimm 2 ', { icon: 'cigarette' }, '.']],
    ['~icon.die-6~~icon.cigarette~', [{ icon: 'die-6' }, { icon: 'cigarette' }]],
    ['<b>&amp;</b> ~kein icon~', ['<b>&amp;</b> ~kein icon~']],
    ['', []],
  ])('%s', (text, parts) => {
    expect(partsOf(text).map((part) => (part.kind === 'text' ? part.text : { icon: part.name }))).toEqual(parts);
  });

  it('loses no character', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.oneof(fc.string(), fc.constantFrom('~icon.cigarette~', '~', '~icon.', '\n')))
          .map((pieces) => pieces.join('')),
        (text) => {
          expect(
            partsOf(text)
              .map((part) => (part.kind === 'text' ? part.text : `~icon.${part.name}~`))
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});

describe('plainText', () => {
  const name = (icon: string, count: number): string => `[${icon} × ${String(count)}]`;

  it('speaks icons with the number before them', () => {
    expect(plainText('Nimm 12 ~icon.cigarette~.\nDann 1\u00a0~icon.cigarette~ und ~icon.die-6~.', name)).toBe(
      'Nimm 12 [cigarette × 12]. Dann 1 [cigarette × 1] und [die-6 × 0].',
    );
  });

  it('cuts at a word', () => {
    expect(plainText('Alle Handkarten werden gemischt', name, 14)).toBe('Alle …');
  });
});
