// Open decisions hide nothing: whoever looks at the table sees every fact of every open frame, in tens of thousands of states.
import { expect, test } from 'vitest';
import { framesBehindViews } from '../testing/frames-behind-views.ts';
import { realGame } from '../testing/real-game.ts';

test('equal views of the table mean equal public frames', () => {
  const { states, views, differing } = framesBehindViews(realGame, 40_000);
  expect(differing).toEqual([]);
  expect(views).toBeLessThan(states);
});
