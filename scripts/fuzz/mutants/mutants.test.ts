// Tests are worth what they find: deliberate faults in every room of the engine, each shown by the game kept beside it or by a walk.
import { afterAll, describe, expect, it, test } from 'vitest';
import { sampleGame } from '../../../engine/testing/sample-game.ts';
import { WALKS } from '../../../engine/testing/walks/walks.ts';
import { playMoves } from '../play-random.ts';
import { closeBundler, faultyEngine } from './faulty-engine.ts';
import { keptMutants } from './kept-mutants.ts';
import { parsePatch } from './patch.ts';
import { firstStray, shownByGame, shownByWalk } from './shown-by.ts';

const mutants = keptMutants();
const rooms = ['api', 'companion', 'facts', 'lookahead', 'play', 'rules', 'session', 'state', 'view'];

afterAll(closeBundler);

it('there are more than sixty', () => expect(mutants.length).toBeGreaterThan(60));
it('every room of the engine has some', () => {
  expect([...new Set(mutants.map(({ patch }) => parsePatch(patch).file.split('/')[1]))].sort()).toEqual(rooms);
});

/** Every fifth; all of them are planted in the long tests. */
const planted = mutants.filter((_, index) => index % 5 === 0);

test.each(planted)('$name is shown by its game or by a walk', async (mutant) => {
  const faulty = await faultyEngine(mutant.name, mutant.patch);
  if (shownByGame(faulty, mutant)) return;
  // After a change of the rules the game may no longer get there: a long test keeps another.
  if (mutant.game !== undefined)
    console.warn(
      `${mutant.name} has no game that shows it: npm run test:long -- scripts/fuzz/mutants -u keeps another.`,
    );
  expect(
    shownByWalk(faulty, mutant),
    `nothing shows ${mutant.name}: a scene in engine/testing/walks is missing`,
  ).toBeDefined();
});

describe('an engine without a fault', () => {
  const games = mutants.filter(({ game }) => game !== undefined);
  test.each(games)('passes the game of $name', ({ game }) => {
    expect(playMoves(sampleGame, game!.setting, game!.moves).failure).toBeUndefined();
  });
  it('walks as it did', () => expect(firstStray(WALKS[0])).toBeUndefined());
});

it('a walk that throws, ends early or goes on strays', () => {
  const [walk] = WALKS;
  const lines = [...walk.lines()];
  const one = (made: () => Iterable<string>): number | undefined => firstStray({ name: walk.name, lines: made });
  expect(one(() => lines.slice(0, -1))).toBe(lines.length);
  expect(one(() => [...lines, 'more'])).toBe(lines.length + 1);
  expect(one(() => lines.with(3, 'another'))).toBe(4);
  expect(
    one(() => {
      throw new Error('broken');
    }),
  ).toBe(1);
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
