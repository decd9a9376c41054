// A comparison finds nothing where nothing differs, names what was planted, and says how many games would be needed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Game } from '../../../engine/facts/game.ts';
import { realGame } from '../../../engine/testing/real-game.ts';
import { cellsOf } from '../shards/cells.ts';
import { playShard } from '../shards/play-shard.ts';
import type { ShardQueue } from '../shards/queue.ts';
import { compareLab } from './compare.ts';
import { gamesOfBatch } from './play-batches.ts';

const out = mkdtempSync(join(tmpdir(), 'compare-'));
afterAll(() => rmSync(out, { recursive: true }));

const here = (game: Game): ShardQueue => ({
  play: (shards, { done }) => {
    for (const shard of shards) done(shard, playShard(game, shard));
    return Promise.resolve();
  },
});

const compare = (before: Game, after: Game, games: number, seed = 1) =>
  compareLab({
    games: [before, after],
    names: ['before', 'after'],
    plan: { cells: cellsOf(before, [2], ['base']), bots: ['greedy'], games, seed },
    secondsPerTurn: 25,
    lang: 'en',
    out,
    queueFor: here,
    played: () => undefined,
    signal: new AbortController().signal,
  });

describe('npm run lab -- compare', () => {
  test('of a content with itself: not one figure differs', async () => {
    const { text, stopped } = await compare(realGame, realGame, 40);
    expect(stopped).toBe(false);
    expect(text).toContain('Both contents are the same to the last letter.');
    expect(text).toContain('No figure differs at all');
  });

  test('names a planted change first, with both figures and a range without 0', async () => {
    const [tool] = realGame.cards.filter(({ kind }) => kind === 'tool');
    const stronger: Game = {
      ...realGame,
      hash: 'stronger',
      cards: realGame.cards.map((card) => (card.id === tool!.id ? { ...card, points: 3 * card.points! } : card)),
    };
    const { text } = await compare(realGame, stronger, 60);
    expect(text).toMatch(new RegExp(`^ {2}Tunnel points by tool: ${tool!.name['en']!}: .* difference of \\+`, 'm'));
    expect(text).toMatch(
      /^ {2}No difference seen in \d+ figures\.\n {6}nearest to one: .* would need about [\d,]+ games$/m,
    );
    const { cells, contents } = JSON.parse(readFileSync(join(out, 'compare.json'), 'utf8')) as {
      cells: { differences: { seen: boolean; low: number; high: number }[] }[];
      contents: string[];
    };
    expect(contents).toEqual([realGame.hash, 'stronger']);
    for (const { seen, low, high } of cells[0]!.differences) expect(seen).toBe(low > 0 || high < 0);
  });

  test('called off before anything is done: nothing is said, and it says so', async () => {
    const off = new AbortController();
    off.abort();
    const { text, stopped } = await compareLab({
      games: [realGame, realGame],
      names: ['before', 'after'],
      plan: { cells: cellsOf(realGame, [2], ['base']), bots: ['random'], games: 10, seed: 1 },
      secondsPerTurn: 25,
      lang: 'de',
      out: join(out, 'off'),
      queueFor: () => ({ play: () => Promise.resolve() }),
      played: () => undefined,
      signal: off.signal,
    });
    expect(stopped).toBe(true);
    expect(text).toContain('Abgebrochen');
    expect(existsSync(join(out, 'off/compare.json'))).toBe(true);
  });

  test('cuts runs into a hundred batches, and small ones into fewer', () => {
    expect([gamesOfBatch(20_000), gamesOfBatch(1000), gamesOfBatch(100)]).toEqual([200, 10, 5]);
  });
});
