// Every way the game can be set up, as a table for tests that hold in all of them.
import type { Options } from '../api/options.ts';

const PLAIN: Options[] = [2, 3, 4, 5, 6].map((players) => ({ players }));
const MICHEL: Options[] = PLAIN.map((options) => ({ ...options, michel: true }));
const TEAMS: Options[] = [4, 6].flatMap((players) => [
  { players, teams: true },
  { players, teams: true, michel: true },
]);
const DICE: Options[] = [
  { players: 3, diceFight: true },
  { players: 6, teams: true, michel: true, diceFight: true },
];

export const EVERY_MODE: readonly Options[] = [...PLAIN, ...MICHEL, ...TEAMS, ...DICE];

/** A short name for a set of options. */
export const modeName = (options: Options): string =>
  [
    `${options.players} players`,
    options.michel === true ? 'michel' : '',
    options.teams === true ? 'teams' : '',
    options.diceFight === true ? 'dice' : '',
  ]
    .filter(Boolean)
    .join(', ');
