// Marks: where they stand, what is put in their place, and what is left alone.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill, iconOf, marksIn } from './marks.ts';

const values = new Map([
  ['hand-limit', '10'],
  ['showers.search', '3'],
  ['tricky', '$& ~hand-limit~'],
  ['none', '0'],
  ['blank', ''],
]);
const filled = (text: string): string => fill(text, (name) => values.get(name));

describe('fill', () => {
  it.each([
    ['At most ~hand-limit~ cards.', 'At most 10 cards.'],
    ['~showers.search~~hand-limit~', '310'],
    ['A 0 is printed: ~none~.', 'A 0 is printed: 0.'],
    ['An empty value is a value: ~blank~.', 'An empty value is a value: .'],
    ['A value is never filled again: ~tricky~.', 'A value is never filled again: $& ~hand-limit~.'],
    ['2 ~icon.cigarette~ stay a picture.', '2 ~icon.cigarette~ stay a picture.'],
    ['~Größe~ and ~constructor~ are nobody’s', '~Größe~ and ~constructor~ are nobody’s'],
    ['about ~5 ~none~', 'about ~5 0'],
    ['~~none~', '~~none~'],
    ['', ''],
  ])('makes of %j %j', (text, whole) => {
    expect(filled(text)).toBe(whole);
  });

  it('changes nothing but marks', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('~', '~~', '~none~', '~nobody~', ' '));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(fill(text, (name) => `~${name}~`)).toBe(text);
      }),
    );
  });
});

describe('marksIn', () => {
  it('names each mark where it stands; one without a partner has no name', () => {
    expect(marksIn('a ~b~ ~ c~~ ~icon.d~')).toEqual([
      { name: 'b', at: 2, length: 3 },
      { name: '', at: 6, length: 1 },
      { name: '', at: 9, length: 2 },
      { name: 'icon.d', at: 12, length: 8 },
    ]);
  });
});

it.each([
  ['icon.die-6', 'die-6'],
  ['icon.', undefined],
  ['icon.Größe', undefined],
  ['hand-limit', undefined],
])('the icon of %j is %j', (name, icon) => {
  expect(iconOf(name)).toBe(icon);
});
