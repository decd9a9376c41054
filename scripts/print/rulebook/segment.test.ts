// Cutting rule texts: pictures and links are found, and not one letter is lost.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linked, picture, toSegments, words, type CrossReference } from './segment.ts';

const places: CrossReference = { phrase: '„Die Orte“', link: '#chapter.location', after: ' (S. 9)' };
const longer: CrossReference = { phrase: '„Die Orte“ im Team', link: '#team', after: '' };

describe('cutting a text into pieces', () => {
  it.each([
    { name: 'plain words', text: 'Zieh Karten.', references: [], pieces: [words('Zieh Karten.')] },
    { name: 'nothing', text: '', references: [], pieces: [] },
    {
      name: 'a picture in the line',
      text: 'Nimm 2 ~icon.cigarette~.',
      references: [],
      pieces: [words('Nimm 2 '), picture('cigarette'), words('.')],
    },
    { name: 'a picture alone', text: '~icon.die-5~', references: [], pieces: [picture('die-5')] },
    { name: 'an unknown mark stays text', text: 'a ~b~ c', references: [], pieces: [words('a ~b~ c')] },
    {
      name: 'a quoted title becomes a link with its page',
      text: 'Siehe „Die Orte“.',
      references: [places],
      pieces: [words('Siehe '), linked('„Die Orte“', '#chapter.location'), words(' (S. 9)'), words('.')],
    },
    {
      name: 'of two titles at one place the longer is meant',
      text: '„Die Orte“ im Team',
      references: [places, longer],
      pieces: [linked(longer.phrase, '#team')],
    },
    {
      name: 'the same title twice',
      text: '„Die Orte“„Die Orte“',
      references: [{ ...places, after: '' }],
      pieces: [linked(places.phrase, places.link), linked(places.phrase, places.link)],
    },
  ])('$name', ({ text, references, pieces }) => {
    expect(toSegments(text, references)).toEqual(pieces);
  });

  it('loses no letter, whatever the text', () => {
    const part = fc.constantFrom('Wort ', '„Die Orte“', '~icon.cap~', '~', '„', '“', 'ß');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('');
        const pieces = toSegments(text, [{ ...places, after: '' }]);
        expect(pieces.map(({ text: said, icon }) => (icon === '' ? said : `~icon.${icon}~`)).join('')).toBe(text);
      }),
    );
  });
});
