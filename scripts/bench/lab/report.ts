// The figures of the lab's measurement as a table for people and as an object for files.
import type { LookaheadFigures } from '../engine/lookahead.ts';
import type { BotRate } from './bot-games.ts';
import type { NaiveWorlds } from './naive-worlds.ts';
import type { WorkerScaling } from './worker-scaling.ts';

/** One bot at every seat, at our table and where boardgame.io is the host. */
export interface BotFigures {
  readonly bot: string;
  readonly ours: BotRate;
  readonly hosted: BotRate;
}

export interface LabReport {
  readonly content: string;
  readonly players: number;
  readonly bots: readonly {
    readonly bot: string;
    /** Games per CPU second of one thread. */
    readonly gamesPerSecond: number;
    readonly hostedGamesPerSecond: number;
    /** How many times as many. */
    readonly ratio: number;
  }[];
  readonly playouts: { readonly perSecond: number; readonly naivePerSecond: number; readonly ratio: number };
  readonly determinizations: { readonly perSecond: number; readonly naivePerSecond: number; readonly ratio: number };
  readonly workers: {
    readonly games: number;
    /** Games per second of wall time. */
    readonly one: number;
    readonly two: number;
    readonly ratio: number;
  };
}

/** Three digits are what a measurement is worth. */
const worth = (value: number): number => Number(value.toPrecision(3));

const pair = (ours: number, naive: number) => ({
  perSecond: worth(ours),
  naivePerSecond: worth(naive),
  ratio: worth(ours / naive),
});

/** The report; figures are rounded to what they are worth. */
export function labReport(
  content: string,
  bots: readonly BotFigures[],
  ahead: LookaheadFigures,
  naive: NaiveWorlds,
  { games, one, two }: WorkerScaling,
): LabReport {
  return {
    content,
    players: ahead.players,
    bots: bots.map(({ bot, ours, hosted }) => ({
      bot,
      gamesPerSecond: worth(ours.gamesPerSecond),
      hostedGamesPerSecond: worth(hosted.gamesPerSecond),
      ratio: worth(ours.gamesPerSecond / hosted.gamesPerSecond),
    })),
    playouts: pair(ahead.playoutsPerSecond, naive.playoutsPerSecond),
    determinizations: pair(1e6 / ahead.determinizeMicroseconds, naive.worldsPerSecond),
    workers: { games, one: worth(one), two: worth(two), ratio: worth(two / one) },
  };
}

/** The table, without a line break at its end. */
export function labTable({ players, bots, playouts, determinizations, workers }: LabReport): string {
  const table = [
    ['per CPU second', 'ours', 'naive', 'ratio'],
    ...bots.map(({ bot, gamesPerSecond, hostedGamesPerSecond, ratio }) => [
      `games by ${bot}`,
      String(gamesPerSecond),
      String(hostedGamesPerSecond),
      String(ratio),
    ]),
    ...Object.entries({ playouts, determinizations }).map(([name, { perSecond, naivePerSecond, ratio }]) => [
      name,
      String(perSecond),
      String(naivePerSecond),
      String(ratio),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [
    `${players} players, one thread; naive: boardgame.io is the host (what the bots think is the same), and plain states are cloned whole:`,
    ...lines,
    `By the clock, ${workers.games} games: ${workers.one} a second with one worker, ${workers.two} with two, ${workers.ratio} times as many.`,
  ].join('\n');
}
