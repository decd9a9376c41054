// Whole games of bots in one thread: how many a CPU second holds, at our table and where boardgame.io is the host.
import type { Bot } from '../../../bots/bot.ts';
import { playTable } from '../../../bots/table.ts';
import { actionId, compile, newGame, seedFromText, setUpTold } from '../../../engine/index.ts';
import type { Options, Tables } from '../../../engine/index.ts';
import type { Game } from '../../../engine/facts/game.ts';
import { oracleLegal } from '../../../engine/oracle/index.ts';
import { seedOfGame } from '../../lab/shards/play-shard.ts';
import { cpuSeconds } from '../engine/cpu-seconds.ts';
import { openPeer } from '../engine/peer-games.ts';

export interface BotRate {
  readonly games: number;
  /** Whole games per CPU second. */
  readonly gamesPerSecond: number;
}

/** Seed of the run, as in `lab play`. */
const SEED = 1;

/** The players of game `number`, one bot at every seat. */
const seated = (t: Tables, bot: Bot, number: number) =>
  Array.from({ length: t.seats }, (_, seat) =>
    bot.sit(t, seat, seedFromText(`${String(seedOfGame(SEED, number))}/${String(seat)}`)),
  );

/** Plays whole games for about `seconds` CPU seconds, after a third of that to warm up. */
export function measureBot(game: Game, options: Options, bot: Bot, seconds: number): BotRate {
  const t = compile(game, options);
  const s = newGame(t, 0);
  let number = 0;
  const playFor = (limit: number): BotRate => {
    const [start, first] = [cpuSeconds(), number];
    let spent = 0;
    while (spent < limit) {
      const players = seated(t, bot, number);
      const seed = seedOfGame(SEED, number++);
      const dealt = setUpTold(t, s, seed);
      for (const player of players) player.hear(dealt);
      playTable(t, s, players, { seed });
      spent = cpuSeconds() - start;
    }
    return { games: number - first, gamesPerSecond: (number - first) / spent };
  };
  playFor(seconds / 3);
  return playFor(seconds);
}

/**
 * The same bots where boardgame.io's client is the host: before each action the plain rules list all that are open, and its client
 * checks and does what was chosen. What the bots think costs the same: they are shown a world of ours.
 */
export function measureHostedBot(game: Game, options: Options, bot: Bot, seconds: number): BotRate {
  const t = compile(game, options);
  const s = newGame(t, 0);
  let number = 0;
  const playFor = (limit: number): BotRate => {
    const [start, first] = [cpuSeconds(), number];
    let spent = 0;
    while (spent < limit) {
      const players = seated(t, bot, number);
      const seed = seedOfGame(SEED, number++);
      const host = openPeer(game, options, false, seed);
      const dealt = setUpTold(t, s, seed);
      for (const player of players) player.hear(dealt);
      playTable(t, s, players, {
        seed,
        onStep: (_s, _seat, action) => {
          if (oracleLegal(host.state()).length === 0) throw new Error('the plain rules offer nothing');
          host.act(actionId(t, action));
        },
      });
      spent = cpuSeconds() - start;
    }
    return { games: number - first, gamesPerSecond: (number - first) / spent };
  };
  return playFor(seconds);
}
