// Where the game starts is said once, by `start` in game.yaml: wherever it moves, the printed board and the engine agree.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonical, compile, newGame } from '../../../engine/index.ts';
import type { Game } from '../../../engine/facts/game.ts';
import { loadGame } from '../../load/load-game.ts';
import { boardData } from './board-data.ts';
import { BOARD_SIDES, type BoardSide } from './board-side.ts';

function loaded(folder: string): Game {
  const { game, problems } = loadGame(folder);
  if (game === undefined) throw new Error(JSON.stringify(problems));
  return game;
}
const today = loaded('content');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  cpSync('content', folder, { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Rooms as printed on a side of the board: a doubled one as `<id>#<number of its block>`, the first block without. */
const printed = (game: Game, side: BoardSide): string[] =>
  boardData(game, 'de', side)
    .rooms.map(({ id, block }) => (block === '' || block === 'block-1' ? id : `${id}#${block.replace('block-', '')}`))
    .sort();

describe.each(today.locations.map(({ id }) => id))('start: %s', (start) => {
  const moved = (): Game => {
    const text = readFileSync('content/game.yaml', 'utf8');
    writeFileSync(join(folder, 'game.yaml'), text.replace(/^start: .*$/m, `start: ${start}`));
    return loaded(folder);
  };

  it.each(BOARD_SIDES)('the %s side prints the places the engine plays on, and everybody starts on one', (side) => {
    const game = moved();
    const players = 2 * game.numbers.teams;
    const tables = compile(game, { players, teams: side === 'team' });
    const rooms = printed(game, side);
    expect(rooms).toHaveLength(tables.locations);
    expect(rooms.filter((id) => id.split('#')[0] === start)).toHaveLength(side === 'team' ? game.numbers.teams : 1);

    const homes = canonical(tables, newGame(tables, 1)).seats.map(({ location }) => location ?? '');
    expect(homes).toHaveLength(players);
    for (const home of homes) expect(rooms).toContain(home);
    // Each printed block is somebody's home, and nobody starts elsewhere.
    expect([...new Set(homes)].sort()).toEqual(rooms.filter((id) => id.split('#')[0] === start));
  });

  it('the team side says on each block whose it is', () => {
    const game = moved();
    const blocks = boardData(game, 'de', 'team').rooms.filter(({ block }) => block !== '');
    expect(blocks.map(({ id, block }) => `${id} ${block}`)).toEqual(
      Array.from({ length: game.numbers.teams }, (_, team) => `${start} block-${String(team + 1)}`),
    );
    expect(new Set(blocks.map(({ team }) => team)).size).toBe(game.numbers.teams);
  });
});
