// Tokens, boards and inmates' boards from the real content: everything fits in both languages on both papers, and numbers come from the game.

import { describe, expect, test } from 'vitest';
import type { Game } from '../../engine/facts/game.ts';
import { loadGame } from '../load/load-game.ts';
import { boardData } from './board/board-data.ts';
import { BOARD_SIDES } from './board/board-side.ts';
import { BOARD, layFullBoard, layTiledBoard } from './board/lay-board.ts';
import type { DisplayItem } from './display/display-list.ts';
import { inmateData } from './inmates/inmate-data.ts';
import { layInmates } from './inmates/lay-inmates.ts';
import { loadTemplates } from './template/load-templates.ts';
import { layTokens } from './tokens/lay-tokens.ts';
import { tokens } from './tokens/token-data.ts';

const loaded = loadGame('content', { templates: 'templates' });
if (loaded.game === undefined) throw new Error('The content has problems; see npm run check.');
const game: Game = loaded.game;
const templates = loadTemplates('templates');
const PAPERS = [
  { id: 'a4', name: 'A4', width: 210, height: 297, edge: 5 },
  { id: 'letter', name: 'Letter', width: 215.9, height: 279.4, edge: 5 },
];
const cases = game.languages.flatMap((lang) =>
  PAPERS.map((paper) => ({ lang, paper, name: `${lang} on ${paper.name}` })),
);

const words = (items: readonly DisplayItem[]): readonly string[] =>
  items.flatMap((item) =>
    item.kind === 'text'
      ? [item.text]
      : item.kind === 'group'
        ? words(item.items)
        : item.kind === 'form'
          ? words(item.list.items)
          : [],
  );

describe.each(cases)('$name', ({ lang, paper }) => {
  test('the board lies on sheets of the paper without a problem, every sheet says which it is', () => {
    const { document, problems, notes } = layTiledBoard(game, lang, paper, templates);
    expect(problems).toEqual([]);
    expect(document.pages).toHaveLength(12);
    for (const page of document.pages)
      expect([page.width, page.height].sort()).toEqual([paper.width, paper.height].sort());
    expect(notes?.map(({ counts }) => counts?.sheets)).toEqual([6]);
    expect(words(document.pages[0]!.items).join(' ')).toMatch(/1 (von|of) 6/);
  });

  test('the full board has two pages with trim and bleed', () => {
    const { document, problems } = layFullBoard(game, lang, templates);
    expect(problems).toEqual([]);
    expect(document.pages.map(({ trim }) => trim)).toEqual(
      Array.from({ length: 2 }, () => ({ x: 3, y: 3, width: BOARD.width, height: BOARD.height })),
    );
  });

  test('the six inmates lie two to a sheet, male sides behind female ones', () => {
    const { document, problems } = layInmates(game, lang, paper, templates);
    expect(problems).toEqual([]);
    expect(document.pages).toHaveLength(2 * Math.ceil(game.inmates.length / 2));
    const [front, back] = document.pages;
    expect(words(front!.items)).toContain(game.inmates[0]!.sides.female.name[lang]);
    expect(words(back!.items)).toContain(game.inmates[0]!.sides.male.name[lang]);
  });

  test('all tokens are there', () => {
    const { document, problems } = layTokens(game, lang, paper, templates);
    expect(problems).toEqual([]);
    const placed = document.pages.flatMap((page) => page.items).filter((item) => item.kind === 'form');
    expect(placed).toHaveLength(tokens(game, lang).reduce((sum, { copies }) => sum + copies, 0));
    expect(placed.filter((item) => item.form.startsWith('standee-'))).toHaveLength(
      tokens(game, lang)
        .filter(({ id }) => id.startsWith('standee-'))
        .reduce((sum, { copies }) => sum + copies, 0),
    );
  });
});

describe('numbers come from the game', () => {
  const changed: Game = {
    ...game,
    numbers: { ...game.numbers, handLimit: 7, maxBeatings: 3, carefulCost: 4, craftBlockedAt: 1, digBlockedAt: 2 },
    targets: [{ players: 2, points: 31 }],
    locations: game.locations.map((location) =>
      location.id === 'showers' ? { ...location, search: 2, faces: [1] } : location,
    ),
  };

  test('the board shows faces, search values and targets', () => {
    for (const side of BOARD_SIDES) {
      const showers = boardData(changed, 'de', side).rooms.find(({ id }) => id === 'showers');
      expect([showers?.search, showers?.magnifiers.length, showers?.dice]).toEqual([2, 2, [1]]);
    }
    const [tunnel] = boardData(changed, 'de', 'solo').tunnels;
    const spaces = tunnel?.rows.flat() ?? [];
    expect(spaces.map(({ points }) => points)).toEqual(Array.from({ length: 32 }, (_space, points) => points));
    expect(spaces.at(-1)?.tone).toBe('goal');
    // Rows of markers that do not touch, all about as long.
    for (const { length } of tunnel?.rows ?? []) expect(length).toBeLessThanOrEqual(28);
    expect(tunnel?.rows.map(({ length }) => length)).toEqual([16, 16]);
  });

  test('the team side has a cell block and a tunnel for each team', () => {
    const data = boardData(game, 'de', 'team');
    expect(data.rooms.filter(({ id }) => id === 'cell-block').map(({ block }) => block)).toEqual([
      'block-1',
      'block-2',
    ]);
    expect(data.tunnels.map(({ rows }) => rows.flat().length)).toEqual(
      Array.from({ length: game.numbers.teams }, () => Math.max(...game.teamTargets.map(({ points }) => points)) + 1),
    );
  });

  test("an inmate's board shows limits, costs and what each beating does", () => {
    const data = inmateData(changed, 'de', game.inmates[0]!, 'female');
    expect(data.handLimit).toBe(7);
    expect(data.beatings).toEqual(['kein Basteln', 'kein Basteln, kein Graben', 'kein Basteln, kein Graben']);
    expect(data.order.find(({ name }) => name === 'Schleichen')?.cost).toBe('4');
    expect(tokens(changed, 'de').find(({ id }) => id === 'chit-beating')?.copies).toBe(
      changed.numbers.maxBeatings * changed.numbers.maxPlayers,
    );
  });
});
