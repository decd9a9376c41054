// `lab tune` as it is typed: what was asked for, progress, the result and the patch; content is written only with --write.
import { posix, relative, sep } from 'node:path';
import type { Loaded } from '../load/load-game.ts';
import { readPlayFlags, wholeNumber } from './read-play-flags.ts';
import type { PlayLabFlags } from './read-play-flags.ts';
import { sayTuned } from './tune/say-tuned.ts';
import { gamesToPlay, tuneLab } from './tune/tune-lab.ts';
import { variantsOf } from './tune/variants.ts';
import { writeTexts } from './tune/write-texts.ts';

export interface TuneFlags extends PlayLabFlags {
  readonly candidates?: string | undefined;
  readonly rounds?: string | undefined;
  readonly write: boolean;
}

/** Games of each candidate in the first round, candidates of it, and rounds, if nobody says. */
export const TUNE_DEFAULTS = { games: 200, candidates: 16, rounds: 3 } as const;
const [MOST_CANDIDATES, MOST_ROUNDS] = [10_000, 12];

export type TuneResult =
  | { readonly faults: readonly string[] }
  | { readonly faults: readonly []; readonly text: string; readonly patch: string; readonly stopped: boolean };

/** Tunes the game of a folder; `played` hears the games played and how many there will be. */
export async function runTune(
  loaded: Loaded,
  folder: string,
  flags: TuneFlags,
  played: (games: number, total: number) => void,
  signal: AbortSignal,
): Promise<TuneResult> {
  const settings = readPlayFlags(loaded.game, { ...flags, games: flags.games ?? String(TUNE_DEFAULTS.games) });
  const faults: string[] = settings.ok ? [] : [...settings.faults];
  const number = (flag: 'candidates' | 'rounds', most: number): number => {
    const value = wholeNumber(flags[flag] ?? String(TUNE_DEFAULTS[flag]), 1, most);
    if (value === undefined)
      faults.push(`--${flag} is a whole number from 1 to ${String(most)}, not "${flags[flag] ?? ''}"`);
    return value ?? 1;
  };
  const candidates = number('candidates', MOST_CANDIDATES);
  const rounds = number('rounds', MOST_ROUNDS);
  if (!settings.ok || faults.length > 0) return { faults };
  const { plan, workers, secondsPerTurn } = settings;
  if (settings.server !== undefined) return { faults: ['tune plays on this machine alone, without --queue'] };
  const variants = variantsOf(
    folder,
    loaded.tuning,
    plan.cells.map(({ options }) => options),
  );
  if ('faults' in variants) return variants;
  const total = gamesToPlay(plan, candidates, rounds);
  played(0, total);
  const shown = relative(process.cwd(), folder).split(sep).join(posix.sep);
  const tuned = await tuneLab({
    loaded,
    variants,
    plan,
    candidates,
    rounds,
    workers,
    secondsPerTurn,
    folder: shown,
    played: (games) => played(games, total),
    signal,
  });
  const refusal = flags.write && !tuned.stopped ? writeTexts(folder, tuned.files) : undefined;
  if (refusal !== undefined) return { faults: [refusal] };
  const ids = loaded.tuning.map(({ id }) => id);
  const text = sayTuned(loaded.game, loaded.goals, tuned, ids, variants.present);
  return { faults: [], text, patch: tuned.patch, stopped: tuned.stopped };
}
