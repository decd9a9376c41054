// One picture, one meaning: what stands for a place, an action, a ban, a gang or a marker stands for nothing else.
import { expect, it } from 'vitest';
import { loadedGame } from './rulebook/testing/loaded-game.ts';
import { tokens } from './tokens/token-data.ts';

const game = loadedGame();

it('no sign of board, boards, cards and tokens has two meanings', () => {
  const meanings = new Map<string, Set<string>>();
  const means = (picture: string, meaning: string) =>
    meanings.set(picture, (meanings.get(picture) ?? new Set()).add(meaning));
  for (const { id, picture, actions } of game.locations) {
    means(picture, `place ${id}`);
    // What can be done at one place only may be shown by the picture of the place.
    for (const action of actions) if (game.signs[action].picture === picture) means(picture, `place ${id}`);
  }
  const local = new Set<string>(
    game.locations.flatMap(({ picture, actions }) =>
      actions.filter((action) => game.signs[action].picture === picture),
    ),
  );
  // A sign that shows the card it is about means that card.
  const cards = new Set(game.cards.map(({ picture }) => picture));
  for (const [sign, { picture }] of Object.entries(game.signs))
    if (!local.has(sign) && !cards.has(picture)) means(picture, picture === 'cigarette' ? 'trade' : sign);
  for (const { id, badge } of game.gangs) means(badge, `gang ${id}`);
  for (const { picture, id } of game.cards) means(picture, `card ${id}`);
  means('fist', 'beating');
  for (const { id, data } of tokens(game, 'de'))
    if (id === 'chit-start' || id === 'chit-beating')
      means(String(data['icon']), id === 'chit-beating' ? 'beating' : 'start marker');
  const double = [...meanings]
    .filter(([, all]) => all.size > 1)
    .map(([picture, all]) => `${picture}: ${[...all].join(', ')}`);
  expect(double).toEqual([]);
});
