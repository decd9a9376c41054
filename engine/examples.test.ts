// The rulebook cannot lie: its worked examples, played by the engine; a line that does not hold names its rule and what is so instead.
import { describe, expect, it } from 'vitest';
import type { Game } from './facts/game.ts';
import { RULE_IDS } from './api/rule-ids.ts';
import { playExample } from './testing/play-example.ts';
import { realGame } from './testing/real-game.ts';

const rules = realGame.chapters.flatMap((chapter) => chapter.rules);
const plays = rules.flatMap(({ id, examples }) =>
  examples.flatMap(({ plays: play }, index) => (play === undefined ? [] : [{ id, index: index + 1, play }])),
);

describe('worked examples', () => {
  it.each(plays)('$id, example $index', ({ id, play }) => {
    expect(playExample(realGame, play).map((fault) => `${id}: ${fault}`)).toEqual([]);
  });

  it('there is one for every rule that code plays, but for those a single table cannot show', () => {
    const played = new Set(plays.map(({ id }) => id));
    expect(RULE_IDS.filter((id) => !played.has(id))).toEqual([
      'setup.inmate',
      'setup.hand',
      'setup.first',
      'turn.stalemate',
    ]);
  });
});

type Planted = readonly [what: string, change: (game: Game) => Game, rule: string];
const number =
  (change: Partial<Game['numbers']>) =>
  (game: Game): Game => ({ ...game, numbers: { ...game.numbers, ...change } });
const location =
  (id: string, change: Partial<Game['locations'][number]>) =>
  (game: Game): Game => ({
    ...game,
    locations: game.locations.map((one) => (one.id === id ? { ...one, ...change } : one)),
  });
const gang =
  (id: string, change: Partial<Game['gangs'][number]>) =>
  (game: Game): Game => ({
    ...game,
    gangs: game.gangs.map((one) => (one.id === id ? { ...one, ...change } : one)),
  });

/** Changes of the game that make a paragraph of the book untrue, and the rule whose example says so. */
const PLANTED: readonly Planted[] = [
  ['crafting forbidden in the cafeteria', location('cafeteria', { limits: ['no-crafting'] }), 'craft.make'],
  ['crafting allowed in the showers', location('showers', { limits: [] }), 'craft.where'],
  ['extortion allowed in solitary', location('solitary', { limits: [] }), 'location.solitary'],
  ['no spoons in the cafeteria', location('cafeteria', { actions: [] }), 'spoon.steal'],
  ['no healing in the infirmary', location('infirmary', { actions: [] }), 'heal.one'],
  ['one more beating before crafting stops', number({ craftBlockedAt: 2 }), 'craft.beaten'],
  ['a single action a turn', number({ actionsPerTurn: 1 }), 'extort.once'],
  ['two extortions a turn', number({ extortionsPerTurn: 2 }), 'extort.once'],
  ['sneaking for one action', number({ carefulCost: 1 }), 'move.careful'],
  ['no bonus for Fists who attack', gang('fists', { powers: [] }), 'gang.bonus'],
  ['other accessories for Moles', gang('moles', { accessories: ['ring', 'ring', 'ring'] }), 'gang.join'],
  ['the figure starts elsewhere', (game) => ({ ...game, michelLocation: 'showers' }), 'michel.figure'],
  ['all start elsewhere', (game) => ({ ...game, startLocation: 'infirmary' }), 'setup.start'],
  [
    'another recipe',
    (game) => ({ ...game, recipes: game.recipes.map((one) => ({ ...one, parts: [['ring']] })) }),
    'craft.make',
  ],
];

describe('a change that makes the book untrue', () => {
  it.each(PLANTED)('%s: the example of its rule fails', (_what, change, rule) => {
    const changed = change(realGame);
    const failed = plays.filter(({ play }) => playExample(changed, play).length > 0).map(({ id }) => id);
    expect(failed).toContain(rule);
  });
});
