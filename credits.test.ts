// The credits follow the icons used: whoever drew one is named in CREDITS.md, nobody else is; the site names nobody who drew none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { realGame } from './engine/testing/real-game.ts';

const textOf = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
const { icons, credits } = load(textOf('templates/icons.yaml')) as {
  icons: Record<string, string>;
  credits: Record<string, string[]>;
};
const used = new Set(Object.values(icons));
/** Authors of what is used; those nobody knows by name stand as "other contributors". */
const authors = Object.entries(credits)
  .filter(([, drew]) => drew.some((icon) => used.has(icon)))
  .map(([author]) => author);

test('every icon of the set that is used has an author, and every author one that is used', () => {
  expect([...used].filter((icon) => !Object.values(credits).some((drew) => drew.includes(icon)))).toEqual([]);
  expect(Object.keys(credits)).toEqual(authors);
});

test('CREDITS.md names exactly these, in the order of icons.yaml', () => {
  const line =
    /^\[Game-icons\.net\].*?, by (.*?), under/m.exec(textOf('CREDITS.md').replace(/\n(?=\[CC)/, ' '))?.[1] ?? '';
  const named = line.split(/, | and (?:the )?/).filter((name) => name !== '');
  expect(named).toEqual(
    authors.map((author) => author.replace('other contributors of game-icons.net', 'other contributors listed there')),
  );
});

test.each(realGame.languages)('the page of credits names two of them (%s)', (lang) => {
  const said = /^ {2}icons: (.+)$/m.exec(textOf(`content/words/${lang}/site.yaml`))?.[1] ?? '';
  expect(authors.filter((author) => said.includes(author)).length).toBeGreaterThanOrEqual(2);
});
