// The cells of a run: which numbers of players are played in which modes.
import { checkOptions } from '../../../engine/index.ts';
import type { Options } from '../../../engine/index.ts';
import type { Game } from '../../../engine/facts/game.ts';

export const MODES = ['base', 'michel', 'teams', 'dice'] as const;
export type Mode = (typeof MODES)[number];

const EXTRAS: Readonly<Record<Mode, Omit<Options, 'players'>>> = {
  base: {},
  michel: { michel: true },
  teams: { teams: true },
  dice: { diceFight: true },
};

export interface Cell {
  readonly mode: Mode;
  readonly options: Options;
}

/** Every mode with every number of players it can be played with, in the order asked for. */
export const cellsOf = (game: Game, players: readonly number[], modes: readonly Mode[]): Cell[] =>
  modes.flatMap((mode) =>
    players
      .map((count): Cell => ({ mode, options: { players: count, ...EXTRAS[mode] } }))
      .filter(({ options }) => checkOptions(game, options).length === 0),
  );
