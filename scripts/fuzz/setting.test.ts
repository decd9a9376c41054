// Settings of fuzzed games: every way to play comes up, and the same number gives the same game.
import { expect, it } from 'vitest';
import { checkOptions } from '../../engine/index.ts';
import { realGame } from '../../engine/testing/real-game.ts';
import { ALL_MODES, STYLES, scarceGame, settingOf } from './setting.ts';

const settings = Array.from({ length: 500 }, (_, index) => settingOf(realGame, 1, index));

it('has every number of players with every module and variant it allows', () => {
  const modes = new Set(
    settings.map(({ options: { players, michel, teams, diceFight } }) =>
      JSON.stringify([players, michel, teams, diceFight]),
    ),
  );
  expect(modes.size).toBe(ALL_MODES.length);
  expect(ALL_MODES).toHaveLength(5 * 4 + 2 * 4);
});

it('can all be played', () => {
  for (const { options } of settings) expect(checkOptions(realGame, options)).toEqual([]);
});

it('tries every style, leaving, scarce cards and house numbers', () => {
  expect(new Set(settings.map(({ style }) => style)).size).toBe(STYLES.length);
  expect(new Set(settings.map(({ copies }) => copies))).toEqual(new Set([undefined, 0, 1, 2, 3]));
  expect(settings.filter(({ leaving }) => leaving).length).toBeGreaterThan(50);
  expect(new Set(settings.flatMap(({ options }) => Object.keys(options.numbers ?? {}))).size).toBeGreaterThan(13);
});

it('is the same for the same run and number, another for others', () => {
  expect(settingOf(realGame, 1, 7)).toEqual(settings[7]);
  expect(
    new Set(
      [...settings, ...Array.from({ length: 500 }, (_, index) => settingOf(realGame, 2, index))].map(
        ({ seed }) => seed,
      ),
    ).size,
  ).toBe(1000);
});

it('makes cards scarce without losing a kind', () => {
  const scarce = scarceGame(realGame, 1);
  expect(scarce.cards.map(({ copies }) => copies)).toEqual(realGame.cards.map(() => 1));
});
