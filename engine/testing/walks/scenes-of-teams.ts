// Scenes of teams: swaps, helpers, own blocks, points together.
import { gang } from './cue.ts';
import type { Cue } from './cue.ts';
import type { Game } from '../../facts/game.ts';
import { sampleGame } from '../sample-game.ts';

/** The sixth seat of six finds out who stands by whom: four extorts one, all in the first block. */
const GATHERED: readonly Cue[] = [
  'deal {"start":4}',
  ...[0, 1, 2, 3, 4, 5].map((seat) => `at ${seat} cell-block`),
  ...[0, 1, 2, 3, 4, 5].map((seat) => `give ${seat} blade`),
];

export const TEAMS: readonly Cue[] = [
  'extort:2:spoon:blade',
  'give 0 spoon',
  'give 2 radio',
  'swap:2',
  'refuse',
  'swap:2',
  'accept',
  'undo shown',
  'give:spoon',
  'undo shown',
  'worlds',
  'done',
  'give:radio',
  'done',
  'swap:1',
  'end-turn',
  ...GATHERED,
  'extort:1:shovel:blade',
  'fight:blade',
  'decline',
  'decline',
  'decline',
  'views',
  ...GATHERED,
  'give 4 blade',
  'extort:1:shovel:blade',
  'decline',
  'fight:blade',
  'fight:blade',
  'decline',
  'decline',
  'fight:blade',
  'fight:blade',
  'decline',
  'decline',
  ...GATHERED,
  'extort:3:shovel:blade',
  'decline',
  'leave 5',
  'at 1 showers',
  'decline',
  'views',
  'deal {"start":0}',
  'swap:4',
  'at 4 showers',
  'swap:4',
  'set 0 points 20',
  'at 0 cell-block#2',
  'give 0 spoon',
  'dig:spoon',
  'set 4 points 9',
  'views',
  'deal {"start":0}',
  ...[0, 1, 2, 3].map((seat) => gang(seat, 'moles')),
  'deal {"start":0}',
  'set 2 points 26',
  'leave 4',
  'give 0 pickaxe',
  'dig:pickaxe',
  'deal {"start":0}',
  'swap:2',
  'leave 2',
  'swap:2',
  'leave 4',
  'leave 0',
];

/** A card that sends one home: with teams, to one's own cell block. */
export const homeward: Game = {
  ...sampleGame,
  cards: sampleGame.cards.map((one) =>
    one.id === 'tip-off' ? { ...one, effects: [{ kind: 'move-other', to: 'cell-block', reach: 'anywhere' }] } : one,
  ),
};

export const HOMEWARD: readonly Cue[] = [1, 2].flatMap((seat) => [
  'deal {"start":0}',
  'give 0 tip-off',
  `at ${seat} showers`,
  'play:tip-off',
  `aim:${seat}`,
]);

/** The first seat of all helps the third against the figure. */
export const FIGURE_AND_TEAM: readonly Cue[] = [
  'michel-roll {"dice":[1]}',
  'michel-go:cell-block',
  'at 2 cell-block',
  'end-turn',
  'deal {"start":1}',
  ...[0, 1, 2, 3].map((seat) => `at ${seat} cell-block`),
  'give 0 blade',
  'give 2 blade',
  'michel-roll {"dice":[4]}',
  'michel-go:cell-block',
  'michel-extort:2:spoon {"strengths":["strength-2"]}',
  'decline',
  'fight:blade',
  'decline',
];
