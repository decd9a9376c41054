// Rulings are for tables too: each belongs to a rule that the book prints, or says why no table can meet it.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { realGame } from './testing/real-game.ts';

const text = readFileSync('engine/RULINGS.md', 'utf8');
const printed = new Set(realGame.chapters.flatMap(({ rules }) => rules.map(({ id }) => id)));
const sections = text
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    body: section.slice(section.indexOf('\n') + 1),
  }));

it('there are rulings', () => expect(sections.length).toBeGreaterThan(10));

it('every rule that a ruling is keyed by has its paragraph in the book', () => {
  const ids = [...text.matchAll(/\*\*([a-z-]+\.[a-z-]+(?:, [a-z-]+\.[a-z-]+)*)\*\*/g)].flatMap(([, named]) =>
    named!.split(', '),
  );
  expect(ids.length).toBeGreaterThan(40);
  expect(ids.filter((id) => !printed.has(id))).toEqual([]);
});

it.each(sections)('$title: printed, or no table can meet it', ({ body }) => {
  const keyed = [...body.matchAll(/\*\*([a-z-]+\.[a-z-]+)/g)].some(([, id]) => printed.has(id!));
  expect(keyed || body.startsWith('No table can meet this: ')).toBe(true);
});
