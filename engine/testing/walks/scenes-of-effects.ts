// Scenes of cards and backgrounds: every effect, with and without somebody to aim at.
import { card, gang } from './cue.ts';
import type { Cue } from './cue.ts';

/** A background card, for a stranger and for a member of its gang. */
const revealed = (id: string, member: string, ...answers: readonly Cue[]): readonly Cue[] =>
  [undefined, member].flatMap((of) => [
    `deal {"start":0,"backgrounds":["${id}"]}`,
    ...(of === undefined ? [] : [gang(0, of)]),
    'give 0 spoon',
    `reveal:${id}`,
    ...answers,
    'undo shown',
    `reveal:${id}`,
  ]);

export const BACKGROUNDS: readonly Cue[] = [
  ...revealed('miner', 'moles', 'dig:spoon', 'done'),
  ...revealed('pickpocket', 'fingers', 'aim:1'),
  ...revealed('fitter', 'tinkers'),
  ...revealed('grocer', 'traders'),
  ...revealed('boxer', 'fists', 'aim:1', 'aim:1'),
  ...revealed('actor', 'ghosts'),
];

const played = (id: string, ...more: readonly Cue[]): readonly Cue[] => ['deal {"start":0}', `give 0 ${id}`, ...more];

export const PLAYING: readonly Cue[] = [
  ...played('walk', 'play:walk', 'walk:cell-block', 'walk:solitary', 'undo', 'undo shown', 'extort:1:spoon:blade'),
  ...played('list', 'play:list', 'undo shown'),
  ...played('rummage', 'play:rummage'),
  ...played(
    'rummage',
    card('tape', 'deck', 'discard'),
    card('pan', 'deck', 'discard'),
    card('pan', 'deck', 'discard'),
    'play:rummage',
    'take:tape',
    'undo shown',
    'redo',
    'take:tape',
    'take:pan',
    'undo shown',
    'worlds',
  ),
  ...played('grab', 'at 1 showers', 'play:grab', 'aim:1', 'aim:2', 'worlds'),
  ...played(
    'grab',
    'at 0 cafeteria',
    'at 1 cafeteria',
    'end-turn',
    'steal-spoon',
    'end-turn',
    'end-turn',
    'play:grab',
    'aim:1',
    'worlds',
  ),
  ...played('grab', 'at 1 showers', 'at 2 showers', 'play:grab'),
  ...played('grab', 'play:grab', 'done', 'roll'),
  ...played('shove', 'set 1 beatings 2', 'play:shove', 'aim:1', 'aim:2', 'undo', 'at 2 showers'),
  ...played('shove', 'set 1 beatings 1', 'play:shove', 'aim:1', 'play:shove'),
  ...played('rest', 'play:rest'),
  ...played('rest', 'play:rest', 'leave 0', 'leave 1'),
  ...played('rest', 'set 0 beatings 2', 'play:rest', 'end-turn', 'give 1 blade', 'extort:0:spoon:blade', 'end-turn'),
  ...played(
    'rest',
    'play:rest',
    'end-turn',
    'end-turn',
    'end-turn',
    'end-turn',
    'give 1 blade',
    'extort:0:spoon:blade',
  ),
  ...played('mix', 'give 1 spoon', 'give 2 radio', 'play:mix', 'undo shown', 'views', 'worlds'),
  ...played(
    'mix',
    'play:mix {"deal":["radio"]}',
    'play:mix {"deal":["tape","sunglasses","ring","peek","gold-chain","bucket","toothbrush","shard","shunt"]}',
    'views',
  ),
  ...played('mix', 'at 0 cafeteria', 'steal-spoon', 'play:mix', 'worlds'),
  ...played('burrow', 'give 0 spoon', 'give 0 pickaxe', 'play:burrow', 'dig:spoon', 'undo shown', 'redo', 'done'),
  ...played('burrow', 'give 0 spoon', 'play:burrow', 'dig:shovel'),
  ...played('burrow', 'give 0 spoon', 'set 0 beatings 2', 'play:burrow'),
  ...played('burrow', 'give 0 spoon', 'set 0 points 17', 'at 0 showers', 'dig:spoon', 'play:burrow', 'dig:spoon'),
  ...played('tip-off', 'at 1 solitary', 'play:tip-off', 'aim:1', 'aim:2'),
];
