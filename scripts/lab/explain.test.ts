// A told game is the very game that a report counts, in either language, with a reason for what was chosen.
import { describe, expect, test } from 'vitest';
import { realGame } from '../../engine/testing/real-game.ts';
import { explain } from './explain.ts';
import { REPORT_LANGS } from './report/words.ts';
import { playShard } from './shards/play-shard.ts';

const GAME = { options: { players: 3, target: 6 }, bots: ['greedy', 'random'], seed: 7, number: 2 };
const { options, bots, seed, number } = GAME;

describe('a told game', () => {
  const story = explain(realGame, GAME, 'en');
  const text = story.join('\n');

  test('is the game that a report counts under its number', () => {
    const shard = { content: realGame.hash, options, bots, seed, from: number, to: number + 1 };
    const [games, turns] = playShard(realGame, shard).moments.turns;
    expect(games).toBe(1);
    expect(story.filter((line) => line.startsWith('Round '))).toHaveLength(turns);
    expect(story.at(-1)).toContain(`After ${turns} turns`);
  });

  test('gives greedy’s reason, and says of chance only what it chose', () => {
    expect(text).toMatch(/#\d chooses “[^”]+”: it promises [\d.]+ tunnel points more than “[^”]+”\./);
    expect(text).toMatch(/#\d chooses “[^”]+”\.$/m);
  });

  test('names every seat with who plays it', () => {
    for (const seat of [0, 1, 2]) expect(text).toContain(`#${seat + 1} (${bots[(number + seat) % bots.length]})`);
  });

  test('leaves no place unfilled in any language', () => {
    for (const lang of REPORT_LANGS) expect(explain(realGame, GAME, lang).join('\n')).not.toMatch(/[~]|undefined|NaN/);
  });

  test('is another one under another number', () => {
    expect(explain(realGame, { ...GAME, number: number + 1 }, 'en').slice(1)).not.toEqual(story.slice(1));
  });

  test('is refused of a bot that there is not', () => {
    expect(() => explain(realGame, { ...GAME, bots: ['nobody'] }, 'en')).toThrow('nobody');
  });
});
