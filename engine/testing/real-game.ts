// The real content, for tests that want the game as it is printed.
import { loadGame } from '../../scripts/load/load-game.ts';
import type { Game } from '../facts/game.ts';

const loaded = loadGame('content');
if (loaded.game === undefined)
  throw new Error(`content/ cannot be loaded: ${loaded.problems.map(({ message }) => message).join('; ')}`);

export const realGame: Game = loaded.game;
