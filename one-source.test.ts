// One source: a number changed in YAML is the number on board, inmates' boards and rulebook, and what the engine plays; no other edit.
// That the site follows too takes a whole build: one-source.long.test.ts.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { own, run, scene, set } from './engine/testing/scene.ts';
import type { Game } from './engine/facts/game.ts';
import { loadGame } from './scripts/load/load-game.ts';
import {
  CHANGE,
  KEPT,
  PLACE,
  SEARCHED,
  copyWithChangedNumbers,
  saysTheChange,
  textOfPdf,
} from './scripts/testing/changed-numbers.ts';
import { runCommand } from './scripts/testing/project-copy.ts';

describe(CHANGE, () => {
  let copy = '';
  let game: Game;

  beforeAll(async () => {
    copy = copyWithChangedNumbers();
    const loaded = loadGame(join(copy, 'content'), { templates: join(copy, 'templates') });
    expect(loaded.problems).toEqual([]);
    game = loaded.game!;
    expect(await runCommand(copy, 'npm run print -- --lang de --paper a4')).toMatchObject({ status: 0 });
  }, 120_000);
  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });
  const printed = (name: string): Promise<string> => textOfPdf(join(copy, `dist/print/de/a4/${name}.pdf`));

  test('the rulebook says so', async () => saysTheChange(await printed('rulebook')));

  test('the board says so', async () => {
    const board = await printed('board-full');
    expect(board).toMatch(new RegExp(`${PLACE.name['de']!} Suchen ${String(SEARCHED)}\\b`));
    expect(board).not.toMatch(new RegExp(`${PLACE.name['de']!} Suchen ${String(PLACE.search)}\\b`));
  });

  test("an inmate's board says so", async () => {
    expect(await printed('inmates')).toMatch(new RegExp(`\\b${String(KEPT)} Handkarten`));
  });

  test('the engine plays so (search.draw)', () => {
    const on = scene({}, 1, game);
    set(on, 0, { at: PLACE.id });
    run(on, 'search');
    expect(own(on, 0).handSize).toBe(SEARCHED);
  });
});
