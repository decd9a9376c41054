// What print says at its end of cards that are left out and of texts that fell back to the source language.
import { expect, it } from 'vitest';
import { printSummary, type SummaryFacts } from './summary.ts';

const a4 = { id: 'a4', name: 'A4', width: 210, height: 297, edge: 5 };
const facts: SummaryFacts = {
  files: [
    {
      path: 'en/a4/cards.pdf',
      product: 'cards',
      lang: 'en',
      paper: a4,
      pages: 36,
      sheets: 18,
      notes: ['159 cards on 36 pages'],
    },
  ],
  bytes: 310_000,
  folder: 'dist/print',
  removed: [],
  leftOut: [],
  missing: [],
};
const missing = (count: number): SummaryFacts['missing'] =>
  Array.from({ length: count }, (_, index) => ({
    lang: 'en',
    where: `words/en/parts.yaml parts.p${String(index)}.name`,
  }));

it('lists every card with quantity 0', () => {
  expect(
    printSummary({
      ...facts,
      leftOut: [
        { list: 'valuables', id: 'coin' },
        { list: 'parts', id: 'pan' },
      ],
    }),
  ).toContain('\n2 cards are left out (quantity 0): coin, pan\n');
});

it.each([
  [1, '1 text not translated, printed in the source language and marked *:\n  words/en/parts.yaml parts.p0.name'],
  [
    7,
    '7 texts not translated, printed in the source language and marked *:\n  words/en/parts.yaml parts.p0.name\n  words/en/parts.yaml parts.p1.name\n  words/en/parts.yaml parts.p2.name\n  words/en/parts.yaml parts.p3.name\n  words/en/parts.yaml parts.p4.name\n  and 2 more',
  ],
])('counts %d missing texts and names the first', (count, expected) => {
  expect(printSummary({ ...facts, missing: missing(count) })).toContain(`\n${expected}`);
});

it('names files of an earlier run that it has removed', () => {
  expect(printSummary({ ...facts, removed: ['fr/a4/cards.pdf'] })).toContain(
    '\n1 file of an earlier run removed:\n  fr/a4/cards.pdf\n',
  );
});
