// The list of each kind may be called otherwise in the table of kinds: nothing but the table knows where its cards stand.
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { loadGame } from './load-game.ts';

const real = fileURLToPath(new URL('../../content', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'renamed-'));
const content = join(folder, 'content');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rewrite = (name: string, change: (text: string) => string): void => {
  const path = join(content, name);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

/** Lets every schema that refers to one of `lists` refer to it by its new name. */
const renamed = (value: unknown, lists: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((item) => renamed(item, lists));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      key === 'refersTo' && Array.isArray(part)
        ? part.map((list: string) => (lists.has(list) ? `${list}-list` : list))
        : renamed(part, lists),
    ]),
  );
};

const KIND_FILES = [...readFileSync(join(real, 'kinds.yaml'), 'utf8').matchAll(/^ +file: (\S+)$/gm)].map(
  ([, file]) => file!,
);

/** A copy of the content in which the list of every kind is called `…-list`, in its file, its schema, its words and all references. */
const renameAll = (): void => {
  cpSync(real, content, { recursive: true });
  const lists = new Set(KIND_FILES);
  for (const list of lists) {
    for (const [from, to] of [
      [`${list}.yaml`, `${list}-list.yaml`],
      [`words/en/${list}.yaml`, `words/en/${list}-list.yaml`],
      [`schema/${list}.schema.json`, `schema/${list}-list.schema.json`],
    ] as const) {
      if (!readdirSync(join(content, from, '..')).includes(from.split('/').at(-1)!)) continue;
      renameSync(join(content, from), join(content, to));
      rewrite(to, (text) =>
        to.endsWith('.json')
          ? text
              .replace(`"$id": "${list}.schema.json"`, `"$id": "${list}-list.schema.json"`)
              .replace(`"title": "${list}"`, `"title": "${list}-list"`)
              .replace(/"required": \[\s*"[^"]+"\s*\]/, `"required": ["${list}-list"]`)
              .replace(`    "${list}": {`, `    "${list}-list": {`)
          : text.replace(`\n${list}:`, `\n${list}-list:`),
      );
    }
  }
  for (const name of readdirSync(join(content, 'schema')))
    rewrite(`schema/${name}`, (text) => JSON.stringify(renamed(JSON.parse(text), lists)));
  rewrite('kinds.yaml', (text) => text.replace(/^( +file: \S+)$/gm, '$1-list'));
};

describe('with the list of every kind called otherwise', () => {
  renameAll();

  it('there is a kind to rename', () => {
    expect(KIND_FILES.length).toBeGreaterThan(5);
  });

  it('the same game loads, without a problem', () => {
    const { game, problems } = loadGame(content);
    expect(problems).toEqual([]);
    expect(game?.cards).toEqual(loadGame(real).game?.cards);
  });

  it('a recipe that cannot be made, and an accessory that no gang wants, are still found', () => {
    rewrite('parts-list.yaml', (text) => text.replace(/^( +copies:) \d+$/gm, '$1 0'));
    rewrite('accessories-list.yaml', (text) =>
      text.replace(/^( +- id:.*\n(?: {4}.*\n)+)/m, (entry) => `${entry}${entry.replace(/id: .*/, 'id: spare')}`),
    );
    const codes = loadGame(content).problems.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['UNUSED_ACCESSORY', 'NOT_MAKEABLE']));
  });
});
