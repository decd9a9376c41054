// A shard to its tally: a pure function of the game and the shard.
import { BOTS } from '../../../bots/bots.ts';
import type { Bot, Player } from '../../../bots/bot.ts';
import { playTable } from '../../../bots/table.ts';
import { compile, isAtTurn, seedFromText, setUpTold } from '../../../engine/index.ts';
import type { State, Tables } from '../../../engine/index.ts';
import type { Game } from '../../../engine/facts/game.ts';
import { beginGame, countStep, endGame } from '../tally/fold-game.ts';
import { startTally } from '../tally/fold-tally.ts';
import { makeCount } from '../tally/game-count.ts';
import { measuresOf } from '../tally/measures.ts';
import type { Tally } from '../tally/tally.ts';
import type { Shard } from './shard.ts';

/** Actions after which a game counts as timed out. */
export const MOST_ACTIONS = 20_000;

/** Which of so many bots sits at a seat in a game: they change places from game to game. */
export const botAt = (bots: number, game: number, seat: number): number => (game + seat) % bots;

/** The seed of a game of a run; games of one number are dealt alike in every cell. */
export const seedOfGame = (seed: number, game: number): number => seedFromText(`${seed}/${game}`);

function botNamed(name: string): Bot {
  const bot = Object.values(BOTS).find((one) => one.name === name);
  if (bot === undefined) throw new RangeError(`There is no bot "${name}".`);
  return bot;
}

/** The players of one game of a run, by seat; a bot that there is not is a RangeError. */
export function sitDown(t: Tables, names: readonly string[], game: number, seed: number): Player[] {
  const bots = names.map(botNamed);
  return Array.from({ length: t.seats }, (_, seat) =>
    bots[botAt(bots.length, game, seat)].sit(t, seat, seedFromText(`${seed}/${seat}`)),
  );
}

/** What a host adds to the games of a shard. */
export interface ShardOptions {
  /** Changes a table that has just been dealt, in place, before anybody acts: a handicap, say. Not told to players. */
  readonly dealt?: (t: Tables, s: State, seed: number) => void;
}

/** Plays all games of a shard; `played` hears how many are done. A bot that there is not is a RangeError. */
export function playShard(
  game: Game,
  shard: Shard,
  played: (games: number) => void = () => undefined,
  { dealt: change }: ShardOptions = {},
): Tally {
  const t = compile(game, shard.options);
  const bots = shard.bots.map(botNamed);
  let number = shard.from;
  const sitting = (name: string): number => {
    let set = 0;
    for (let seat = 0; seat < t.seats; seat++)
      if (bots[botAt(bots.length, number, seat)].name === name) set |= 1 << seat;
    return set;
  };
  const count = makeCount(t);
  const fold = startTally(measuresOf(t, [...new Set(shard.bots)], sitting));
  const s = new Int32Array(t.layout.size);
  for (; number < shard.to; number++) {
    const seed = seedOfGame(shard.seed, number);
    const players = sitDown(t, shard.bots, number, seed);
    const dealt = setUpTold(t, s, seed);
    for (const player of players) player.hear(dealt);
    beginGame(count, dealt);
    change?.(t, s, seed);
    let atTurn = isAtTurn(s);
    playTable(t, s, players, {
      seed,
      limit: MOST_ACTIONS,
      onStep: (now, seat, action, raw) => {
        countStep(count, action, seat, atTurn, raw);
        atTurn = isAtTurn(now);
      },
    });
    endGame(count, s);
    fold.add(count);
    played(number + 1 - shard.from);
  }
  return fold.tally();
}
