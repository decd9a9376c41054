// Scenes in which decks, piles and tools run out.
import { card, actions } from './cue.ts';
import type { Cue } from './cue.ts';
import type { Game } from '../../facts/game.ts';
import { sampleGame } from '../sample-game.ts';

/** The sample game with so few cards that decks and piles run out. */
export const scarce: Game = {
  ...sampleGame,
  cards: sampleGame.cards.map((card) => ({ ...card, copies: Math.min(card.copies, 1) })),
};

export const RUNNING_OUT: readonly Cue[] = [
  'at 0 showers',
  'drain 2 2',
  'search',
  'search',
  'end-turn',
  actions(9),
  card('cap', { hand: 2 }, 'discard'),
  card('watch', { hand: 2 }, 'discard'),
  'at 1 showers',
  'search',
  'undo shown',
  'at 1 cafeteria',
  'steal-spoon',
  'undo',
  'redo',
  'steal-spoon',
  'give 1 list',
  'play:list',
  'give 1 grab',
  'at 0 cafeteria',
  card('cap', { hand: 1 }, 'discard'),
  'play:grab',
  'aim:0',
  'end-turn',
  'end-turn',
  'end-turn',
  'discard:radio',
  'undo',
  'undo shown',
  'discard:radio',
  'leave 1',
  'worlds',
  'at 2 cell-block',
  'leave 2',
  'views',
];

/** All three tools of the scarce game are dug, with the same points for all; what else counts is said before. */
const dugOut = (...counters: readonly Cue[]): readonly Cue[] => [
  'deal {"start":0}',
  ...counters,
  ...['spoon', 'pickaxe', 'shovel'].map((id) => card(id, 'pile', { dug: 0 })),
];

export const STALEMATES: readonly Cue[] = [
  ...dugOut('set 1 points 2'),
  ...dugOut('set 0 beatings 1', 'set 1 beatings 2'),
  ...dugOut('set 0 beatings 1', 'set 2 cigarettes 3'),
  ...dugOut('leave 2'),
  'undo',
];
