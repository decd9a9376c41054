// Nothing moves in silence: events folded over a game give exactly the table, in every mode, also where somebody leaves.
import { describe, expect, it } from 'vitest';
import { compile } from '../tables/compile.ts';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { foldAlong } from '../testing/fold-along.ts';
import { realGame } from '../testing/real-game.ts';
import { sampleGame } from '../testing/sample-game.ts';

describe('what is told is what happens', () => {
  it.each(EVERY_MODE.map((options) => [modeName(options), options] as const))('%s', (_, options) => {
    for (const game of [realGame, sampleGame]) {
      const { steps, differs } = foldAlong(compile(game, options), 11, 250);
      expect(differs).toBeUndefined();
      expect(steps).toBeGreaterThan(20);
    }
  });
});
