// Fuzzing is worth what it finds: deliberate faults in the rules, each shown by the game kept beside it; a long test finds them anew.
import { describe, expect, it, test } from 'vitest';
import { sampleGame } from '../../../engine/testing/sample-game.ts';
import { playMoves } from '../play-random.ts';
import { faultyEngine } from './faulty-engine.ts';
import { keptMutants } from './kept-mutants.ts';

const mutants = keptMutants();

it('there are twelve', () => expect(mutants).toHaveLength(12));

describe.each(mutants)('$name', ({ name, patch, game }) => {
  const hint = `The game kept for ${name} does not show it: npm run test:long -- scripts/fuzz/mutants -u looks for another.`;

  test('is shown by its game', async () => {
    const { playMoves: playFaulty } = await faultyEngine(name, patch);
    expect(game, hint).toBeDefined();
    expect(playFaulty(sampleGame, game!.setting, game!.moves).failure, hint).toBeDefined();
  });

  test('does not show in the same game of an engine without a fault', () => {
    expect(playMoves(sampleGame, game!.setting, game!.moves).failure).toBeUndefined();
  });
});

it('a fault that no longer fits is named', async () => {
  const stale = [
    'Nothing.',
    '--- a/engine/rules/dig.ts',
    '+++ b/engine/rules/dig.ts',
    '@@ -1,1 +1,1 @@',
    '-no such line',
    '+another',
    '',
  ].join('\n');
  await expect(faultyEngine('stale', stale)).rejects.toThrow(
    'STALE_MUTANT: stale.patch no longer fits engine/rules/dig.ts',
  );
});
