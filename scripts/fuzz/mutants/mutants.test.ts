// Fuzzing is worth what it finds: twelve deliberate faults in the rules, each in a copy of the engine, and each has to be found.
import { availableParallelism } from 'node:os';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { realGame } from '../../../engine/testing/real-game.ts';
import { hunt } from './hunt.ts';

const FOLDER = new URL('../../../engine/testing/mutants/', import.meta.url);
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.patch'))
  .map((file) => file.replace('.patch', ''))
  .sort();
const HUNT = { game: realGame, seed: 3, games: 200, most: 150 };

// As many at a time as there are cores: each is a process of its own.
const waiting: (() => void)[] = [];
let free = availableParallelism();
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (free === 0) await new Promise<void>((go) => waiting.push(go));
  else free -= 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }
};

it('there are twelve', () => expect(names).toHaveLength(12));

test.concurrent.each(names)('%s is found', { timeout: 600_000 }, async (name) => {
  const counts = await inTurn(() => hunt(name, readFileSync(new URL(`${name}.patch`, FOLDER), 'utf8'), HUNT));
  expect(counts.failed, `${counts.games} games did not find it`).toBeDefined();
});

test.concurrent('an engine without a fault passes the same games', { timeout: 600_000 }, async () => {
  const counts = await inTurn(() => hunt('none', undefined, { ...HUNT, games: 60 }));
  expect(counts.failed).toBeUndefined();
  expect(counts.games).toBe(60);
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
  await expect(hunt('stale', stale, HUNT)).rejects.toThrow(
    'STALE_MUTANT: stale.patch no longer fits engine/rules/dig.ts',
  );
});
