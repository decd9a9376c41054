// Fuzzing is worth what it finds: deliberate faults in the rules, each shown by the game kept beside it; a long test keeps new games.
import { describe, expect, it, test } from 'vitest';
import { sampleGame } from '../../../engine/testing/sample-game.ts';
import { playMoves } from '../play-random.ts';
import { faultyEngine } from './faulty-engine.ts';
import { keptMutants } from './kept-mutants.ts';

const mutants = keptMutants();

it('there are twelve', () => expect(mutants).toHaveLength(12));

/** Games looked through where the kept one has gone stale. */
const INSTEAD = { seed: 3, from: 0, to: 1000, most: 600, shrinking: false };

describe.each(mutants)('$name', ({ name, patch, game }) => {
  test('is shown by its game, or by one that is found', { timeout: 300_000 }, async () => {
    const faulty = await faultyEngine(name, patch);
    if (game !== undefined && faulty.playMoves(sampleGame, game.setting, game.moves).failure !== undefined) return;
    // After a change of the rules: the test still holds, but takes seconds instead of milliseconds.
    console.warn(`${name} has no game that shows it: npm run test:long -- scripts/fuzz/mutants -u keeps another.`);
    expect(faulty.runFuzz(sampleGame, INSTEAD).failed).toBeDefined();
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
