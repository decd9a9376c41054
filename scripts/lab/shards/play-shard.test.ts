// A host may change tables that have just been dealt, each once, and the games go on from there.
import { expect, test } from 'vitest';
import { setUp } from '../../../engine/index.ts';
import { realGame } from '../../../engine/testing/real-game.ts';
import { playShard, seedOfGame } from './play-shard.ts';

const shard = {
  content: realGame.hash,
  options: { players: 2, target: 6 },
  bots: ['greedy'],
  seed: 2,
  from: 3,
  to: 6,
};

test('every dealt table is handed over once, with its seed', () => {
  const seeds: number[] = [];
  playShard(realGame, shard, undefined, { dealt: (_t, _s, seed) => void seeds.push(seed) });
  expect(seeds).toEqual([3, 4, 5].map((game) => seedOfGame(shard.seed, game)));
});

test('what it was changed to is what is played', () => {
  const alone = playShard(realGame, shard);
  expect(playShard(realGame, shard, undefined, { dealt: () => undefined })).toEqual(alone);
  expect(playShard(realGame, shard, undefined, { dealt: (t, s) => setUp(t, s, 0) })).not.toEqual(alone);
});
