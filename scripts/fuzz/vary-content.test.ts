// Varied content: the same number makes the same one, every one can be played, and together they use every effect and power.
import { expect, it } from 'vitest';
import { checkOptions, compile } from '../../engine/index.ts';
import { EFFECT_KINDS, POWER_KINDS } from '../../engine/facts/game.ts';
import { realGame } from '../../engine/testing/real-game.ts';
import { ALL_MODES } from './setting.ts';
import { variedGame } from './vary-content.ts';

const VARIATIONS = Array.from({ length: 60 }, (_, index) => variedGame(realGame, index * 977));

it('is named by its number', () => {
  expect(variedGame(realGame, 5)).toEqual(variedGame(realGame, 5));
  expect(variedGame(realGame, 6)).not.toEqual(variedGame(realGame, 5));
});

it('can be played in every mode, with every face on two places', () => {
  for (const [index, game] of VARIATIONS.entries()) {
    const options = ALL_MODES[index % ALL_MODES.length]!;
    expect(checkOptions(game, options)).toEqual([]);
    expect(() => compile(game, options)).not.toThrow();
    for (let face = 1; face <= game.numbers.dieFaces; face++)
      expect(game.locations.filter(({ faces }) => faces.includes(face))).toHaveLength(2);
    expect(game.strengthCards.some(({ copies, strength }) => copies > 0 && strength > 0)).toBe(true);
  }
});

it('uses every effect and every power', () => {
  const effects = new Set(
    VARIATIONS.flatMap(({ cards }) => cards.flatMap((card) => card.effects.map(({ kind }) => kind))),
  );
  const powers = new Set(
    VARIATIONS.flatMap(({ gangs }) => gangs.flatMap((gang) => gang.powers.map(({ kind }) => kind))),
  );
  expect(EFFECT_KINDS.filter((kind) => !effects.has(kind))).toEqual([]);
  expect(POWER_KINDS.filter((kind) => !powers.has(kind))).toEqual([]);
});
