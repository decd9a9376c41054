// Open decisions against the views of the table: states that look alike have to have the same public frames.
import type { Game } from '../facts/game.ts';
import { canonical } from '../canonical/canonical.ts';
import { kindFirst, playout } from '../lookahead/playout.ts';
import { newGame } from '../play/new-game.ts';
import { compile } from '../tables/compile.ts';
import { DEPTH } from '../tables/layout.ts';
import { viewFor } from '../view/view-for.ts';
import { EVERY_MODE } from './every-mode.ts';

export interface Behind {
  /** States with an open decision that were looked at, and different views among them. */
  readonly states: number;
  readonly views: number;
  /** Equal views with different frames behind them, as texts. */
  readonly differing: readonly string[];
}

/** Looks at so many states with an open decision, in games of every mode by turns. */
export function framesBehindViews(game: Game, states: number): Behind {
  const frames = new Map<string, string>();
  const differing: string[] = [];
  const tables = EVERY_MODE.map((options) => compile(game, options));
  let seen = 0;
  for (let seed = 0; seen < states; seed++) {
    const mode = seed % tables.length;
    const t = tables[mode];
    if (t === undefined) break;
    const s = newGame(t, seed);
    for (let step = 0; step < 1500 && seen < states && playout(t, s, kindFirst, 1) > 0; step++) {
      if (s[DEPTH] === 0) continue;
      seen++;
      const view = viewFor(t, s, 'table');
      // Where everybody stands and who is in which gang is public; numbers that only count steps would tell states apart.
      const table = view.seats.map(({ location, gang, left }) => [location, gang, left]);
      const key = JSON.stringify([mode, view.active, view.decision, table]);
      const stack = JSON.stringify(canonical(t, s).stack);
      const known = frames.get(key);
      if (known !== undefined && known !== stack) differing.push(`${key}\n${known}\n${stack}`);
      frames.set(key, stack);
    }
  }
  return { states: seen, views: frames.size, differing };
}
