// Events folded over many whole games give exactly the table, in every mode (`told.test.ts` plays a few steps of each).
import { expect, it } from 'vitest';
import { compile } from '../tables/compile.ts';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { foldAlong } from '../testing/fold-along.ts';
import { realGame } from '../testing/real-game.ts';
import { sampleGame } from '../testing/sample-game.ts';

it.each(EVERY_MODE.map((options) => [modeName(options), options] as const))(
  '%s',
  { timeout: 1_800_000 },
  (_, options) => {
    for (const game of [realGame, sampleGame]) {
      const t = compile(game, options);
      for (let seed = 0; seed < 25; seed++) expect(foldAlong(t, seed, 2000).differs).toBeUndefined();
    }
  },
);
