// The matches that are walked: scenes that bring every event, refusal and correction about, and wanderings through the modes.
import type { Options } from '../../index.ts';
import type { Game } from '../../facts/game.ts';
import { EVERY_MODE, modeName } from '../every-mode.ts';
import { sampleGame } from '../sample-game.ts';
import type { Cue } from './cue.ts';
import { matchWalk } from './match-walk.ts';
import { CRAFTING, LOOKING, MOVING, SENDING, TRADING } from './scenes-in-turn.ts';
import { CORRECTING, DAMAGED } from './scenes-of-corrections.ts';
import { BACKGROUNDS, PLAYING } from './scenes-of-effects.ts';
import { DICE, EXTORTING, FIGURE } from './scenes-of-fights.ts';
import { RUNNING_OUT, STALEMATES, scarce } from './scenes-of-shortage.ts';
import { FIGURE_AND_TEAM, HOMEWARD, TEAMS, homeward } from './scenes-of-teams.ts';
import type { Walk } from './walk.ts';

const scene = (name: string, options: Options, cues: readonly Cue[], game: Game = sampleGame): Walk => ({
  name,
  lines: () => matchWalk(game, options, 1, cues),
});

/** Steps walked by chance in each of these modes. */
const WANDERED = 34;
const WANDERED_MODES = EVERY_MODE.filter(
  ({ players, teams, michel, diceFight }) => (teams === true && michel === true) || diceFight === true || players === 2,
);

/** Short games in which one thing happens after the other; most faults show in one of them. */
export const SCENES: readonly Walk[] = [
  scene('looking', { players: 3 }, LOOKING),
  scene('sending', { players: 3 }, SENDING),
  scene('trading', { players: 3 }, TRADING),
  scene('crafting', { players: 3 }, CRAFTING),
  scene('moving', { players: 3 }, MOVING),
  scene('playing', { players: 3 }, PLAYING),
  scene('revealing', { players: 3 }, BACKGROUNDS),
  scene('extorting', { players: 3 }, EXTORTING),
  scene('dice', { players: 3, diceFight: true }, DICE),
  scene('figure', { players: 3, michel: true }, FIGURE),
  scene('teams', { players: 6, teams: true }, TEAMS),
  scene('correcting', { players: 3 }, CORRECTING),
  scene('running-out', { players: 3 }, RUNNING_OUT, scarce),
  scene('stalemates', { players: 3 }, STALEMATES, scarce),
  scene('figure-and-team', { players: 4, teams: true, michel: true }, FIGURE_AND_TEAM),
  scene('homeward', { players: 4, teams: true }, HOMEWARD, homeward),
  scene('damaged', { players: 2, michel: true }, DAMAGED),
];

/** Games played by chance in some of the modes. */
export const WANDERINGS: readonly Walk[] = [
  ...WANDERED_MODES.map((options) =>
    scene(modeName(options).replaceAll(', ', '-').replaceAll(' ', '-'), options, [
      `wander ${WANDERED} 5`,
      'worlds',
      'reload',
    ]),
  ),
];
