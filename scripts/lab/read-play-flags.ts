// What was asked for on the command line, read strictly: a plan of cells, or one line per fault.
import { availableParallelism } from 'node:os';
import type { Game } from '../../engine/facts/game.ts';
import { BOTS } from '../../bots/bots.ts';
import { nearestHint } from '../problem/nearest.ts';
import { REPORT_LANGS } from './report/words.ts';
import type { ReportLang } from './report/words.ts';
import { MODES, cellsOf } from './shards/cells.ts';
import type { Mode } from './shards/cells.ts';
import type { RunPlan } from './shards/run-cells.ts';
import { QUEUE_EXAMPLE, readAddress, withoutPassword } from './server/address.ts';
import type { ServerAddress } from './server/address.ts';

export interface PlayLabFlags {
  readonly players?: string | undefined;
  readonly mode?: string | undefined;
  readonly bots?: string | undefined;
  readonly games?: string | undefined;
  readonly seed?: string | undefined;
  readonly workers?: string | undefined;
  readonly 'seconds-per-turn'?: string | undefined;
  readonly lang?: string | undefined;
  readonly queue?: string | undefined;
}

export type PlaySettings =
  | {
      readonly ok: true;
      readonly plan: RunPlan;
      readonly workers: number;
      readonly secondsPerTurn: number;
      readonly lang: ReportLang | undefined;
      /** Where shards go, if not to the cores of this machine. */
      readonly server: ServerAddress | undefined;
    }
  /** One line per fault. */
  | { readonly ok: false; readonly faults: readonly string[] };

export const BOT_NAMES = Object.values(BOTS).map(({ name }) => name);

/** Who plays if nobody is named: the second bot of the list, for the first plays by lot. */
export const DEFAULT_BOT = BOT_NAMES.includes('greedy') ? 'greedy' : BOT_NAMES[0];

/** Most threads: more than any machine has cores for. */
const MOST_WORKERS = 256;
const MOST_GAMES = 100_000_000;
const MOST_SECONDS = 3600;

/** A whole number within bounds, or undefined. */
export function wholeNumber(text: string, from: number, to: number): number | undefined {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  return value >= from && value <= to ? value : undefined;
}

/** `2-6`, `4` or `2,4,6` as numbers in order; undefined where it is nothing of that. */
function numbersIn(text: string, from: number, to: number): number[] | undefined {
  const numbers = new Set<number>();
  for (const part of text.split(',')) {
    const [first, last = first, ...more] = part.split('-');
    const [low, high] = [wholeNumber(first, from, to), wholeNumber(last, from, to)];
    if (low === undefined || high === undefined || low > high || more.length > 0) return undefined;
    for (let value = low; value <= high; value++) numbers.add(value);
  }
  return [...numbers].sort((a, b) => a - b);
}

/** Reads the flags of `lab play` for this game. */
export function readPlayFlags(game: Game, flags: PlayLabFlags): PlaySettings {
  const faults: string[] = [];
  const read = <T>(value: T | undefined, fault: string): T | undefined => {
    if (value === undefined) faults.push(fault);
    return value;
  };
  const number = (flag: keyof PlayLabFlags, by: number, from: number, to: number): number =>
    read(
      wholeNumber(flags[flag] ?? String(by), from, to),
      `--${flag} is a whole number from ${from} to ${to}, not "${flags[flag] ?? ''}"`,
    ) ?? by;
  const names = <T extends string>(flag: keyof PlayLabFlags, by: string, known: readonly T[]): readonly T[] => {
    const given = (flags[flag] ?? by).split(',');
    const strange = given.find((name) => !(known as readonly string[]).includes(name));
    if (strange !== undefined) faults.push(`--${flag} cannot be "${strange}"; ${nearestHint(strange, known)}`);
    return given.filter((name): name is T => (known as readonly string[]).includes(name));
  };

  const { minPlayers, maxPlayers } = game.numbers;
  const all = `${minPlayers}-${maxPlayers}`;
  const players =
    read(
      numbersIn(flags.players ?? all, minPlayers, maxPlayers),
      `--players names numbers from ${minPlayers} to ${maxPlayers}, as in ${all} or 4,6, not "${flags.players ?? ''}"`,
    ) ?? [];
  const modes = [...new Set(names<Mode>('mode', 'base', MODES))];
  const bots = names('bots', DEFAULT_BOT, BOT_NAMES);
  const games = number('games', 1000, 1, MOST_GAMES);
  const seed = number('seed', 1, 0, 999_999_999_999_999);
  const workers = number(
    'workers',
    Math.min(MOST_WORKERS, availableParallelism()),
    flags.queue === undefined ? 1 : 0,
    MOST_WORKERS,
  );
  const server = flags.queue === undefined ? undefined : readAddress(flags.queue);
  if (flags.queue !== undefined && server === undefined)
    faults.push(`--queue is a server as in ${QUEUE_EXAMPLE}, not "${withoutPassword(flags.queue)}"`);
  const secondsPerTurn = number('seconds-per-turn', 25, 1, MOST_SECONDS);
  const lang = flags.lang === undefined ? undefined : REPORT_LANGS.find((one) => one === flags.lang);
  if (flags.lang !== undefined && lang === undefined)
    faults.push(`--lang cannot be "${flags.lang}"; ${nearestHint(flags.lang, REPORT_LANGS)}`);
  const cells = cellsOf(game, players, modes);
  if (faults.length === 0 && cells.length === 0)
    faults.push(
      `--mode ${modes.join(',')} cannot be played by ${players.join(', ')} players; add numbers to --players`,
    );
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, plan: { cells, bots, games, seed }, workers, secondsPerTurn, lang, server };
}
