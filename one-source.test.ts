// One source: a number changed in YAML is the number on board, inmates' boards, rulebook and site, and what the engine plays; no other edit.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { own, run, scene, set } from './engine/testing/scene.ts';
import { realGame } from './engine/testing/real-game.ts';
import type { Game } from './engine/facts/game.ts';
import { loadGame } from './scripts/load/load-game.ts';
import { readPdf } from './scripts/print/paint/testing/read-pdf.ts';
import { copyProject, runCommand } from './scripts/testing/project-copy.ts';

/** Replaces the one line that says `from`; a content that says it never or twice would make the test a sham. */
function edit(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text.split(from), `${file} says ${String(from)} once`).toHaveLength(2);
  writeFileSync(file, text.replace(from, to));
}

const textOf = async (path: string): Promise<string> =>
  (await readPdf(readFileSync(path))).pages
    .map((page) => page.text)
    .join('\n')
    .replace(/\s+/g, ' ');

/** The place that the worked example of the rulebook searches. */
const PLACE = realGame.locations.find(({ id }) => id === 'showers')!;
const NAME = PLACE.name['de']!;
const [searched, kept] = [PLACE.search + 2, realGame.numbers.handLimit + 17];

describe(`${PLACE.id}: search ${String(PLACE.search)} → ${String(searched)}, hand limit ${String(realGame.numbers.handLimit)} → ${String(kept)}`, () => {
  let copy = '';
  let game: Game;

  beforeAll(async () => {
    copy = copyProject();
    const content = join(copy, 'content');
    edit(
      join(content, 'locations.yaml'),
      new RegExp(`(?<=- id: ${PLACE.id}\\n(?:(?!  - id:).*\\n)*?    search: )${String(PLACE.search)}(?=\\n)`),
      String(searched),
    );
    edit(
      join(content, 'game.yaml'),
      new RegExp(`(?<=hand-limit: )${String(realGame.numbers.handLimit)}\\b`),
      String(kept),
    );
    const loaded = loadGame(content, { templates: join(copy, 'templates') });
    expect(loaded.problems).toEqual([]);
    game = loaded.game!;
    expect(await runCommand(copy, 'npm run print -- --lang de --paper a4')).toMatchObject({ status: 0 });
  }, 120_000);
  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });

  const said = (text: string): void => {
    expect(text).toContain(`Er zieht ${String(searched)} Karten.`);
    expect(text).toMatch(new RegExp(`hältst du höchstens ${String(kept)}\\b`));
    expect(text).not.toContain(`Er zieht ${String(PLACE.search)} Karten.`);
    expect(text).not.toMatch(new RegExp(`hältst du höchstens ${String(realGame.numbers.handLimit)}\\b`));
  };

  test('the rulebook says so', async () => {
    said(await textOf(join(copy, 'dist/print/de/a4/rulebook.pdf')));
  });

  test('the board says so', async () => {
    const board = await textOf(join(copy, 'dist/print/de/a4/board-full.pdf'));
    expect(board).toMatch(new RegExp(`${NAME} Suchen ${String(searched)}\\b`));
    expect(board).not.toMatch(new RegExp(`${NAME} Suchen ${String(PLACE.search)}\\b`));
  });

  test("an inmate's board says so", async () => {
    expect(await textOf(join(copy, 'dist/print/de/a4/inmates.pdf'))).toMatch(
      new RegExp(`\\b${String(kept)} Handkarten`),
    );
  });

  test('the engine plays so (search.draw)', () => {
    const on = scene({}, 1, game);
    set(on, 0, { at: PLACE.id });
    run(on, 'search');
    expect(own(on, 0).handSize).toBe(searched);
  });

  test('the site says so, and so do its printed files, those that were never printed before too', async () => {
    expect(await runCommand(copy, 'npm run site')).toMatchObject({ status: 0 });
    for (const paper of ['a4', 'letter']) said(await textOf(join(copy, `dist/site/print/de/${paper}/rulebook.pdf`)));
    const textOfPage = (chapter: string): string =>
      readFileSync(join(copy, `dist/site/rules/${chapter}/index.html`), 'utf8')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ');
    expect(textOfPage('location')).toContain(`Er zieht ${String(searched)} Karten.`);
    expect(textOfPage('turn')).toMatch(new RegExp(`hältst du höchstens ${String(kept)}\\b`));
  }, 180_000);
});
