// One fuzzed game: random moves from its setting, or a list of moves played again.
import type { Game } from '../../engine/facts/game.ts';
import { chooser } from '../../engine/testing/random-play.ts';
import { chooseAction } from './choose.ts';
import { readMove } from './handed-in.ts';
import { playBoth } from './play-both.ts';
import type { Move, Played, Watch } from './play-both.ts';
import { scarceGame } from './setting.ts';
import type { Setting } from './setting.ts';
import { variedGame } from './vary-content.ts';

/** One step in so many somebody leaves, where leaving is on. */
const LEAVES_EVERY = 150;

/** The content of a setting: varied, with few copies, both or neither. */
function contentOf(game: Game, { copies, content }: Setting): Game {
  const varied = content === undefined ? game : variedGame(game, content);
  return copies === undefined ? varied : scarceGame(varied, copies);
}

/** Plays a game after a setting, at most `most` steps. */
export function playRandom(game: Game, setting: Setting, most: number, watch?: Watch): Played {
  const choose = chooser(setting.seed ^ 0x2f6b1c);
  return playBoth(
    contentOf(game, setting),
    setting,
    (offer) => {
      const { moves, step, there } = offer;
      if (step >= most) return undefined;
      if (setting.leaving && choose(LEAVES_EVERY) === 0) return `leave:${there[choose(there.length)]}`;
      return moves[chooseAction(offer, setting.style, choose)];
    },
    watch,
    setting.handing ? chooser(setting.seed ^ 0x51ed27) : undefined,
  );
}

/** Plays a list of moves again; moves that are not possible are passed over, so that any part of a list can be tried. */
export function playMoves(game: Game, setting: Setting, list: readonly Move[]): Played {
  let at = 0;
  return playBoth(contentOf(game, setting), setting, ({ moves, there }) => {
    const possible = new Set([...moves, ...there.map((seat) => `leave:${seat}`)]);
    while (at < list.length && !possible.has(readMove(list[at]).name)) at++;
    return list[at++];
  });
}
