// More of everything than the engine holds, as changes to the small game.
import { SMALL, type Files } from './small-content.ts';

const parts = SMALL['parts.yaml'] ?? '';

const numbered = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

/** So many parts more than the small game has, with their translations. */
const manyParts = (count: number): Files => ({
  'parts.yaml':
    parts + numbered(count, (i) => `  - { id: bit-${i}, name: Teil ${i}, copies: 1, picture: pan, cigarettes: 1 }\n`),
  'words/en/parts.yaml':
    (SMALL['words/en/parts.yaml'] ?? '') + numbered(count, (i) => `  bit-${i}: { name: Bit ${i} }\n`),
});
const anyPart = `      - [pan, tape${numbered(39, (i) => `, bit-${i}`)}]\n`;

export const MANY_CARDS = manyParts(1000);
/** Three of any of 41 parts. */
export const MANY_WAYS: Files = {
  ...manyParts(39),
  'recipes.yaml': `recipes:\n  - id: shovel\n    makes: shovel\n    parts:\n${anyPart.repeat(3)}`,
};
export const MANY_LOCATIONS: Files = {
  'locations.yaml':
    (SMALL['locations.yaml'] ?? '') +
    numbered(
      30,
      (i) =>
        `  - { id: hole-${i}, name: Loch ${i}, picture: pan, row: top, faces: [], search: 1, actions: [], limits: [] }\n`,
    ),
  'words/en/locations.yaml':
    (SMALL['words/en/locations.yaml'] ?? '') + numbered(30, (i) => `  hole-${i}: { name: Hole ${i} }\n`),
};
export const MANY_PLAYERS: Files = {
  'game.yaml': (SMALL['game.yaml'] ?? '')
    .replace('max-players: 3', 'max-players: 9')
    .replace('3: 18 }', '3: 18, 4: 15, 5: 13, 6: 11, 7: 10, 8: 9, 9: 8 }')
    .replace('{ 4: 26 }', '{ 4: 26, 6: 28, 8: 30 }'),
};
