// Pictures on case reports: found by the names in the text, once each, in the order they are spoken of.
import { describe, expect, it } from 'vitest';
import { casePictures, pictureTerms } from './case-pictures.ts';
import { loadedGame } from './testing/loaded-game.ts';

const terms = pictureTerms(loadedGame(), 'de');
const pictures = (given: string): readonly string[] =>
  casePictures({ given: { de: given }, does: { de: '' }, then: { de: '' } }, 'de', terms);

describe('pictures on a case report', () => {
  it.each([
    { text: 'Es regnet.', found: [] },
    { text: 'Bruno hält einen Löffel.', found: ['portrait-bruno', 'icon-spoon'] },
    { text: 'Der Löffel und noch ein Löffel.', found: ['icon-spoon'] },
    { text: 'Zwei Klingen liegen in den Duschen.', found: ['icon-blade', 'icon-shower'] },
    { text: 'Im Uhrzeigersinn ist keine Uhr zu sehen.', found: ['icon-watch'] },
    { text: 'Im Uhrzeigersinn.', found: [] },
    { text: 'Selmas Ring', found: ['portrait-selma', 'icon-ring'] },
  ])('$text', ({ text, found }) => {
    expect(pictures(text)).toEqual(found);
  });
});
