// What was asked for on the command line as options of the engine: numbers read strictly, faults in the engine's own words.
import { checkOptions } from '../../engine/index.ts';
import type { Options } from '../../engine/index.ts';
import type { Game } from '../../engine/facts/game.ts';

export interface PlayFlags {
  readonly players?: string | undefined;
  readonly seed?: string | undefined;
  readonly seats?: string | undefined;
  readonly michel: boolean;
  readonly teams: boolean;
  readonly dice: boolean;
}

export type PlaySetting =
  | { readonly ok: true; readonly options: Options; readonly seed: number; readonly seats: readonly number[] }
  /** One line per fault. */
  | { readonly ok: false; readonly faults: readonly string[] };

const isWhole = (text: string): boolean => /^\d{1,15}$/.test(text);

/** Reads the flags; without `--seats` all seats answer by lines. */
export function readPlayFlags(game: Game, flags: PlayFlags): PlaySetting {
  const { players: playersText = '4', seed: seedText = '1', seats: seatsText } = flags;
  const faults: string[] = [];
  if (!isWhole(playersText)) faults.push(`--players is a whole number, not "${playersText}"`);
  if (!isWhole(seedText)) faults.push(`--seed is a whole number from 0, not "${seedText}"`);
  const options: Options = {
    players: Number(playersText),
    ...(flags.michel ? { michel: true } : {}),
    ...(flags.teams ? { teams: true } : {}),
    ...(flags.dice ? { diceFight: true } : {}),
  };
  if (faults.length === 0) faults.push(...checkOptions(game, options).map(({ message, hint }) => `${message} ${hint}`));
  const named = seatsText?.split(',') ?? Array.from({ length: options.players }, (_, seat) => String(seat));
  const strange = named.find((seat) => !isWhole(seat) || Number(seat) >= options.players);
  if (faults.length === 0 && strange !== undefined)
    faults.push(`--seats names seats from 0 to ${options.players - 1}, with commas between, not "${strange}"`);
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, options, seed: Number(seedText), seats: [...new Set(named.map(Number))] };
}
