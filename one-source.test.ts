// One source: a number changed in YAML is the number on board, inmates' boards, rulebook and site, and what the engine plays; no other edit.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { own, run, scene, set } from './engine/testing/scene.ts';
import type { Game } from './engine/facts/game.ts';
import { loadGame } from './scripts/load/load-game.ts';
import { readPdf } from './scripts/print/paint/testing/read-pdf.ts';
import { runPrint } from './scripts/print/output/run-print.ts';
import { runSite } from './scripts/site/run-site.ts';

const root = import.meta.dirname;
const templates = join(root, 'templates');
const folders: string[] = [];
const folder = (): string => {
  folders.push(mkdtempSync(join(tmpdir(), 'grab-dich-frei-')));
  return folders.at(-1)!;
};
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

/** Replaces the one line that says `from`; a content that says it never or twice would make the test a sham. */
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text.split(from), `${file} says "${from}" once`).toHaveLength(2);
  writeFileSync(file, text.replace(from, to));
}

const textOf = async (path: string): Promise<string> =>
  (await readPdf(readFileSync(path))).pages
    .map((page) => page.text)
    .join('\n')
    .replace(/\s+/g, ' ');

describe('showers: search 3 → 2, hand limit 10 → 7', () => {
  const content = join(folder(), 'content');
  const out = folder();
  let game: Game;

  beforeAll(() => {
    cpSync(join(root, 'content'), content, { recursive: true });
    edit(join(content, 'locations.yaml'), 'search: 3', 'search: 2');
    edit(join(content, 'game.yaml'), 'hand-limit: 10', 'hand-limit: 7');
    const loaded = loadGame(content, { templates });
    expect(loaded.problems).toEqual([]);
    game = loaded.game!;
    expect(runPrint({ content, templates, out: join(out, 'print'), lang: 'de', paper: 'a4' })).toMatchObject({
      ok: true,
    });
  }, 120_000);

  test('the rulebook says so', async () => {
    const book = await textOf(join(out, 'print/de/a4/rulebook.pdf'));
    expect(book).toContain('Er zieht 2 Karten.');
    expect(book).not.toContain('Er zieht 3 Karten.');
    expect(book).toMatch(/höchstens 7/);
    expect(book).not.toMatch(/höchstens 10/);
  });

  test('the board says so', async () => {
    const board = await textOf(join(out, 'print/de/a4/board-full.pdf'));
    expect(board).toMatch(/Duschen Suchen 2/);
    expect(board).not.toMatch(/Duschen Suchen 3/);
  });

  test("an inmate's board says so", async () => {
    expect(await textOf(join(out, 'print/de/a4/inmates.pdf'))).toMatch(/\b7 Handkarten/);
  });

  test('the engine plays so (search.draw)', () => {
    const on = scene({}, 1, game);
    set(on, 0, { at: 'showers' });
    run(on, 'search');
    expect(own(on, 0).handSize).toBe(2);
  });

  test('the site says so', async () => {
    await runSite({ content, out: join(out, 'site'), prints: join(out, 'print'), env: {} });
    const page = readFileSync(join(out, 'site/rules/location/index.html'), 'utf8')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(page).toContain('Er zieht 2 Karten.');
    expect(page).not.toContain('Er zieht 3 Karten.');
  }, 180_000);
});
