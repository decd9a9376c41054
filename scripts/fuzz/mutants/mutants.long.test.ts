// Deliberate faults that games show are found by chance alone, in the real content; where a kept game has gone stale, a new one is found.
import { afterAll, describe, expect, test } from 'vitest';
import { realGame } from '../../../engine/testing/real-game.ts';
import { sampleGame } from '../../../engine/testing/sample-game.ts';
import { runFuzz } from '../run-fuzz.ts';
import { closeBundler, faultyEngine } from './faulty-engine.ts';
import { gameText, keptMutants } from './kept-mutants.ts';
import { shownByGame, shownByWalk } from './shown-by.ts';

const RUN = { seed: 3, from: 0, to: 200, most: 150 };
/** A game that shows a fault is looked for in more and longer games: some need a tunnel dug to its end. */
const LOOKED_FOR = { ...RUN, to: 1000, most: 600 };

const mutants = keptMutants();

afterAll(closeBundler);

describe.each(mutants.filter(({ game }) => game !== undefined))('$name', ({ name, patch }) => {
  test('is found in the real content', async () => {
    const faulty = await faultyEngine(name, patch);
    const counts = faulty.runFuzz(realGame, { ...RUN, shrinking: false });
    expect(counts.failed, `${counts.games} games did not find it`).toBeDefined();
  });
});

test.each(mutants)('$name has a game or a walk that shows it', async (mutant) => {
  const { name, patch, gameFile, game } = mutant;
  const faulty = await faultyEngine(name, patch);
  if (shownByGame(faulty, mutant)) return;
  if (game === undefined && shownByWalk(faulty, mutant) !== undefined) return;
  const { failed, games } = faulty.runFuzz(sampleGame, LOOKED_FOR);
  expect(failed, `${games} games did not find it`).toBeDefined();
  await expect(gameText({ setting: failed!.setting, moves: failed!.moves })).toMatchFileSnapshot(gameFile);
});

test('an engine without a fault passes the same games', () => {
  const counts = runFuzz(realGame, { ...RUN, to: 60 });
  expect(counts.failed).toBeUndefined();
  expect(counts.games).toBe(60);
});
