// The real game from content/, loaded once for the tests of the rulebook.
import { fileURLToPath } from 'node:url';
import type { Game } from '../../../../engine/facts/game.ts';
import { loadGame } from '../../../load/load-game.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../../../../${name}`, import.meta.url));

let loaded: Game | undefined;

/** The game; throws with its problems when content is not sound, for then no test here means anything. */
export function loadedGame(): Game {
  if (loaded !== undefined) return loaded;
  const { game, problems } = loadGame(folder('content'));
  if (game === undefined) throw new Error(problems.map(({ code, message }) => `${code} ${message}`).join('\n'));
  loaded = game;
  return game;
}
