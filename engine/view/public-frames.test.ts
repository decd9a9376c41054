// Open decisions hide nothing: whoever looks at the table sees every fact of every open frame; a long test looks at more.
import { expect, test } from 'vitest';
import { framesBehindViews } from '../testing/frames-behind-views.ts';
import { realGame } from '../testing/real-game.ts';

test('equal views of the table mean equal public frames', () => {
  const { states, views, differing } = framesBehindViews(realGame, 2500);
  expect(differing).toEqual([]);
  expect(views).toBeLessThan(states);
});
