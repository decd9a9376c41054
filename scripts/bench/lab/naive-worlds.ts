// What looking ahead costs with naive copies: plain states cloned whole, dealt anew, and played on by the plain rules.
import { oracleApply, oracleLegal, oracleNewGame } from '../../../engine/oracle/index.ts';
import type { OracleState } from '../../../engine/oracle/index.ts';
import type { Options } from '../../../engine/index.ts';
import type { Game } from '../../../engine/facts/game.ts';
import { chooser } from '../../../engine/testing/random-play.ts';
import { cpuSeconds } from '../engine/cpu-seconds.ts';

export interface NaiveWorlds {
  /** Random games played from the first turn to the end, per CPU second. */
  readonly playoutsPerSecond: number;
  /** Clones of a plain state per CPU second: a naive world costs this before a card of it is dealt. */
  readonly worldsPerSecond: number;
}

/** A copy that shares nothing but the facts, which never change. */
const cloned = ({ world, ...rest }: OracleState): OracleState => ({ ...structuredClone(rest), world });

/** How often a second `work` ran, over about `seconds` CPU seconds. */
function rate(seconds: number, work: () => void): number {
  const start = cpuSeconds();
  let [done, spent] = [0, 0];
  while (spent < seconds) {
    work();
    done++;
    spent = cpuSeconds() - start;
  }
  return done / spent;
}

/** Measures both in about `seconds` CPU seconds each. */
export function measureNaiveWorlds(game: Game, options: Options, seconds: number): NaiveWorlds {
  const first = oracleNewGame(game, options, 1);
  const choose = chooser(1);
  const playOn = (from: OracleState, most: number): OracleState => {
    let state = from;
    for (let done = 0; done < most; done++) {
      const legal = oracleLegal(state);
      // Kind of action first, as our playouts choose.
      const kinds = [...new Set(legal.map(({ kind }) => kind))];
      if (kinds.length === 0) break;
      const kind = kinds[choose(kinds.length)];
      const open = legal.filter((one) => one.kind === kind);
      const action = open[choose(open.length)];
      if (action === undefined) break;
      state = oracleApply(state, action);
    }
    return state;
  };
  const middle = playOn(first, 60);
  return {
    playoutsPerSecond: rate(seconds, () => void playOn(cloned(first), 1_000_000)),
    worldsPerSecond:
      rate(seconds / 3, () => {
        for (let i = 0; i < 10; i++) cloned(middle);
      }) * 10,
  };
}
